// An address that no page has.
import { Link } from 'react-aria-components/Link';
import { useLocation } from 'react-router';
import { NoticePage } from './NoticePage';

export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <NoticePage title="There is no such page">
      <p>
        Nothing is at <code>{pathname}</code>. The address may be mistyped, or the page may belong to another version.
      </p>
      <Link className="key key-primary" href="/">
        Go to the first page
      </Link>
    </NoticePage>
  );
}
