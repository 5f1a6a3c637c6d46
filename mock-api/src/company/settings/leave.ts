import type { LeaveConfiguration } from '@paga/contract/company/settings';
import type { leaveSetting } from './table.ts';

type Row = typeof leaveSetting.$inferSelect;
export type Values = Omit<LeaveConfiguration, 'tenantId' | 'validFrom' | 'version'>;
type Figures = Omit<Values, 'lawAdditions'>;

/** Days and percentages of a setting, by the wire's names. */
export const leaveValues = (row: Row): Figures => ({
  weekWorkingDays: row.weekWorkingDays,
  annualLeaveDays: row.annualLeaveDays,
  annualPercentage: Number(row.annualLeavePercentage),
  medicalLeaveDays: row.medicalLeaveDays,
  medicalPercentage: Number(row.medicalLeavePercentage),
  maleSpecialLeaveDays: row.maleSpecialLeaveDays,
  maleSpecialPercentage: Number(row.maleSpecialLeavePercentage),
  femaleSpecialLeaveDays: row.femaleSpecialLeaveDays,
  femaleSpecialPercentage: Number(row.femaleSpecialLeavePercentage),
  maternityLeaveDays: row.maternityLeaveDays,
  maternityPercentage: Number(row.maternityLeavePercentage),
});

/** The same with the law's additions as a figure, for the history. */
export const leaveHistory = (row: Row) => ({ ...leaveValues(row), lawAdditions: Number(row.lawAdditions) });

// The law's additions are named only where they are on: without them the answer is the specification's.
export const wire = (row: Row): LeaveConfiguration => ({
  tenantId: row.tenantId,
  validFrom: row.validFrom,
  ...leaveValues(row),
  ...(row.lawAdditions && { lawAdditions: true }),
});
