import { getNeighbours as call } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { activeOfCompany, byName, employee, employeeOf } from '#people/public.ts';

/** Who stands before and after an active employee by name. */
export const getNeighbours = read({
  call,
  run: async (ctx, { query: { employeeId } }) => {
    await employeeOf(ctx, employeeId);
    const order = sql.join(byName(), sql`, `);
    const placed = ctx.tx
      .select({
        id: employee.id,
        before: sql<number | null>`lag(${employee.id}) over (order by ${order})`.mapWith(Number).as('before'),
        after: sql<number | null>`lead(${employee.id}) over (order by ${order})`.mapWith(Number).as('after'),
      })
      .from(employee)
      .where(activeOfCompany(ctx))
      .as('placed');
    const [place] = await ctx.tx.select().from(placed).where(eq(placed.id, employeeId));
    const ids = [place?.before, place?.after].filter((id) => id !== null && id !== undefined);
    if (!place || ids.length === 0) return { before: null, after: null };
    const { id, firstName, lastName } = employee;
    const people = await ctx.tx
      .select({ id, firstName, lastName })
      .from(employee)
      .where(and(scoped(ctx, employee), inArray(id, ids)));
    const named = (wanted: number | null) => {
      const person = people.find((one) => one.id === wanted);
      return person ? { id: person.id, name: fullName(person) } : null;
    };
    return { before: named(place.before), after: named(place.after) };
  },
});
