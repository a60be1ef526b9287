// Starts the pages in the browser.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routes } from './shell/routes';
import './shared/theme/tokens.css';
import './shared/theme/base.css';
import { applyTheme, rememberedTheme } from './shared/theme/theme';

applyTheme(rememberedTheme());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
