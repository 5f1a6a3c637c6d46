import { routes } from '#core/http/routes.ts';
import { getHealth } from './get-health.ts';
import { getSetupState } from './get-setup-state.ts';
import { makeFirstAdmin } from './make-first-admin.ts';

export const setupRoutes = routes([makeFirstAdmin, getHealth, getSetupState]);
