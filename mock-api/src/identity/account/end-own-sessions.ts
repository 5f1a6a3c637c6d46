import { endOwnSessions as call } from '@paga/contract/identity/account';
import { personWrite } from '#core/http/handler.ts';
import { endOtherSessions } from '../session/open-session.ts';

export const endOwnSessions = personWrite({
  call,
  run: async ({ tx, actor, now }) => ({
    ended: await endOtherSessions(tx, { userId: actor.userId, except: actor.sessionId, now }),
  }),
  audit: ({ ctx, answer }) => ({
    page: 'account',
    type: 'endSessions',
    objectId: ctx.actor.userId,
    new: { sessions: answer.ended },
  }),
});
