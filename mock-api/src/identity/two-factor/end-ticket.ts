import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import type { OwnContext } from '#core/http/context.ts';
import { endSession, openSession } from '../session/open-session.ts';
import { rememberDevice } from './device.ts';
import { isTicket } from './is-ticket.ts';

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
  const secret = await rememberDevice(tx, { userId, secret: deviceCookie.read(), now, ...device });
  const type = device.trust ? 'signInTrusted' : 'signIn';
  await recordAudit(
    tx,
    { now, userId, companyId: undefined },
    { page: 'login', type, objectId: userId, about },
  );
  return { ...pair, secret };
}
