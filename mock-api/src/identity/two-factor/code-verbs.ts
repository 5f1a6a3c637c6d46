import { confirmTwoFactorCode, requiresTwoFactor, sendTwoFactorCode } from '@paga/contract/access';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Actor, OwnContext } from '#core/http/context.ts';
import { personRead, personSecret } from '#core/http/handler.ts';
import { TICKET } from '../session/live-session.ts';
import { endSession, openSession } from '../session/open-session.ts';
import { rememberDevice } from './device.ts';
import { newCode, RESEND_PAUSE_SECONDS, rightCode, sendCode, useUpCode } from './second-step.ts';

/** Takes the session's row for this transaction: a ticket is used once. */
async function isTicket(tx: Tx, { sessionId }: Actor, lock = false): Promise<boolean> {
  const { rows } = await tx.execute<{ level: number }>(
    sql`select "level" from "session" where "id" = ${sessionId} and "endedAt" is null ${lock ? sql`for update` : sql``}`,
  );
  return rows[0]?.level === TICKET;
}

export const askWhetherDue = personRead({
  call: requiresTwoFactor,
  policy: (actor, { body }) => body.userId === actor.userId,
  run: async ({ tx, actor }) => ({ value: await isTicket(tx, actor) }),
});

export const sendAnotherCode = personSecret({
  call: sendTwoFactorCode,
  run: async ({ asAccess, actor, now }) => {
    const fresh = await newCode();
    await asAccess(async (tx) => {
      if (!(await isTicket(tx, actor, true))) throw new DomainError('FORBIDDEN');
      await sendCode(tx, { sessionId: actor.sessionId, userId: actor.userId, now }, fresh);
      await recordAudit(
        tx,
        { now, userId: actor.userId, companyId: undefined },
        { page: 'login', type: 'codeSent', objectId: actor.userId },
      );
    });
    return { pauseSeconds: RESEND_PAUSE_SECONDS };
  },
});

/** The ticket's session ends and a full one begins, with a new pair; undefined when another request used the code first. */
function admit({ asAccess, actor, now, deviceCookie }: OwnContext, codeHash: string, device: { label: string; trust: boolean }) {
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

export const confirmCode = personSecret({
  call: confirmTwoFactorCode,
  run: async (ctx, { body: { userId, deviceId, code, trustDevice = false } }) => {
    const { actor, asAccess, now } = ctx;
    if (userId !== actor.userId) throw new DomainError('FORBIDDEN');
    const codeHash = await rightCode(ctx, code);
    const admitted = codeHash === undefined ? undefined : await admit(ctx, codeHash, { label: deviceId, trust: trustDevice });
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
