import { randomInt } from 'node:crypto';
import { RoleId } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { OpenContext, OwnContext } from '#core/http/context.ts';
import { oneAddress } from '#core/mail/address.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { anyLinked } from '#core/user/linked-companies.ts';
import { hashPassword, verifyPassword } from '../session/password.ts';
import { forgetTries, noTryLeft, reserveTry, tryKey } from '../session/tries.ts';
import { isTrustedDevice } from './device.ts';

const CODE_MINUTES = 10;
const TRIES_PER_CODE = 5;
const TRIES_PER_HOUR = { limit: 10, minutes: 60 };
/** What comes after them looks as if it were compared, so often. */
const TRIES_WITHOUT_CODE = { limit: 20, minutes: 60 };
const MAILS_PER_HOUR = { limit: 10, minutes: 60 };
/** How long a person waits before another code can be sent. */
export const RESEND_PAUSE_SECONDS = 60;

/**
 * Whether the person asks for two-factor sign-in, and whether one of the person's companies does; of role 1 a guarded installation does, but for who has
 * neither an address nor a passkey nor an app: nobody above could give them one.
 */
export async function twoFactorOf(tx: Tx, userId: number): Promise<{ enabled: boolean; required: boolean }> {
  const { rows } = await tx.execute<{ enabled: boolean; required: boolean }>(sql`
    select u."twoFactor" as "enabled", ${anyLinked(sql`u."id"`, sql`t."twoFactorRequired"`)} or (u."roleId" = ${RoleId.superAdmin} and exists (select 1 from "installation" where "guarded")
      and (u."email" like '%@%' or exists (select 1 from "passkey" p where p."userId" = u."id")
        or exists (select 1 from "authenticator" a where a."userId" = u."id" and a."enabledAt" is not null))) as "required" from "app_user" u where u."id" = ${userId}`);
  return found(rows[0]);
}

/**
 * Whether a right password is not enough on this browser. A rule waits for who cannot keep it (`canTake` false): while nobody is mailed and the person has no
 * passkey and no app, it would lock out the very first administrator.
 */
export async function isTwoFactorDue(
  tx: Tx,
  userId: number,
  { deviceCookie, now }: Pick<OpenContext, 'deviceCookie' | 'now'>,
  canTake: boolean,
): Promise<boolean> {
  const { enabled, required } = await twoFactorOf(tx, userId);
  const due = enabled || (required && canTake);
  return due && !(await isTrustedDevice(tx, userId, deviceCookie.read(), now));
}

/** Whether another code may be sent to the ticket by now. Looked at before one is made, because making one is slow. */
export async function requireCodeDue(tx: Tx, sessionId: number, now: Date): Promise<void> {
  const { rows } = await tx.execute(
    sql`select 1 from "two_factor_code" where "sessionId" = ${sessionId} and "createdAt" > ${sentBefore(now)}`,
  );
  if (rows.length > 0) throw tooSoon();
}

const tooSoon = () => new DomainError('TOO_MANY_REQUESTS', { retryAfter: RESEND_PAUSE_SECONDS });
const sentBefore = (now: Date) => new Date(now.getTime() - RESEND_PAUSE_SECONDS * 1_000).toISOString();

type NewCode = { code: string; codeHash: string };

/** Six random digits. The hash is slow because a million codes are few; so it is made outside of a transaction. */
export async function newCode(): Promise<NewCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, codeHash: await hashPassword(code) };
}

/**
 * Makes `fresh` the ticket's code and mails it. Too soon after the one before, or too many an hour: `TOO_MANY_REQUESTS`; no
 * address to mail it to: `SECOND_STEP_NEEDS_EMAIL`.
 */
