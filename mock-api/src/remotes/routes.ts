import { routes } from '#core/http/routes.ts';
import { getFailureStack } from './failures/get-failure-stack.ts';
import { getRegistryState } from './failures/get-registry-state.ts';
import { getRemotes } from './failures/get-remotes.ts';
import { reportFailure } from './failures/report-failure.ts';
import { switchRollback } from './rollback/switch-rollback.ts';
import { reportVisit } from './visits/report-visit.ts';

export const remotesRoutes = routes([
  reportFailure,
  getRemotes,
  getRegistryState,
  getFailureStack,
  reportVisit,
  switchRollback,
]);
