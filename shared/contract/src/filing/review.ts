import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Id, Month, QueryId, QueryMonth, QueryYear, Year } from '#core/shapes.ts';
import { MonthOfCompany } from '#reports/shapes.ts';

/** A figure as it was handed out, as it is now, and the difference: now less before. */
const Changed = { before: Euro, now: Euro, difference: Euro };

/** Somebody who was paid another net: a difference above zero is still to be paid, one below was paid too much. */
export const PaidDifference = z.object({ employeeId: Id, name: z.string(), ...Changed });
export type PaidDifference = z.infer<typeof PaidDifference>;

/** What the wage list says of a person. `flags` are primary job, contributions and tax as it writes them: `PO PO JO`. */
export const DeclaredFigure = z.enum([
  'gross',
  'employeeContribution',
  'employerContribution',
  'tax',
  'personalNumber',
  'flags',
]);
export type DeclaredFigure = z.infer<typeof DeclaredFigure>;

/** What of somebody was declared otherwise: an amount, or for `personalNumber` and `flags` a text; the other kind is null. */
export const DeclaredDifference = z.object({
  employeeId: Id,
  name: z.string(),
  figure: DeclaredFigure,
  before: Euro.nullable(),
  now: Euro.nullable(),
  difference: Euro.nullable(),
  beforeText: z.string().nullable(),
  nowText: z.string().nullable(),
});
export type DeclaredDifference = z.infer<typeof DeclaredDifference>;

/** What was paid to the tax administration and what is owed now; above zero is still to be paid. */
export const AuthorityDifference = z.object({ kind: z.enum(['contribution', 'tax']), ...Changed });
export type AuthorityDifference = z.infer<typeof AuthorityDifference>;

/**
 * A month whose closing that holds differs from what was paid or declared of an earlier one: of the newest earlier closing with that mark. `paidClosing` and
 * `declaredClosing` are their numbers; null: nothing was paid, or declared, or the closing that holds bears the mark itself and so it is settled.
 * `correctableUntil` is the last day on which the declaration can be corrected, three years after it was due (08/L-257); past it `canBeCorrected` is false.
 */
export const MonthCorrection = z.object({
  year: Year,
  month: Month,
  closing: z.int(),
  paidClosing: z.int().nullable(),
  declaredClosing: z.int().nullable(),
  paid: z.array(PaidDifference),
  paidTotal: Euro,
  declared: z.array(DeclaredDifference),
  authorities: z.array(AuthorityDifference),
  correctableUntil: CivilDate,
  canBeCorrected: z.boolean(),
});
export type MonthCorrection = z.infer<typeof MonthCorrection>;

/** The sums over the months listed: `people` by person, what is still to be paid or was paid too much; by authority those that can still be corrected. */
export const CorrectionSums = z.object({
  people: z.array(z.object({ employeeId: Id, name: z.string(), months: z.int(), difference: Euro })),
  authorities: z.array(z.object({ kind: z.enum(['contribution', 'tax']), difference: Euro })),
});
export type CorrectionSums = z.infer<typeof CorrectionSums>;

/** The correction list, the newest month first. A month is on it once it was closed again. */
export const Corrections = z.object({ months: z.array(MonthCorrection), sums: CorrectionSums });
export type Corrections = z.infer<typeof Corrections>;

/** What differs from what was paid and declared (ours), of one month or of all. */
export const getCorrections = endpoint({
  method: 'GET',
  path: '/filing/corrections',
  summary: 'What differs from what was paid and declared',
  query: z.strictObject({ tenantId: QueryId, month: QueryMonth.optional(), year: QueryYear.optional() }),
  companyIn: 'query.tenantId',
  response: Corrections,
  effect: 'read',
  access: inCompany,
});

/** The figures that are compared; `people` is a number of people, the others are amounts. */
export const CrossFigure = z.enum([
  'people',
  'gross',
  'employeeContribution',
  'employerContribution',
  'taxable',
  'tax',
  'net',
]);
export type CrossFigure = z.infer<typeof CrossFigure>;

/** Where a figure stands: the closing, the wage list (EDI), the monthly book, the statistics, the payslips, bank lists with who is paid otherwise, the journal. */
export const CrossSource = z.enum([
  'closing',
  'declaration',
  'book',
  'statistics',
  'payslips',
  'payments',
  'journal',
]);
export type CrossSource = z.infer<typeof CrossSource>;

/** One figure with its value in each source; null where the source does not have it. `difference` is the largest less the smallest: 0 when all agree. */
export const CrossFootingLine = z.object({
  figure: CrossFigure,
  values: z.record(CrossSource, Euro.nullable()),
  difference: Euro,
});
export type CrossFootingLine = z.infer<typeof CrossFootingLine>;

/** The same figures of a month in all its papers (ours). `holds`: no figure differs by a cent. */
export const CrossFooting = z.object({
  isClosed: z.boolean(),
  holds: z.boolean(),
  lines: z.array(CrossFootingLine),
});
export type CrossFooting = z.infer<typeof CrossFooting>;

/** Compares the figures of a month across its papers. */
export const getCrossFooting = endpoint({
  method: 'GET',
  path: '/filing/crossFooting',
  summary: 'The figures of a month across its papers',
  query: z.strictObject(MonthOfCompany),
  companyIn: 'query.tenantId',
  response: CrossFooting,
  errors: ['NO_SALARIES'],
  effect: 'read',
  carries: 'sums',
  access: inCompany,
});
