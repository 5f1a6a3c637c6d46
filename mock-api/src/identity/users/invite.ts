import type { UserRecord } from '@paga/contract/identity/user';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import type { OpenContext } from '#core/http/context.ts';
import { oneAddress } from '#core/mail/address.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { languageOf } from '#core/user/language-of.ts';
import { hashSecret, newSecret } from '../session/secret.ts';

/** Longer than a forgotten password's link: who is added on a Friday reads it on Monday. */
const GOOD_FOR_MS = 3 * 24 * 3_600_000;

/** Informs a new person by mail, in the language chosen for them, that the account exists, with a link to set their own password: nobody needs to send the first one. */
export async function invite(
  tx: Tx,
  { now, origin }: Pick<OpenContext, 'now' | 'origin'>,
  person: UserRecord,
): Promise<void> {
  if (oneAddress(person.email) === undefined) return;
  const token = newSecret();
  const until = new Date(now.getTime() + GOOD_FOR_MS).toISOString();
  await tx.execute(sql`
    insert into "password_reset" ("userId", "tokenHash", "createdAt", "expiresAt")
    values (${person.id}, ${hashSecret(token)}, ${now.toISOString()}, ${until})`);
  const { rows } = await tx.execute<{ language: number }>(
    sql`select "language" from "app_user" where "id" = ${person.id}`,
  );
  const language = languageOf(rows[0]?.language ?? 0);
  const values = {
    name: person.name,
    companies: person.companies.join(', '),
    link: `${origin()}/resetPassword?token=${token}`,
  };
  await queueMail(tx, {
    template: 'accountMade',
    values,
    to: person.email,
    language,
    dedupe: `accountMade:${person.id}`,
    now,
  });
}
