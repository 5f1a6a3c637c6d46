import { and, eq, isNull } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { attachment, employee } from '#people/table.ts';

/** A file of the company, held until the transaction ends, and whose it is. Throws `NOT_FOUND`. */
export async function lockedAttachment(ctx: Context, id: number) {
  const { firstName, lastName } = employee;
  const [row] = await ctx.tx
    .select({ file: attachment, person: { firstName, lastName } })
    .from(attachment)
    .leftJoin(employee, eq(employee.id, attachment.employeeId))
    .where(and(scoped(ctx, attachment), eq(attachment.id, id), isNull(attachment.deletedAt)))
    .for('update', { of: attachment });
  return found(row);
}
