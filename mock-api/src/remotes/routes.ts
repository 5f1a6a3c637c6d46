import { routes } from '#core/http/routes.ts';
import { getFailureStack } from './failures/get-failure-stack.ts';
import { getRegistryState } from './failures/get-registry-state.ts';
import { getRemotes } from './failures/get-remotes.ts';
import { reportFailure } from './failures/report-failure.ts';
import { getRegistryMoves } from './moves/get-registry-moves.ts';
import { getRemoteMoves } from './moves/get-remote-moves.ts';
import { moveRegistryBack } from './moves/move-registry-back.ts';
import { moveRemoteBack } from './moves/move-remote-back.ts';
import { promoteCanary } from './moves/promote-canary.ts';
import { getPublished } from './publish/get-published.ts';
import { promotePublished } from './publish/promote-published.ts';
import { publishRemote } from './publish/publish-remote.ts';
import { takePublishedBack } from './publish/take-published-back.ts';
import { switchRollback } from './rollback/switch-rollback.ts';
import { endRemoteToken } from './tokens/end-remote-token.ts';
import { getRemoteTokens } from './tokens/get-remote-tokens.ts';
import { makeRemoteToken } from './tokens/make-remote-token.ts';
import { reportVisit } from './visits/report-visit.ts';

export const remotesRoutes = routes([
  ...[reportFailure, getRemotes, getRegistryState, getFailureStack, reportVisit, switchRollback],
  ...[publishRemote, getPublished, takePublishedBack, promotePublished],
  ...[getRemoteTokens, makeRemoteToken, endRemoteToken, getRemoteMoves, moveRemoteBack],
  ...[promoteCanary, getRegistryMoves, moveRegistryBack],
]);
