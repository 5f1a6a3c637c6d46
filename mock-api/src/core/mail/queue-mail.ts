import { MAIL_BYTES } from '@paga/contract/limits';
import type { Language } from '@paga/contract/shapes';
import type { Tx } from '../db/transaction.ts';
import { DomainError } from '../domain-error.ts';
import { oneAddress } from './address.ts';
import { mailAttachment, outboxMail } from './table.ts';
import { type MailContent, renderMail } from './templates/render-mail.ts';

/** A file that goes with a mail; its bytes are copied. */
export type MailFile = { fileName: string; contentType: string; bytes: Uint8Array };

/**
 * `dedupe` names the reason (`reset:17`): the same reason never becomes a second mail. `companyId` is given inside a company's transaction,
 * and left out for mail about a person's own account.
 */
type NewMail = MailContent & {
  to: string;
  language: Language;
  dedupe: string;
  companyId?: number;
  now: Date;
  files?: readonly MailFile[];
};

/**
 * Puts a mail with its files into the outbox within the caller's transaction; it is sent after the commit. False: its reason has been mailed
 * before. Throws when `to` is not exactly one address, and `PAYLOAD_TOO_LARGE` when mail servers would not take the files.
 */
export async function queueMail(tx: Tx, mail: NewMail): Promise<boolean> {
  const recipient = oneAddress(mail.to);
  if (recipient === undefined) throw new TypeError('mail goes to exactly one address');
  const { files = [], companyId: tenantId = null } = mail;
  if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > MAIL_BYTES)
    throw new DomainError('PAYLOAD_TOO_LARGE', { message: 'The files are too large for a mail.' });
  const { subject, text, html } = renderMail(mail, mail.language);
  const row = {
    recipient,
    subject,
    textBody: text,
    htmlBody: html,
    dedupe: mail.dedupe,
    createdAt: mail.now,
    nextTryAt: mail.now,
  };
  const [queued] = await tx
    .insert(outboxMail)
    .values({ ...row, tenantId })
    .onConflictDoNothing()
    .returning({ id: outboxMail.id });
  if (!queued) return false;
  for (const { fileName, contentType, bytes } of files)
    await tx
      .insert(mailAttachment)
      .values({ tenantId, mailId: queued.id, fileName, contentType, size: bytes.length, content: bytes });
  return true;
}
