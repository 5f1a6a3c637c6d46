import type { LeaveConfiguration } from '@paga/contract/company/settings';
import type { leaveSetting } from './table.ts';

type Row = typeof leaveSetting.$inferSelect;
export type Values = Omit<LeaveConfiguration, 'tenantId' | 'validFrom' | 'version'>;

/** Days and percentages of a setting, by the wire's names. */
export const leaveValues = (row: Row): Values => ({
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

export const wire = (row: Row): LeaveConfiguration => ({
  tenantId: row.tenantId,
  validFrom: row.validFrom,
  ...leaveValues(row),
});
