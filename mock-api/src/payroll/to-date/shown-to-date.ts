import type { Payslip } from '@paga/contract/payroll';
import { toEuro } from '@paga/payroll';
import type { InCompany } from '#core/db/scoped-rows.ts';
import type { Period, YearToDate } from '#months/public.ts';
import type { StoredSalary } from '../rows/wire-row.ts';
import { toDateOf, yearOfRows } from './year-to-date.ts';

type RowOfMonth = {
  row: Pick<StoredSalary, 'id' | 'employeeId'> & Parameters<typeof toDateOf>[0];
  period: Period;
};

/** The years of the rows whose month is open, by row. */
export async function yearsOfOpenRows(
  ctx: InCompany,
  rows: readonly RowOfMonth[],
): Promise<Map<number, YearToDate>> {
  const years = new Map<number, YearToDate>();
  const open = rows.filter(({ period }) => period.closedAt === null);
  const months = new Map(open.map(({ period }) => [period.id, period]));
  for (const period of months.values()) {
    const ofMonth = open.filter((one) => one.period.id === period.id);
    const ids = ofMonth.map(({ row }) => row.employeeId);
    const year = await yearOfRows(ctx, period, ids);
    for (const { row } of ofMonth) years.set(row.id, toDateOf(row, year));
  }
  return years;
}

/** The year as a payslip shows it; a closing of before had none. */
export const shownToDate = (toDate: YearToDate | null | undefined): Pick<Payslip, 'toDate'> =>
  toDate
    ? {
        toDate: {
          gross: toEuro(toDate.totalBrutto),
          contribution: toEuro(toDate.contributionEmployee),
          tax: toEuro(toDate.tax),
          net: toEuro(toDate.netto),
          leaveLeft: toDate.leave?.left ?? null,
        },
      }
    : {};
