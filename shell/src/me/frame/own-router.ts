// What `react-router-dom` is on the own page: the names in use. The page has no data router, which is two thirds of the package.
export { Link, NavLink, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
