import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { mailPasskey } from './passkey-mail.ts';

/** An operator takes away every passkey of the person with this e-mail, who is mailed; their names, or undefined when nobody has it. */
export async function removePasskeysOf(tx: Tx, email: string, now: Date): Promise<string[] | undefined> {
  const people = await tx.execute<{ id: string }>(
    sql`select "id" from "app_user" where lower("email") = lower(${email}) and "deletedAt" is null`,
  );
  const [person] = people.rows;
  if (!person) return undefined;
  const userId = Number(person.id);
  const { rows } = await tx.execute<{ id: string; name: string }>(
    sql`delete from "passkey" where "userId" = ${userId} returning "id", "name"`,
  );
  for (const { id, name } of rows) {
    await mailPasskey(tx, userId, { passkeyId: Number(id), passkey: name, change: 'removed', now });
    const facts = { page: 'users', type: 'removePasskey', objectId: userId, old: { passkey: name } };
    await recordAudit(tx, { now, userId: undefined, companyId: undefined }, facts);
  }
  return rows.map(({ name }) => name);
}
