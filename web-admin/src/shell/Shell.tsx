// What stands around every page: the skip link, and links of components that open without a reload.
import { RouterProvider } from 'react-aria-components';
import { Outlet, useHref, useNavigate } from 'react-router';
import { mainId } from '../shared/Main';
import './Shell.css';

export function Shell() {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
      <a className="skip-link" href={`#${mainId}`}>
        Skip to the main part
      </a>
      <Outlet />
    </RouterProvider>
  );
}
