import { routes } from '#core/http/routes.ts';
import { getGeneralValues } from './basis/get-general-values.ts';

export const monthRoutes = routes([getGeneralValues]);
