import { z } from 'zod';
import { CivilDate, Euro, Id, Percentage } from '../shapes.ts';

/** Which side is known: exactly one of gross and net, in euro. */
export const CalculateSalary = z.union([z.strictObject({ gross: Euro }), z.strictObject({ net: Euro })]);
export type CalculateSalary = z.infer<typeof CalculateSalary>;

/** Members of the family that the premium covers, by type (1 partner, 2 children, 3 adult children, 4 parents). */
export const FamilyMemberCount = z.strictObject({ familyMemberType: z.number().int().min(1).max(4), members: z.number().int().min(1) });
export type FamilyMemberCount = z.infer<typeof FamilyMemberCount>;

/** What the calculator asks. `userId` is the company; `date` (ours) picks the dated tables and defaults to today. */
export const CalculatorQuestion = z.strictObject({
  calculateSalary: CalculateSalary,
  contributionPercentage: Percentage,
  employerTier: z.number().int().min(1).max(2),
  noTaxes: z.boolean(),
  userId: Id,
  /** Health insurance option 1, 2 or 3 (not insured). */
  healthInsurance: z.number().int().min(1).max(3).optional(),
  healthInsurancePercentage: Percentage.optional(),
  familyMembers: z.array(FamilyMemberCount).optional(),
  date: CivilDate.optional(),
});
export type CalculatorQuestion = z.infer<typeof CalculatorQuestion>;

/** The calculator's answer in euro; `healthInsuranceValue` is what the premium takes from net. `taxTable` is the date of the table used. */
export const CalculatorAnswer = z.object({
  gross: Euro,
  net: Euro,
  tax: Euro,
  contribution: Euro,
  taxable: Euro,
  healthInsurancePercentage: Percentage,
  healthInsuranceValue: Euro,
  taxTable: CivilDate,
});
export type CalculatorAnswer = z.infer<typeof CalculatorAnswer>;
