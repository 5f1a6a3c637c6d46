import { routes } from '#core/http/routes.ts';
import { firstAdmin } from './first-admin.ts';
import { health } from './health.ts';
import { setupState } from './state.ts';

export const setupRoutes = routes([firstAdmin, health, setupState]);
