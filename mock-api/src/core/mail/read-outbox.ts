import { getOutbox, getOutboxAttachment, getOutboxMail } from '@paga/contract/system';
import { asc, desc, eq, getTableColumns } from 'drizzle-orm';
import { readInstallation } from '#identity/setup/installation.ts';
import type { Tx } from '../db/transaction.ts';
import { DomainError, found } from '../domain-error.ts';
import { personRead } from '../http/handler.ts';
import { mailAttachment, outboxMail } from './table.ts';

const NEWEST = 100;
const { id, recipient, subject, status, createdAt, textBody, htmlBody } = getTableColumns(outboxMail);
const line = { id, recipient, subject, status, createdAt };

/** Outside a demo nobody reads other people's mail. */
async function requireDemo(tx: Tx): Promise<void> {
  if (!(await readInstallation(tx))?.demo) throw new DomainError('NOT_FOUND');
}

export const listOutbox = personRead({
  call: getOutbox,
  run: async ({ tx }) => {
    await requireDemo(tx);
    const rows = await tx.select(line).from(outboxMail).orderBy(desc(createdAt), desc(id)).limit(NEWEST);
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  },
});

export const readOutboxMail = personRead({
  call: getOutboxMail,
  run: async ({ tx }, { params }) => {
    await requireDemo(tx);
    const [row] = await tx
      .select({ ...line, text: textBody, html: htmlBody })
      .from(outboxMail)
      .where(eq(id, params.id));
    const mail = found(row);
    const { fileName, contentType, size } = mailAttachment;
    const attachments = await tx
      .select({ id: mailAttachment.id, fileName, contentType, size })
      .from(mailAttachment)
      .where(eq(mailAttachment.mailId, params.id))
      .orderBy(asc(mailAttachment.id));
    return { ...mail, createdAt: mail.createdAt.toISOString(), attachments };
  },
});

export const readOutboxAttachment = personRead({
  call: getOutboxAttachment,
  run: async ({ tx }, { params }) => {
    await requireDemo(tx);
    const { fileName, contentType, content } = mailAttachment;
    const [row] = await tx.select({ fileName, contentType, bytes: content }).from(mailAttachment).where(eq(mailAttachment.id, params.id));
    const { bytes, ...file } = found(row);
    return { ...file, bytes: found(bytes) };
  },
});
