import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, EmployerTier, Euro, HealthInsuranceOption, Id, Percentage } from '#core/shapes.ts';
import { FamilyMember } from '#employees/employee-fields.ts';

/** Which side is known: exactly one of gross and net, in euro. */
export const CalculateSalary = z.union([z.strictObject({ gross: Euro }), z.strictObject({ net: Euro })]);
export type CalculateSalary = z.infer<typeof CalculateSalary>;

/** What the calculator asks. `userId` is the company; `date` (ours) picks the dated tables and defaults to today. */
export const CalculatorQuestion = z.strictObject({
  calculateSalary: CalculateSalary,
  contributionPercentage: Percentage,
  employerTier: z.enum(EmployerTier),
  noTaxes: z.boolean(),
  userId: Id,
  healthInsurance: z.enum(HealthInsuranceOption).optional(),
  healthInsurancePercentage: Percentage.optional(),
  familyMembers: z.array(FamilyMember).optional(),
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

/** The salary calculator: gross to net or net to gross for one person. Also the source of the employee dialog's figures. */
export const calculateSalary = endpoint({
  method: 'POST',
  path: '/salaries/calculate',
  base: 'root',
  summary: 'Gross to net or net to gross of one salary',
  body: CalculatorQuestion,
  companyIn: 'body.userId',
  response: CalculatorAnswer,
  errors: ['NO_TAX_TABLE', 'NO_GROSS_FOR_NET'],
  effect: 'read',
  access: inCompany,
});
