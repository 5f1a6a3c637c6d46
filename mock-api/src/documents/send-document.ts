import { randomUUID } from 'node:crypto';
import { sendDocument as call } from '@paga/contract/documents';
import { eq } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { found, invalidField } from '#core/domain-error.ts';
import { refuseActive } from '#core/files/content/active-content.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { oneAddress } from '#core/mail/address.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { dedupeOfRequest } from '#core/mail/request-once.ts';
import { namesOf } from '#core/user/names-of.ts';
import { bytesOf, templateOf } from './template-rows.ts';

/** The company's name, and who sends; a super admin sends in the name of the company alone. */
async function senderOf(ctx: Context) {
  const [row] = await ctx.tx
    .select({ company: tenant.name })
    .from(tenant)
    .where(eq(tenant.id, ctx.companyId));
  const { company } = found(row);
  return { company, sender: (await namesOf(ctx, [ctx.actor.userId])).get(ctx.actor.userId) ?? company };
}

/** Mails a template to one address. The answer is the same when the request was made before and is not mailed a second time. */
export const sendDocument = write({
  call,
  load: (ctx, { body }) => {
    if (oneAddress(body.email) === undefined)
      throw invalidField('email', 'email', 'Please enter a valid email!');
    return templateOf(ctx, body.documentId);
  },
  run: async (ctx, { body: { email, requestId } }, template) => {
    const { name: document, fileName, contentType } = template;
    const bytes = await bytesOf(ctx, template);
    await refuseActive(bytes, template.fileName.split('.').at(-1) ?? '');
    const dedupe = await dedupeOfRequest(ctx.tx, {
      ...{ kind: 'document', companyId: ctx.companyId, by: ctx.actor.userId },
      ...{ requestId: requestId ?? randomUUID(), facts: [template.id, email], files: [bytes] },
    });
    await queueMail(ctx.tx, {
      template: 'document',
      values: { document, ...(await senderOf(ctx)) },
      to: email,
      language: ctx.actor.language,
      dedupe,
      companyId: ctx.companyId,
      now: ctx.now,
      files: [{ fileName, contentType, bytes }],
    });
    return undefined;
  },
  audit: ({ input: { body }, loaded }) => ({
    page: 'documents',
    type: 'send',
    objectId: loaded.id,
    new: { email: body.email },
    about: { document: loaded.name },
  }),
});
