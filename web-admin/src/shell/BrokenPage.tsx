// Shown when a page fails. The usual cause is a page that was opened before the service was updated: its files are gone.
import { Button } from 'react-aria-components/Button';
import { NoticePage } from './NoticePage';

export function BrokenPage() {
  return (
    <NoticePage title="This page could not be shown">
      <p>Lammer may have been updated since it was opened. Loading it again usually helps.</p>
      <Button
        className="key key-primary"
        onPress={() => {
          window.location.reload();
        }}
      >
        Load again
      </Button>
    </NoticePage>
  );
}
