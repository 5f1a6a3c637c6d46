import type { UserRecord } from '@paga/contract/identity/user';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { oneAddress } from '#core/mail/address.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { languageOf } from '#core/user/language-of.ts';
import { endAllSessions } from '../session/open-session.ts';
import { distrustDevices } from '../two-factor/device.ts';

/** Ends every session of a person at once, and the trust in their browsers. */
export async function shutOut(tx: Tx, userId: number, now: Date): Promise<void> {
  await endAllSessions(tx, userId, now);
  await distrustDevices(tx, userId);
}

/** Adds and ends links to companies. What a session still had of an ended one goes with it. */
export async function setLinks(
  tx: Tx,
  userId: number,
  { add, remove }: { add: readonly number[]; remove: readonly number[] },
): Promise<void> {
  for (const tenantId of add)
    await tx.execute(sql`insert into "user_company" ("userId", "tenantId") values (${userId}, ${tenantId})`);
  if (remove.length === 0) return;
  const gone = sql`any(${sql.param([...remove])}::bigint[])`;
  await tx.execute(sql`delete from "user_company" where "userId" = ${userId} and "tenantId" = ${gone}`);
  await tx.execute(
    sql`update "session" set "companyId" = null where "userId" = ${userId} and "companyId" = ${gone}`,
  );
  for (const grant of [sql`"session_grant"`, sql`"step_up_grant"`])
    await tx.execute(sql`
      delete from ${grant} g using "session" s where s."id" = g."sessionId" and s."userId" = ${userId} and g."tenantId" = ${gone}`);
}

/** Links in the old inbox become invalid, and the old address is notified. */
export async function leaveEmail(tx: Tx, before: UserRecord, email: string, now: Date): Promise<void> {
  await tx.execute(
    sql`update "password_reset" set "usedAt" = ${now.toISOString()} where "userId" = ${before.id} and "usedAt" is null`,
  );
  if (oneAddress(before.email) === undefined) return;
  const { rows } = await tx.execute<{ language: number }>(
    sql`select "language" from "app_user" where "id" = ${before.id}`,
  );
  const language = languageOf(rows[0]?.language ?? 0);
  const dedupe = `emailChanged:${before.id}:${now.getTime()}`;
  await queueMail(tx, {
    template: 'emailChanged',
    values: { name: before.name, email },
    to: before.email,
    language,
    dedupe,
    now,
  });
}
