import { addMonths, civilDate, monthEnd, monthLength, monthStart, parts } from '@paga/payroll';
import type { CalendarMonth } from '#core/calendar-month.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { settingOn } from './setting-on.ts';
import { type SettingColumns, unsetColumns } from './setting-values.ts';
import { paydaySetting } from './table.ts';

/** The day a month's salaries are paid; a day that the month does not have is its last one. */
export function paymentDateOf(
  { paymentDay, paymentMonth }: SettingColumns<'payday'>,
  { year, month }: CalendarMonth,
): string {
  const paid = parts(addMonths(monthStart(year, month), paymentMonth));
  return civilDate(paid.year, paid.month, Math.min(paymentDay, monthLength(paid.year, paid.month)));
}

/** The payment date that a new month starts with, by the payday in force on its last day. */
export async function defaultPaymentDate(ctx: InCompany, month: CalendarMonth): Promise<string> {
  const setting = await settingOn(ctx, paydaySetting, monthEnd(month.year, month.month));
  // Who never said when it pays: the last day of the month (rules §2).
  return paymentDateOf(found(setting ?? unsetColumns('payday')), month);
}
