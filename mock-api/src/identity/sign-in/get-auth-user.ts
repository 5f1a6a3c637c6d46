import { getAuthUser as call } from '@paga/contract/identity/sign-in';
import { personRead } from '#core/http/handler.ts';
import { authenticatedUser, defaultCompany } from './authenticated-user.ts';

export const getAuthUser = personRead({
  call,
  run: async ({ tx, actor, now }) => ({
    ...(await authenticatedUser(tx, actor.userId, await defaultCompany(tx, actor.sessionId), now)),
    inactivityMinutes: actor.idleMinutes,
  }),
});
