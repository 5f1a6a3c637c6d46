// What `react-router-dom` is in the page: the names in use, provided once by the shell; the whole package is three times as large.
// The build's gate keeps imports within these names.
export {
  createBrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
