import { routes } from '../http/routes.ts';
import { globalSearch } from './global-search.ts';

export const navigationRoutes = routes([globalSearch]);
