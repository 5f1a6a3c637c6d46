import { getEmployeesByStatusCount as call } from '@paga/contract/employees';
import { EmployeeStatus } from '@paga/contract/shapes';
import { and, count, sql } from 'drizzle-orm';
import { read } from '#core/http/handler.ts';
import { employee, inTab, matching, ofCompany } from '#people/public.ts';
import { narrowed } from './list-filter.ts';

/** How many employees each tab holds, in one read. */
export const getEmployeesByStatusCount = read({
  call,
  run: async (ctx, { query: { status, filterEmployees, ...filters } }) => {
    const within = (tab: EmployeeStatus) => sql<number>`count(*) filter (where ${inTab(ctx, tab)})::int`;
    const { active, inactive, processing } = EmployeeStatus;
    const [row] = await ctx.tx
      .select({
        all: count(),
        active: within(active),
        inactive: within(inactive),
        processing: within(processing),
      })
      .from(employee)
      .where(and(ofCompany(ctx), matching(filterEmployees), await narrowed(ctx, filters)));
    const counts = row ?? { all: 0, active: 0, inactive: 0, processing: 0 };
    const asked = {
      0: counts.all,
      [active]: counts.active,
      [inactive]: counts.inactive,
      [processing]: counts.processing,
    };
    return { ...counts, count: asked[status] };
  },
});
