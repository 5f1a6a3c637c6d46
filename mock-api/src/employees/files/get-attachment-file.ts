import { getAttachmentFile as call } from '@paga/contract/employees';
import { and, eq, isNull } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { aboutEmployee, attachment, employee } from '#people/public.ts';

const fileOf = (ctx: Pick<Context, 'companyId'>, fileId: number) =>
  and(scoped(ctx, attachment), eq(attachment.id, fileId), isNull(attachment.deletedAt));

export const getAttachmentFile = read({
  call,
  run: async (ctx, { params }) => {
    const { fileName, contentType, storageName } = attachment;
    const [row] = await ctx.tx
      .select({ fileName, contentType, storageName })
      .from(attachment)
      .where(fileOf(ctx, params.id));
    const { storageName: key, ...file } = found(row);
    return { ...file, bytes: found(await ctx.files.readFile(key)) };
  },
  // Of a file that is nobody's yet there is nobody to tell.
  opened: async (ctx, { params }) => {
    const { id, firstName, lastName } = employee;
    const [row] = await ctx.tx
      .select({ fileName: attachment.fileName, id, person: { firstName, lastName } })
      .from(attachment)
      .innerJoin(employee, and(scoped(ctx, employee), eq(employee.id, attachment.employeeId)))
      .where(fileOf(ctx, params.id));
    if (!row) return null;
    const about = { ...aboutEmployee(row.person), fileName: row.fileName };
    return { page: 'employees', type: 'openFile', objectId: row.id, about };
  },
});
