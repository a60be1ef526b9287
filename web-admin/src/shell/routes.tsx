// Which address shows which page. Each screen is fetched when it is first opened.
import type { RouteObject } from 'react-router';
import { BrokenPage } from './BrokenPage';
import { NotFoundPage } from './NotFoundPage';
import { Shell } from './Shell';

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    hydrateFallbackElement: <main aria-busy="true" />,
    children: [
      {
        errorElement: <BrokenPage />,
        children: [
          { index: true, lazy: async () => ({ Component: (await import('../home/HomePage')).HomePage }) },
          { path: 'docs', lazy: async () => ({ Component: (await import('../docs/DocsPage')).DocsPage }) },
          { path: 'dealer', lazy: async () => ({ Component: (await import('../dealer/DealerPage')).DealerPage }) },
          {
            path: 'floor/tables/:table',
            lazy: async () => ({ Component: (await import('../watch/WatchPage')).WatchPage }),
          },
          {
            path: 'floor/tables/:table/hands/:hand',
            lazy: async () => ({ Component: (await import('../watch/ReplayPage')).ReplayPage }),
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
