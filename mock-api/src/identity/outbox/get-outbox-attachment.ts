import { getOutboxAttachment as call } from '@paga/contract/identity/outbox';
import { eq } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import { personRead } from '#core/http/handler.ts';
import { mailAttachment } from '#core/mail/table.ts';
import { requireDemo } from './outbox-lines.ts';

export const getOutboxAttachment = personRead({
  call,
  run: async ({ tx }, { params }) => {
    await requireDemo(tx);
    const { fileName, contentType, content } = mailAttachment;
    const [row] = await tx
      .select({ fileName, contentType, bytes: content })
      .from(mailAttachment)
      .where(eq(mailAttachment.id, params.id));
    const { bytes, ...file } = found(row);
    return { ...file, bytes: found(bytes) };
  },
});
