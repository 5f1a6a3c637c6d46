import { bigint, date, type ExtraConfigColumn, index, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable } from '#core/db/company-table.ts';
import { ownCompany } from '#core/db/roles.ts';
import { settingColumns } from './setting-columns.ts';

/**
 * Columns of every dated setting: nothing is overwritten, the newest row whose `validFrom` has come is in force, of two from the same day the
 * one written last. Without `createdBy`: the company's first, by law.
 */
const dated = () => ({
  validFrom: date().notNull(),
  createdBy: bigint({ mode: 'number' }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
type Dated = Record<'id' | 'tenantId' | 'validFrom', ExtraConfigColumn>;
const byDay = (name: string) => (t: Dated) => [index(name).on(t.tenantId, t.validFrom, t.id)];

/** Pension contribution of a company, in percent; one of a date that was not paid from is replaced. */
export const contributionSetting = companyTable(
  'contribution_setting',
  { ...dated(), ...settingColumns('contributions') },
  (t) => [uniqueIndex('contribution_setting_from').on(t.tenantId, t.validFrom)],
);

/** What extra hours add, in percent of the price of an hour. */
export const overtimeSetting = companyTable(
  'overtime_setting',
  { ...dated(), ...settingColumns('overtime') },
  byDay('overtime_setting_by_day'),
);

/** Days and pay of each kind of leave; maternity days are counted by date. */
export const leaveSetting = companyTable(
  'leave_setting',
  { ...dated(), ...settingColumns('leave') },
  // The days that somebody has left follow from it.
  (t) => [...byDay('leave_setting_by_day')(t), ownCompany('leave_setting')],
);

/** Monthly premium of the private health insurance, in cents: own, and per family member. */
export const insuranceSetting = companyTable(
  'insurance_setting',
  { ...dated(), ...settingColumns('insurance') },
  byDay('insurance_setting_by_day'),
);

/** Hours of the month; null: pay days x 40 / working days of the week. */
export const hoursSetting = companyTable(
  'hours_setting',
  { ...dated(), ...settingColumns('hours') },
  byDay('hours_setting_by_day'),
);

/** The day salaries are paid on, in the month itself (0) or in the one after it (1); without a row: the last day of the month. */
export const paydaySetting = companyTable(
  'payday_setting',
  { ...dated(), ...settingColumns('payday') },
  byDay('payday_setting_by_day'),
);

/** The tables by the names of `settingFields`. */
export const settingTables = {
  overtime: overtimeSetting,
  leave: leaveSetting,
  insurance: insuranceSetting,
  hours: hoursSetting,
  payday: paydaySetting,
  contributions: contributionSetting,
};
