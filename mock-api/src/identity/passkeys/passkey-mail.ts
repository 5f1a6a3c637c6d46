import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { found } from '#core/domain-error.ts';
import { oneAddress } from '#core/mail/address.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import type { PasskeyChange } from '#core/mail/templates/passkey-changed.ts';
import { languageOf } from '#core/user/language-of.ts';

/** Mails a person what became of a passkey; who signs in by a user name has no address. */
export async function mailPasskey(
  tx: Tx,
  userId: number,
  {
    passkeyId,
    passkey,
    change,
    now,
  }: { passkeyId: number; passkey: string; change: PasskeyChange; now: Date },
): Promise<void> {
  const { rows } = await tx.execute<{ name: string; email: string; language: number }>(
    sql`select "name", "email", "language" from "app_user" where "id" = ${userId}`,
  );
  const { name, email, language } = found(rows[0]);
  if (oneAddress(email) === undefined) return;
  const mail = {
    to: email,
    language: languageOf(language),
    dedupe: `passkey:${change}:${passkeyId}:${now.getTime()}`,
    now,
  };
  await queueMail(tx, { template: 'passkeyChanged', values: { name, passkey, change }, ...mail });
}
