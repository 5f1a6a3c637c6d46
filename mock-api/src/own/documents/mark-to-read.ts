import { markToRead as call } from '@paga/contract/own/documents';
import { and, eq, isNull } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { aboutEmployee, attachment, employee } from '#people/public.ts';
import { fileHash } from './file-hash.ts';
import { mailDocuments } from './mail-documents.ts';
import { releaseFile } from './release-file.ts';
import { ownDocument } from './table.ts';

/** The file and whose it is; one that is nobody's, or removed, is not there. */
async function fileOf(ctx: Context, attachmentId: number) {
  const { id, firstName, lastName } = employee;
  const { fileName, storageName } = attachment;
  const [row] = await ctx.tx
    .select({ employeeId: id, fileName, storageName, person: { firstName, lastName } })
    .from(attachment)
    .innerJoin(employee, and(eq(employee.id, attachment.employeeId), isNull(employee.deletedAt)))
    .where(and(scoped(ctx, attachment), eq(attachment.id, attachmentId), isNull(attachment.deletedAt)));
  return found(row);
}

async function ask(ctx: Context, attachmentId: number, file: Awaited<ReturnType<typeof fileOf>>) {
  const { employeeId, storageName } = file;
  const sha256 = fileHash(found(await ctx.files.readFile(storageName)));
  const added = await ctx.tx
    .insert(ownDocument)
    .values({
      ...{ tenantId: ctx.companyId, employeeId, attachmentId, sha256 },
      ...{ askedBy: ctx.actor.userId, askedAt: ctx.now },
    })
    .onConflictDoNothing()
    .returning({ id: ownDocument.id });
  if (added.length > 0) await mailDocuments(ctx, employeeId);
}

export const markToRead = write({
  call,
  load: async (ctx, { body: { attachmentId } }) => {
    const asked = and(scoped(ctx, ownDocument), eq(ownDocument.attachmentId, attachmentId));
    const rows = await ctx.tx.select({ id: ownDocument.id }).from(ownDocument).where(asked);
    return { file: await fileOf(ctx, attachmentId), wasToRead: rows.length > 0 };
  },
  run: async (ctx, { body: { attachmentId, toRead } }, { file, wasToRead }) => {
    if (toRead && !wasToRead) await ask(ctx, attachmentId, file);
    if (!toRead) await releaseFile(ctx, attachmentId);
    return undefined;
  },
  audit: ({ input: { body }, loaded: { file, wasToRead } }) =>
    body.toRead === wasToRead
      ? null
      : {
          ...{
            page: 'ownPage',
            type: body.toRead ? 'askToRead' : 'withdrawToRead',
            objectId: file.employeeId,
          },
          about: { ...aboutEmployee(file.person), fileName: file.fileName },
        },
});
