import type { Language } from '@paga/contract/shapes';
import type { Tx } from '../db/transaction.ts';
import { oneAddress } from './address.ts';
import { outboxMail } from './table.ts';
import { type MailContent, renderMail } from './templates/render-mail.ts';

/**
 * `dedupe` names the reason (`reset:17`): the same reason never becomes a second mail. `companyId` is given inside a company's transaction,
 * and left out for mail about a person's own account.
 */
export type NewMail = MailContent & { to: string; language: Language; dedupe: string; companyId?: number; now: Date };

/** Puts a mail into the outbox within the caller's transaction; it is sent after the commit. Throws when `to` is not exactly one address. */
export async function queueMail(tx: Tx, mail: NewMail): Promise<void> {
  const recipient = oneAddress(mail.to);
  if (recipient === undefined) throw new TypeError('mail goes to exactly one address');
  const { subject, text, html } = renderMail(mail, mail.language);
  const row = { recipient, subject, textBody: text, htmlBody: html, dedupe: mail.dedupe, createdAt: mail.now, nextTryAt: mail.now };
  await tx
    .insert(outboxMail)
    .values({ ...row, tenantId: mail.companyId ?? null })
    .onConflictDoNothing();
}
