import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { Euro } from '#core/shapes.ts';
import { MonthOfCompany } from '#reports/shapes.ts';

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
