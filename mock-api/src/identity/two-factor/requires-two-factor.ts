import { requiresTwoFactor as call } from '@paga/contract/identity/two-factor';
import { personRead } from '#core/http/handler.ts';
import { isTicket } from './is-ticket.ts';

export const requiresTwoFactor = personRead({
  call,
  policy: (actor, { body }) => body.userId === actor.userId,
  run: async ({ tx, actor }) => ({ value: await isTicket(tx, actor) }),
});
