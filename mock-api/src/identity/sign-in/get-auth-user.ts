import { getAuthUser as call } from '@paga/contract/identity/sign-in';
import { personRead } from '#core/http/handler.ts';
import { authenticatedUser, defaultCompany } from './authenticated-user.ts';

export const getAuthUser = personRead({
  call,
  run: async ({ tx, actor, shown, now }) => ({
    ...(await authenticatedUser(
      tx,
      { userId: actor.userId, standard: await defaultCompany(tx, actor.sessionId), asked: shown() },
      now,
    )),
    inactivityMinutes: actor.idleMinutes,
  }),
});
