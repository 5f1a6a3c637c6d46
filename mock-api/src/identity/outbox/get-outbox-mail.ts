import { getOutboxMail as call } from '@paga/contract/identity/outbox';
import { asc, eq } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import { personRead } from '#core/http/handler.ts';
import { mailAttachment, outboxMail } from '#core/mail/table.ts';
import { htmlBody, id, line, requireDemo, textBody } from './outbox-lines.ts';

export const getOutboxMail = personRead({
  call,
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
