import { confirmPasskeySignIn as call } from '@paga/contract/identity/passkeys';
import { DomainError } from '#core/domain-error.ts';
import { personSecret } from '#core/http/handler.ts';
import { endTicket } from '../two-factor/end-ticket.ts';
import { signedPasskey } from './signed-passkey.ts';

export const confirmPasskeySignIn = personSecret({
  call,
  run: async (ctx, { body: { credential, deviceId, trustDevice = false } }) => {
    const asked = { sessionId: ctx.actor.sessionId, purpose: 'signIn' } as const;
    const { name } = await signedPasskey(ctx, asked, credential);
    const device = { label: deviceId, trust: trustDevice };
    const admitted = await ctx.asAccess((tx) => endTicket(tx, ctx, device, { passkey: name }));
    if (!admitted) throw new DomainError('FORBIDDEN');
    ctx.sessionCookie.set(admitted.cookie);
    ctx.deviceCookie.set(admitted.secret);
    return { token: admitted.handle };
  },
});
