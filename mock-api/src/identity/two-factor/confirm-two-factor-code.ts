import { confirmTwoFactorCode as call } from '@paga/contract/identity/two-factor';
import { recordAudit } from '#core/audit/record-audit.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { personSecret } from '#core/http/handler.ts';
import { endTicket } from './end-ticket.ts';
import { isTicket } from './is-ticket.ts';
import { tryCode, useUpCode } from './two-factor-code.ts';

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
    // A full session has no code to try: it is refused before anything is hashed, counted or written down.
    if (!(await asAccess((tx) => isTicket(tx, actor)))) throw new DomainError('FORBIDDEN');
    const tried = await tryCode(ctx, code);
    if (tried === 'ignored') return { value: false };
    const admitted =
      tried === 'wrong'
        ? undefined
        : await admit(ctx, tried.codeHash, { label: deviceId, trust: trustDevice });
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
