import { readModel } from '#core/db/read-model.ts';
import * as table from './table.ts';

const DATED = ['id', 'tenantId', 'validFrom', 'createdBy', 'createdAt'] as const;

/** Pension contribution of the company, in percent, from a day on. */
export const contributionSetting = readModel(
  table.contributionSetting,
  ...DATED,
  'employerContribute',
  'personalContribute',
);

/** What extra hours add, in percent of the price of an hour, from a day on. */
export const overtimeSetting = readModel(
  table.overtimeSetting,
  ...DATED,
  'nightPercentage',
  'weekendPercentage',
  'afterHoursPercentage',
  'holidayPercentage',
  'guardPercentage',
);

/** Days and pay of each kind of leave from a day on. */
export const leaveSetting = readModel(
  table.leaveSetting,
  ...DATED,
  'weekWorkingDays',
  'annualLeaveDays',
  'annualLeavePercentage',
  'medicalLeaveDays',
  'medicalLeavePercentage',
  'maleSpecialLeaveDays',
  'maleSpecialLeavePercentage',
  'femaleSpecialLeaveDays',
  'femaleSpecialLeavePercentage',
  'maternityLeaveDays',
  'maternityLeavePercentage',
  'lawAdditions',
);

/** Monthly premiums of the private health insurance, in cents, from a day on. */
export const insuranceSetting = readModel(
  table.insuranceSetting,
  ...DATED,
  'prime',
  'partner',
  'children',
  'adultsChildren',
  'parent',
);

/** Hours of the month from a day on; null: by its pay days. */
export const hoursSetting = readModel(table.hoursSetting, ...DATED, 'hoursPerMonth');
