import { LeaveConfiguration } from '@paga/contract/company/settings';

const kind = <Key extends string>(
  key: Key,
  days: keyof LeaveConfiguration,
  percentage: keyof LeaveConfiguration,
) => ({
  key,
  days,
  percentage,
  daysSchema: LeaveConfiguration.shape[days],
  percentageSchema: LeaveConfiguration.shape[percentage],
});

// spec 1 §2: annual, medical and special leave in both tabs, special leave by gender; maternity for women.
export const ANNUAL = kind('annual', 'annualLeaveDays', 'annualPercentage');
export const MEDICAL = kind('medical', 'medicalLeaveDays', 'medicalPercentage');
export const MALE = kind('special', 'maleSpecialLeaveDays', 'maleSpecialPercentage');
export const FEMALE = kind('special', 'femaleSpecialLeaveDays', 'femaleSpecialPercentage');
export const MATERNITY = kind('maternity', 'maternityLeaveDays', 'maternityPercentage');

/** A kind of leave: its two fields in the form and their schemas. */
export type LeaveKind = typeof ANNUAL | typeof MEDICAL | typeof MALE | typeof MATERNITY;
