import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Percentage, QueryId, Uplift } from '#core/shapes.ts';

/** One band of a wage-tax table: half-open [from, to) in euro, `to` null means above; a band may have zero width. */
export const TaxBand = z.object({ from: Euro, to: Euro.nullable(), percentage: Percentage });
export type TaxBand = z.infer<typeof TaxBand>;

/** Where a table comes from, short, in both languages. */
export const LawText = z.object({ sq: z.string(), en: z.string() });
export type LawText = z.infer<typeof LawText>;

/** A wage-tax table in force from its date on, with the law it stands in. */
export const TaxTable = z.object({
  id: z.string(),
  validFrom: CivilDate,
  law: LawText,
  bands: z.array(TaxBand),
});
export type TaxTable = z.infer<typeof TaxTable>;

/** Pension percentages of the company from a date on; an employee may carry own ones. */
export const ContributionTable = z.object({
  id: z.string(),
  validFrom: CivilDate,
  employerContribute: Percentage,
  personalContribute: Percentage,
});
export type ContributionTable = z.infer<typeof ContributionTable>;

/** Gross minimum wage of a full-time employee from a date on. */
export const MinimumWageTable = z.object({
  id: z.string(),
  validFrom: CivilDate,
  amount: Euro,
  /** A lower one for the young, below that age in years. */
  young: z.object({ below: z.number().int(), amount: Euro }).nullable(),
  law: LawText,
});
export type MinimumWageTable = z.infer<typeof MinimumWageTable>;

/** Uplift percentages of the five kinds of extra hours (20 means 20 % on top). */
export const OvertimePercentages = z.object({
  night: Uplift,
  weekend: Uplift,
  afterWork: Uplift,
  holidays: Uplift,
  guard: Uplift,
});
export type OvertimePercentages = z.infer<typeof OvertimePercentages>;

/** Monthly private health premiums in euro, per person. */
export const InsuranceValues = z.object({
  prime: Euro,
  partner: Euro,
  children: Euro,
  adultsChildren: Euro,
  parent: Euro,
});
export type InsuranceValues = z.infer<typeof InsuranceValues>;

/** Pay percentage of each kind of leave. */
export const LeavePercentages = z.object({
  annual: Percentage,
  medical: Percentage,
  maternity: Percentage,
  maleSpecial: Percentage,
  femaleSpecial: Percentage,
});
export type LeavePercentages = z.infer<typeof LeavePercentages>;

/** What a salary month is computed with; sent beside the totals and, with all dated tables, by the general-values call. */
export const GeneralConfiguration = z.object({
  employerContribute: Percentage,
  personalContribute: Percentage,
  overtime: OvertimePercentages,
  weekWorkingDays: z.union([z.literal(5), z.literal(6), z.literal(7)]),
  /** The company's setting; null: pay days x 40 / week working days. */
  hoursPerMonth: z.number().nullable(),
  insurance: InsuranceValues,
  minimumWage: Euro.nullable(),
  taxTable: TaxTable.nullable(),
});
export type GeneralConfiguration = z.infer<typeof GeneralConfiguration>;

/** Everything the engine needs in the browser for one company: dated tables, percentages, hours, holidays. */
export const GeneralValues = z.object({
  taxTables: z.object({ primary: z.array(TaxTable), secondary: z.array(TaxTable) }),
  contributions: z.array(ContributionTable),
  minimumWages: z.array(MinimumWageTable),
  overtime: OvertimePercentages,
  insurance: InsuranceValues,
  leave: LeavePercentages,
  weekWorkingDays: z.union([z.literal(5), z.literal(6), z.literal(7)]),
  /** The company's setting of the hours of a month; null: pay days x 40 / week working days. */
  hoursPerMonth: z.number().nullable(),
  holidays: z.array(z.object({ date: CivilDate, name: z.string(), nameEn: z.string() })),
});
export type GeneralValues = z.infer<typeof GeneralValues>;

/** Everything the engine needs in the browser: dated tables, percentages, hours, holidays. */
export const getGeneralValues = endpoint({
  method: 'POST',
  path: '/general/generalValues/{tenantId}',
  base: 'root',
  summary: 'Dated tables and percentages of a company',
  params: z.strictObject({ tenantId: QueryId }),
  companyIn: 'params.tenantId',
  response: GeneralValues,
  effect: 'read',
  access: inCompany,
});
