import { type CivilDate, monthEnd } from '@paga/calendar';
import type { Payslip } from '@paga/contract/payroll/payslip';

/** The figures of the year that a payslip shows, in order. */
const FIGURES = ['gross', 'contribution', 'tax', 'net'] as const;

/** What a payslip says of the calendar year up to its month: figures in euro, and the days of annual leave left at its end, where the year has a setting. */
type PayslipToDate = {
  figures: { key: (typeof FIGURES)[number]; value: number }[];
  leave: { days: number; on: CivilDate } | null;
};

/**
 * The year of a payslip, without words; undefined for a month that was closed before payslips had it.
 *
 * Example: October after nine months of 1,000.00 has `{ key: 'gross', value: 10000 }` first, and `leave` on `2026-10-31`.
 */
export function payslipToDate({ toDate, year, month }: Payslip): PayslipToDate | undefined {
  if (!toDate) return undefined;
  const { leaveLeft } = toDate;
  return {
    figures: FIGURES.map((key) => ({ key, value: toDate[key] })),
    leave: leaveLeft === null ? null : { days: leaveLeft, on: monthEnd(year, month) },
  };
}
