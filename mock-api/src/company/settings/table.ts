import type { PaymentMonth } from '@paga/contract/company/setting-fields';
import { bigint, boolean, date, index, numeric, smallint, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable } from '#core/db/company-table.ts';

const percentage = () => numeric({ precision: 7, scale: 4 }).notNull();
const cents = () => bigint({ mode: 'number' }).notNull();
const days = () => smallint().notNull();

/**
 * Columns of every dated setting: nothing is overwritten, the newest row whose `validFrom` has come is in force, of two from the same day the
 * one written last. Without `createdBy`: the company's first, by law.
 */
const dated = () => ({
  validFrom: date().notNull(),
  createdBy: bigint({ mode: 'number' }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Pension contribution of a company, in percent. */
export const contributionSetting = companyTable(
  'contribution_setting',
  { ...dated(), employerContribute: percentage(), personalContribute: percentage() },
  (t) => [uniqueIndex('contribution_setting_from').on(t.tenantId, t.validFrom)],
);

/** What extra hours add, in percent of the price of an hour. */
export const overtimeSetting = companyTable(
  'overtime_setting',
  {
    ...dated(),
    nightPercentage: percentage(),
    weekendPercentage: percentage(),
    afterHoursPercentage: percentage(),
    holidayPercentage: percentage(),
    guardPercentage: percentage(),
  },
  (t) => [index('overtime_setting_by_day').on(t.tenantId, t.validFrom, t.id)],
);

/** Days and pay of each kind of leave; maternity days are counted by date. */
export const leaveSetting = companyTable(
  'leave_setting',
  {
    ...dated(),
    weekWorkingDays: days(),
    annualLeaveDays: days(),
    annualLeavePercentage: percentage(),
    medicalLeaveDays: days(),
    medicalLeavePercentage: percentage(),
    maleSpecialLeaveDays: days(),
    maleSpecialLeavePercentage: percentage(),
    femaleSpecialLeaveDays: days(),
    femaleSpecialLeavePercentage: percentage(),
    maternityLeaveDays: days(),
    maternityLeavePercentage: percentage(),
    /** Annual leave is counted by the law, with its additions and carry-over; else it is the year's figure. Null: nobody has chosen. */
    lawAdditions: boolean(),
  },
  (t) => [index('leave_setting_by_day').on(t.tenantId, t.validFrom, t.id)],
);

/** Monthly premium of the private health insurance, in cents: own, and per family member. */
export const insuranceSetting = companyTable(
  'insurance_setting',
  {
    ...dated(),
    prime: cents(),
    partner: cents(),
    children: cents(),
    adultsChildren: cents(),
    parent: cents(),
  },
  (t) => [index('insurance_setting_by_day').on(t.tenantId, t.validFrom, t.id)],
);

/** Hours of the month; null: pay days x 40 / working days of the week. */
export const hoursSetting = companyTable(
  'hours_setting',
  { ...dated(), hoursPerMonth: numeric({ precision: 7, scale: 2 }) },
  (t) => [index('hours_setting_by_day').on(t.tenantId, t.validFrom, t.id)],
);

/** The day salaries are paid on, in the month itself (0) or in the one after it (1); without a row: the last day of the month. */
export const paydaySetting = companyTable(
  'payday_setting',
  { ...dated(), paymentDay: days(), paymentMonth: smallint().$type<PaymentMonth>().notNull() },
  (t) => [index('payday_setting_by_day').on(t.tenantId, t.validFrom, t.id)],
);
