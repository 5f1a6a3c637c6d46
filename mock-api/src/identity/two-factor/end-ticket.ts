import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { found } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { endSession, openSession } from '../session/open-session.ts';
import { grantStepUp } from '../session/step-up.ts';
import { rememberDevice } from './device.ts';
import { isTicket } from './is-ticket.ts';

/** When the ticket's password was typed: from then on the step-up counts that it brings. Undefined when none was, but a new passkey used. */
async function typedAt(tx: Tx, sessionId: number): Promise<Date | undefined> {
  const { rows } = await tx.execute<{ createdAt: string | Date; mailedOnly: boolean }>(
    sql`select "createdAt", "mailedOnly" from "session" where "id" = ${sessionId}`,
  );
  const { createdAt, mailedOnly } = found(rows[0]);
  return mailedOnly ? undefined : new Date(createdAt);
}

/**
 * The two-factor step was taken: the ticket's session ends and a full one begins, with a new pair; undefined when another request has ended the ticket
 * first. `about` says by what, for the audit log.
 */
export async function endTicket(
  tx: Tx,
  request: OwnContext,
  device: { label: string; trust: boolean },
  about?: Readonly<Record<string, string>>,
) {
  const { actor, now, deviceCookie } = request;
  if (!(await isTicket(tx, actor, true))) return undefined;
  const { userId, sessionId } = actor;
  await endSession(tx, sessionId, now);
  const pair = await openSession(tx, { userId, now, request });
  const typed = await typedAt(tx, sessionId);
  if (typed)
    await grantStepUp(tx, { sessionId: pair.sessionId, companyId: undefined, now: typed }, 'password');
  const secret = await rememberDevice(tx, { userId, secret: deviceCookie.read(), now, ...device });
  const type = device.trust ? 'signInTrusted' : 'signIn';
  await recordAudit(
    tx,
    { now, userId, companyId: undefined },
    { page: 'login', type, objectId: userId, about },
  );
  return { ...pair, secret };
}
