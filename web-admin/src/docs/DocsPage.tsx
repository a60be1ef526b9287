// The API reference, made at run time from what the service says of itself.
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Main } from '../shared/Main';
import { Mark } from '../shared/Mark';
import { ThemeSwitch } from '../shared/theme/ThemeSwitch';
import { usePageTitle } from '../shared/usePageTitle';
import { Reference } from './Reference';
import { useOpenApi } from './useOpenApi';
import '../shared/parts/controls.css';
import './docs.css';

export function DocsPage() {
  usePageTitle('API reference');
  const { fetched, tryAgain } = useOpenApi();
  return (
    <>
      <header className="docs-bar">
        <Link className="docs-brand" href="/">
          <Mark size={30} /> Lammer
        </Link>
        <a className="key" href="/api/v1/openapi.json">
          OpenAPI as JSON
        </a>
        <ThemeSwitch />
      </header>
      <Main className="docs">
        {fetched.kind === 'loaded' && <Reference document={fetched.document} />}
        {fetched.kind === 'loading' && (
          <p className="docs-note" role="status">
            Fetching the description from the service.
          </p>
        )}
        {fetched.kind === 'failed' && (
          <div className="docs-note" role="alert">
            <p>The service did not send its description. Check on the first page how it does, then try again.</p>
            <Button className="key key-primary" onPress={tryAgain}>
              Try again
            </Button>
          </div>
        )}
      </Main>
    </>
  );
}
