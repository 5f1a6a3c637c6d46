import { getAttachmentFile as call } from '@paga/contract/employees';
import { and, eq, isNull } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { attachment } from '#people/public.ts';

export const getAttachmentFile = read({
  call,
  run: async (ctx, { params }) => {
    const { id, fileName, contentType, storageName, deletedAt } = attachment;
    const [row] = await ctx.tx
      .select({ fileName, contentType, storageName })
      .from(attachment)
      .where(and(scoped(ctx, attachment), eq(id, params.id), isNull(deletedAt)));
    const { storageName: key, ...file } = found(row);
    return { ...file, bytes: found(await ctx.files.readFile(key)) };
  },
});
