import { confirmTwoFactorCode as call } from '@paga/contract/identity/sign-in';
import { recordAudit } from '#core/audit/record-audit.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { personSecret } from '#core/http/handler.ts';
import { endSession, openSession } from '../session/open-session.ts';
import { rememberDevice } from './device.ts';
import { isTicket } from './is-ticket.ts';
import { rightCode, useUpCode } from './two-factor-code.ts';

/** The ticket's session ends and a full one begins, with a new pair; undefined when another request used the code first. */
function admit(
  { asAccess, actor, now, deviceCookie }: OwnContext,
  codeHash: string,
  device: { label: string; trust: boolean },
) {
  const { userId, sessionId } = actor;
  return asAccess(async (tx) => {
    if (!(await isTicket(tx, actor, true)) || !(await useUpCode(tx, actor, codeHash))) return undefined;
    await endSession(tx, sessionId, now);
    const pair = await openSession(tx, userId, now);
    const secret = await rememberDevice(tx, { userId, secret: deviceCookie.read(), now, ...device });
    const facts = { page: 'login', type: device.trust ? 'signInTrusted' : 'signIn', objectId: userId };
    await recordAudit(tx, { now, userId, companyId: undefined }, facts);
    return { ...pair, secret };
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
