import { confirmTwoFactorCode as call } from '@paga/contract/identity/sign-in';
import { recordAudit } from '#core/audit/record-audit.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { personSecret } from '#core/http/handler.ts';
import { endTicket } from './end-ticket.ts';
import { isTicket } from './is-ticket.ts';
import { rightCode, useUpCode } from './two-factor-code.ts';

/** Undefined when another request used the code first. */
function admit(ctx: OwnContext, codeHash: string, device: { label: string; trust: boolean }) {
  return ctx.asAccess(async (tx) => {
    if (!(await isTicket(tx, ctx.actor, true)) || !(await useUpCode(tx, ctx.actor, codeHash)))
      return undefined;
    return endTicket(tx, ctx, device);
  });
}

export const confirmTwoFactorCode = personSecret({
  call,
  run: async (ctx, { body: { userId, deviceId, code, trustDevice = false } }) => {
    const { actor, asAccess, now } = ctx;
    if (userId !== actor.userId) throw new DomainError('FORBIDDEN');
    const codeHash = await rightCode(ctx, code);
    const admitted =
      codeHash === undefined
        ? undefined
        : await admit(ctx, codeHash, { label: deviceId, trust: trustDevice });
    if (admitted) {
      ctx.sessionCookie.set(admitted.cookie);
      ctx.deviceCookie.set(admitted.secret);
      return { value: true, token: admitted.handle };
    }
    const facts = { page: 'login', type: 'codeRefused', objectId: userId };
    await asAccess((tx) => recordAudit(tx, { now, userId, companyId: undefined }, facts));
    return { value: false };
  },
});
