import { and, eq, getViewSelectedFields, isNull } from 'drizzle-orm';
import { onlyOf } from '#core/db/read-model.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { attachment, employee } from '#people/public.ts';

/** A file of the company, held until the transaction ends, and whose it is. Throws `NOT_FOUND`. */
export async function lockedAttachment(ctx: Context, id: number) {
  const { firstName, lastName } = employee;
  const [row] = await ctx.tx
    .select({ file: getViewSelectedFields(attachment), person: { firstName, lastName } })
    .from(attachment)
    .leftJoin(employee, eq(employee.id, attachment.employeeId))
    .where(and(scoped(ctx, attachment), eq(attachment.id, id), isNull(attachment.deletedAt)))
    .for('update', onlyOf(attachment));
  return found(row);
}
