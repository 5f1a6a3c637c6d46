import { routes } from '#core/http/routes.ts';
import { globalSearch } from './global-search.ts';

export const navigationRoutes = routes([globalSearch]);
