import { refreshToken as call } from '@paga/contract/identity/sign-in';
import { personWrite } from '#core/http/handler.ts';
import { rotateSession } from '../session/open-session.ts';

export const refreshToken = personWrite({
  call,
  run: async ({ tx, actor, now, sessionCookie }) => {
    const { cookie, handle } = await rotateSession(tx, actor.sessionId, now);
    sessionCookie.set(cookie);
    return { token: handle };
  },
  audit: ({ ctx }) => ({ page: 'login', type: 'refresh', objectId: ctx.actor.userId }),
});
