import { and, eq, inArray } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { notFoundField } from '#core/domain-error.ts';
import { employee } from '#people/public.ts';

/** `NOT_FOUND` unless all are employees of the company. Who has left or was deleted still has what was paid to them. */
export async function requireEmployees(
  ctx: InCompany,
  ids: readonly number[],
  field: 'employeeId' | 'employeeIds',
): Promise<void> {
  const asked = [...new Set(ids)];
  const rows = await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(
      and(
        scoped(ctx, employee),
        asked.length === 1 ? eq(employee.id, asked[0] ?? 0) : inArray(employee.id, asked),
      ),
    );
  if (rows.length !== asked.length)
    throw notFoundField(field, 'notFound', 'One of the employees is not there.');
}
