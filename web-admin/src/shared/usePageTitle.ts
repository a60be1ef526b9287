// The name of a page in the browser's tab and history.
import { useEffect } from 'react';

export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = page === 'Lammer' ? page : `${page} · Lammer`;
  }, [page]);
}
