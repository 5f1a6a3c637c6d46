import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { oneAddress } from '#core/mail/address.ts';
import { languageOf } from '#core/user/language-of.ts';
import { salaryPeriod, salaryVersion } from '#months/public.ts';
import type { PayslipNotice } from '#payroll/public.ts';
import { employee } from '#people/public.ts';
import { ownLink, ownSetting } from '../table.ts';

/** Whether own pages show the payslips of a month: it is closed and, where the company says so, its payment date has come. */
async function isShown(ctx: Context, { year, month }: CalendarMonth): Promise<boolean> {
  const { page, payslips, notice, fromPaymentDate } = ownSetting;
  const [setting] = await ctx.tx
    .select({ page, payslips, notice, fromPaymentDate })
    .from(ownSetting)
    .where(scoped(ctx, ownSetting));
  if (!setting?.page || !setting.payslips || !setting.notice) return false;
  const closed = await ctx.tx
    .select({ one: sql`1` })
    .from(salaryVersion)
    .innerJoin(salaryPeriod, eq(salaryPeriod.id, salaryVersion.periodId))
    .where(
      and(
        ...[scoped(ctx, salaryVersion), eq(salaryPeriod.year, year), eq(salaryPeriod.month, month)],
        ...[isNotNull(salaryPeriod.closedAt), isNull(salaryVersion.reopenedAt)],
        setting.fromPaymentDate ? lte(salaryVersion.paymentDate, ctx.today) : undefined,
      ),
    );
  return closed.length > 0;
}

/** Who has joined and has an address there. Before the page shows a month its payslips are mailed as ever. */
export async function payslipNoticesOf(
  ctx: Context,
  month: CalendarMonth,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, PayslipNotice>> {
  if (!(await isShown(ctx, month))) return new Map();
  const rows = await ctx.tx
    .select({
      employeeId: ownLink.employeeId,
      address: sql<string>`m."address"`,
      language: sql<number>`m."language"`,
    })
    .from(ownLink)
    .innerJoin(employee, and(eq(employee.id, ownLink.employeeId), isNull(employee.deletedAt)))
    .innerJoin(sql`lateral own_mailed(${ownLink.id}) m`, sql`true`)
    .where(
      and(scoped(ctx, ownLink), eq(ownLink.state, 'joined'), inArray(ownLink.employeeId, [...employeeIds])),
    );
  return new Map(
    rows.flatMap(({ employeeId, address, language }) =>
      oneAddress(address) === undefined
        ? []
        : [[employeeId, { to: address, language: languageOf(language) }] as const],
    ),
  );
}
