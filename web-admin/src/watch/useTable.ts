// A table as it is now, followed for as long as the page is open.
import { useEffect, useState } from 'react';
import type { TableView } from '../shared/api/client';
import type { Link } from '../shared/live/follow';
import { followTable } from '../shared/live/followTable';

export function useTable(table: number): { view: TableView | null; link: Link } {
  const [view, setView] = useState<TableView | null>(null);
  const [link, setLink] = useState<Link>('polling');
  useEffect(() => {
    const following = followTable(table, { onView: setView, onLink: setLink });
    return () => {
      following.stop();
    };
  }, [table]);
  return { view, link };
}
