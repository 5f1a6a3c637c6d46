import { logout as call } from '@paga/contract/identity/sign-in';
import { personWrite } from '#core/http/handler.ts';
import { endSession } from '../session/open-session.ts';

export const logout = personWrite({
  call,
  run: async ({ tx, actor, now, sessionCookie }) => {
    await endSession(tx, actor.sessionId, now);
    sessionCookie.clear();
    return undefined;
  },
  audit: ({ ctx }) => ({ page: 'login', type: 'signOut', objectId: ctx.actor.userId }),
});
