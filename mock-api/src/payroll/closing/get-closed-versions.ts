import { getClosedVersions as call } from '@paga/contract/payroll';
import { and, eq, like, ne, sql } from 'drizzle-orm';
import { type CalendarMonth, sortableMonth } from '#core/calendar-month.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { outboxMail } from '#core/mail/table.ts';
import { findPeriod } from '#months/public.ts';
import { versionsOf, wireVersions } from './closed-version.ts';
import { tasksOfVersions } from './closing-tasks.ts';

/** People whose payslip of a month was mailed or waits to be. A mail's reason is `payslip:2026-10:17`, and `:2` and so on after it when it was sent again. */
async function mailedPayslips(ctx: InCompany, month: CalendarMonth): Promise<number> {
  const { dedupe, status } = outboxMail;
  const [row] = await ctx.tx
    .select({ mailed: sql<string>`count(distinct split_part(${dedupe}, ':', 3))` })
    .from(outboxMail)
    .where(
      and(
        eq(sql`coalesce(${outboxMail.tenantId}, 0)`, ctx.companyId),
        like(dedupe, `payslip:${sortableMonth(month)}:%`),
        ne(status, 'failed'),
      ),
    );
  return Number(row?.mailed ?? 0);
}

export const getClosedVersions = read({
  call,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    if (!period) return { versions: [], done: { mailed: 0, tasks: [] } };
    const versions = await versionsOf(ctx, period.id);
    const tasks = await tasksOfVersions(ctx, versions.slice(0, 1));
    return {
      versions: await wireVersions(ctx, versions),
      done: {
        mailed: await mailedPayslips(ctx, period),
        tasks: tasks.flatMap(({ outcome, task, mark }) => (outcome === 'done' ? [{ task, ...mark }] : [])),
      },
    };
  },
});
