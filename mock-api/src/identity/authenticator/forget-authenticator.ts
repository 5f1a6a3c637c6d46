import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { mailAuthenticator } from './authenticator-mail.ts';

/** Removes a person's app with its recovery codes. False: there was none that was switched on. */
export async function forgetAuthenticator(tx: Tx, userId: number): Promise<boolean> {
  await tx.execute(sql`delete from "recovery_code" where "userId" = ${userId}`);
  const { rows } = await tx.execute<{ enabledAt: unknown }>(
    sql`delete from "authenticator" where "userId" = ${userId} returning "enabledAt"`,
  );
  return rows.some(({ enabledAt }) => enabledAt !== null);
}

/** An operator takes away the app of the person with this e-mail, who is mailed; whether there was one, undefined when nobody has the e-mail. */
export async function removeAuthenticatorOf(tx: Tx, email: string, now: Date): Promise<boolean | undefined> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select "id" from "app_user" where lower("email") = lower(${email}) and "deletedAt" is null`,
  );
  const [person] = rows;
  if (!person) return undefined;
  const userId = Number(person.id);
  if (!(await forgetAuthenticator(tx, userId))) return false;
  await mailAuthenticator(tx, userId, { change: 'off', left: 0, now });
  const facts = { page: 'users', type: 'removeAuthenticator', objectId: userId } as const;
  await recordAudit(tx, { now, userId: undefined, companyId: undefined }, facts);
  return true;
}