export async function sendCode(
  tx: Tx,
  ticket: { sessionId: number; userId: number; now: Date },
  { code, codeHash }: NewCode,
): Promise<void> {
  const { sessionId, userId, now } = ticket;
  if (!(await reserveTry(tx, tryKey('two-factor-mail', userId), MAILS_PER_HOUR, now)))
    throw noTryLeft(MAILS_PER_HOUR);
  const [at, expires] = [now.toISOString(), new Date(now.getTime() + CODE_MINUTES * 60_000).toISOString()];
  const { rows } = await tx.execute(sql`
    insert into "two_factor_code" as c ("sessionId", "codeHash", "tries", "createdAt", "expiresAt") values (${sessionId}, ${codeHash}, 0, ${at}, ${expires})
    on conflict ("sessionId") do update set "codeHash" = excluded."codeHash", "tries" = 0, "createdAt" = excluded."createdAt", "expiresAt" = excluded."expiresAt"
    where c."createdAt" <= ${sentBefore(now)} returning 1`);
  if (rows.length === 0) throw tooSoon();
  const people = await tx.execute<{ name: string; email: string; language: number }>(
    sql`select "name", "email", "language" from "app_user" where "id" = ${userId}`,
  );
  const { name, email, language } = found(people.rows[0]);
  // Somebody who signs in by a user name has no address a code could go to: refused in words, never let in by the password alone.
  if (oneAddress(email) === undefined) throw new DomainError('SECOND_STEP_NEEDS_EMAIL');
  const mail = {
    to: email,
    language: language === 1 ? ('en' as const) : ('sq' as const),
    dedupe: `two-factor:${sessionId}:${now.getTime()}`,
    now,
  };
  await queueMail(tx, { template: 'twoFactorCode', values: { name, code }, ...mail });
}

/** Counts a try of the ticket's code for good, before the code is looked at. Undefined: no try is left, or there is no code to try. */
function takeTry({ asAccess, actor, now }: OwnContext): Promise<string | undefined> {
  return asAccess(async (tx) => {
    const { rows } = await tx.execute<{ codeHash: string }>(sql`
      update "two_factor_code" set "tries" = "tries" + 1
      where "sessionId" = ${actor.sessionId} and "tries" < ${TRIES_PER_CODE} and "expiresAt" > ${now.toISOString()} returning "codeHash"`);
    const codeHash = rows[0]?.codeHash;
    if (codeHash === undefined) return undefined;
    return (await reservePersonTry(tx, { actor, now })) ? codeHash : undefined;
  });
}

/** Where a person's tries of the two-factor step are counted, with whatever code. */
export const personTries = (userId: number) => tryKey('two-factor', userId);

/** A try of the two-factor step; false: there is none left this hour. */
export function reservePersonTry(
  tx: Tx,
  { actor, now }: Pick<OwnContext, 'actor' | 'now'>,
): Promise<boolean> {
  return reserveTry(tx, personTries(actor.userId), TRIES_PER_HOUR, now);
}

/** Whether a try that cannot be right may still take as long as one that could. */
export async function mayCostTime({ asAccess, actor, now }: OwnContext): Promise<boolean> {
  return asAccess((tx) => reserveTry(tx, tryKey('two-factor-shut', actor.userId), TRIES_WITHOUT_CODE, now));
}

/**
 * Tries the ticket's code; the hash of the right one. `wrong` after the same time: another code, too old, or no try left. `ignored`: so many came without a try
 * left that they are neither compared nor written down any more; one open ticket could keep the machine busy for ever.
 */
export async function tryCode(
  ctx: OwnContext,
  code: string,
): Promise<{ codeHash: string } | 'wrong' | 'ignored'> {
  const codeHash = await takeTry(ctx);
  if (codeHash === undefined && !(await mayCostTime(ctx))) return 'ignored';
  return (await verifyPassword(codeHash, code)) && codeHash !== undefined ? { codeHash } : 'wrong';
}

/** Uses a right code up. False: another request was faster, or the code was replaced meanwhile. */
export async function useUpCode(
  tx: Tx,
  { sessionId, userId }: { sessionId: number; userId: number },
  codeHash: string,
): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`delete from "two_factor_code" where "sessionId" = ${sessionId} and "codeHash" = ${codeHash} returning 1`,
  );
  if (rows.length > 0) await forgetTries(tx, personTries(userId));
  return rows.length > 0;
}
