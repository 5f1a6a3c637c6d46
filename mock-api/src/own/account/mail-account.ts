import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import type { OwnChange } from '#core/mail/templates/own-changed.ts';
import { languageOf } from '#core/user/language-of.ts';

type Mailed = { change: OwnChange; company?: string; now: Date; to?: string };

/** Notifies the owner of an own account, in their language, at the address it has, or at another that it had; one without an address is mailed nothing. */
export async function mailAccount(
  tx: Tx,
  accountId: number,
  { change, company, now, to }: Mailed,
): Promise<void> {
  const { rows } = await tx.execute<{ address: string | null; language: number }>(
    sql`select "address", "language" from "own_account" where "id" = ${accountId}`,
  );
  const [account] = rows;
  const address = to ?? account?.address;
  if (!account || !address) return;
  const values = company === undefined ? { change } : { change, company };
  const dedupe = `own:${change}:${accountId}:${now.getTime()}`;
  await queueMail(tx, {
    ...{ template: 'ownChanged', values, to: address, language: languageOf(account.language), dedupe, now },
  });
}
