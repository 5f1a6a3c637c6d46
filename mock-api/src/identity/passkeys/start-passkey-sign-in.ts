import { startPasskeySignIn as call } from '@paga/contract/identity/passkeys';
import { DomainError } from '#core/domain-error.ts';
import { personSecret } from '#core/http/handler.ts';
import { isTicketForAny } from '../two-factor/is-ticket.ts';
import { passkeyRequest } from './passkey-request.ts';

export const startPasskeySignIn = personSecret({
  call,
  run: (ctx) =>
    ctx.asAccess(async (tx) => {
      if (!(await isTicketForAny(tx, ctx.actor, true))) throw new DomainError('FORBIDDEN');
      return passkeyRequest(tx, ctx, { sessionId: ctx.actor.sessionId, purpose: 'signIn' });
    }),
});
