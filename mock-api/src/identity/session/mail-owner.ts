import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { oneAddress } from '#core/mail/address.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import type { MailContent } from '#core/mail/templates/render-mail.ts';
import { languageOf } from '#core/user/language-of.ts';

/** What is mailed about an account, less the name that every such mail begins with. */
export type AboutAccount<Content = MailContent> = Content extends {
  template: infer Name;
  values: infer Values;
}
  ? Values extends { name: string }
    ? { template: Name; values: Omit<Values, 'name'> }
    : never
  : never;

/** Mails the owner of an account, in the own language; somebody who signs in by a user name has no address. `dedupe` names the reason. */
export async function mailOwner(
  tx: Tx,
  userId: number,
  { template, values }: AboutAccount,
  { dedupe, now }: { dedupe: string; now: Date },
): Promise<void> {
  const { rows } = await tx.execute<{ name: string; email: string; language: number }>(
    sql`select "name", "email", "language" from "app_user" where "id" = ${userId}`,
  );
  const owner = rows[0];
  if (!owner || oneAddress(owner.email) === undefined) return;
  const content = { template, values: { ...values, name: owner.name } } as MailContent;
  await queueMail(tx, { ...content, to: owner.email, language: languageOf(owner.language), dedupe, now });
}
