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
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
