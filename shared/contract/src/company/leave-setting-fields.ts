import { z } from 'zod';
import { Percentage } from '#core/shapes.ts';

const leaveDays = (byLaw: number) => ({ shape: z.int().min(0).max(366), unit: 'number', byLaw }) as const;
const leavePay = <Term extends string>(term: Term, byLaw: number) =>
  ({ shape: Percentage, unit: 'percent', term, column: `${term}Percentage`, byLaw }) as const;

/** Days and pay of each kind of leave, as `settingFields` has every setting. */
export const leaveSettingFields = {
  weekWorkingDays: { shape: z.int().min(5).max(7), unit: 'number', byLaw: 5 },
  annualLeaveDays: leaveDays(20),
  annualPercentage: leavePay('annualLeave', 100),
  medicalLeaveDays: leaveDays(20),
  medicalPercentage: leavePay('medicalLeave', 100),
  maleSpecialLeaveDays: leaveDays(5),
  maleSpecialPercentage: leavePay('maleSpecialLeave', 100),
  femaleSpecialLeaveDays: leaveDays(5),
  femaleSpecialPercentage: leavePay('femaleSpecialLeave', 100),
  maternityLeaveDays: leaveDays(365),
  maternityPercentage: leavePay('maternityLeave', 70),
  /** Annual leave is counted by the law, with its additions and carry-over; else it is the year's figure. Null: nobody has chosen. */
  lawAdditions: { shape: z.boolean().optional(), unit: 'flag' },
} as const;
