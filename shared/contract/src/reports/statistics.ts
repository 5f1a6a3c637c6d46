import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { Euro, Id, Month, Year } from '#core/shapes.ts';
import { inCompany } from '../core/access-level.ts';
import { Mailing, ReportFile, YearOfCompany } from './shapes.ts';

/**
 * A month of the statistics, and of an employee's book of contributions. `calculated` (ours) false: the month was not calculated, or the
 * person is not in it, and its figures are zeros that no average counts. `open` (ours): calculated and not closed. `deductions` (ours): insurance
 * and what was held back, all between taxable salary, tax and net. `isChecked` is the tick of the row on the screen.
 */
export const StatisticsRow = z.object({
  month: z.object({ monthId: Month, isChecked: z.boolean() }),
  calculated: z.boolean(),
  open: z.boolean(),
  headCount: z.int(),
  brutto: Euro,
  personalContribute: Euro,
  employerContribute: Euro,
  taxableSalary: Euro,
  tax: Euro,
  deductions: Euro,
  netto: Euro,
});
export type StatisticsRow = z.infer<typeof StatisticsRow>;

/** The twelve months of a year with their totals: the sums of the cents in the rows. */
export const Statistics = z.object({
  months: z.array(StatisticsRow).length(12),
  totalBrutto: Euro,
  totalPersonalContribute: Euro,
  totalEmployerContribute: Euro,
  totalTaxableSalary: Euro,
  totalTax: Euro,
  totalDeductions: Euro,
  totalNetto: Euro,
});
export type Statistics = z.infer<typeof Statistics>;

const statistics = {
  body: z.strictObject({ ...YearOfCompany, employeeId: Id.nullable().optional() }),
  companyIn: 'body.tenantId',
  effect: 'read',
} as const;

/** Monthly statistics of a year; with `employeeId` that person's book of contributions. */
export const getStatistics = endpoint({
  ...statistics,
  method: 'POST',
  path: '/reports/statistics',
  base: 'root',
  summary: 'Monthly statistics',
  response: Statistics,
  carries: 'sums',
  access: inCompany,
});

/** Somebody who was paid in a year, under the name of the newest month. */
export const PaidEmployee = z.object({ id: Id, name: z.string() });
export type PaidEmployee = z.infer<typeof PaidEmployee>;

/** Who was paid in a year (ours): whom a book of contributions can be about, also who has left since. */
export const getPaidEmployees = endpoint({
  method: 'GET',
  path: '/reports/paidEmployees',
  summary: 'Who was paid in a year',
  query: z.strictObject(YearOfCompany),
  companyIn: 'query.tenantId',
  response: z.array(PaidEmployee),
  effect: 'read',
  access: inCompany,
});

/** Monthly statistics as a PDF. */
export const getStatisticsPdf = endpoint({
  ...statistics,
  method: 'POST',
  path: '/reports/statisticsPdf',
  base: 'root',
  summary: 'Monthly statistics, PDF',
  response: ReportFile,
  errors: ['NO_SALARIES'],
  carries: 'sums',
  access: inCompany,
  heavy: true,
});

/** Monthly statistics as a workbook. */
export const getStatisticsExcel = endpoint({
  ...statistics,
  method: 'POST',
  path: '/reports/statisticsExcel',
  base: 'root',
  summary: 'Monthly statistics, Excel',
  response: ReportFile,
  errors: ['NO_SALARIES'],
  carries: 'sums',
  access: inCompany,
  heavy: true,
});

/** Mails books of contributions. */
export const sendContributions = endpoint({
  method: 'POST',
  path: '/reports/sendContributeListToMail',
  base: 'root',
  summary: 'Mail the book of contributions',
  body: z.strictObject({ tenantId: Id, ...Mailing, year: Year.optional() }),
  companyIn: 'body.tenantId',
  response: 'empty',
  errors: ['NO_SALARIES', 'PAYLOAD_TOO_LARGE'],
  effect: 'write',
  heavy: true,
  carries: 'everybody',
  access: inCompany,
});

/** Mails the monthly statistics. */
export const sendStatistics = endpoint({
  method: 'POST',
  path: '/reports/sendStatisticsToMail',
  base: 'root',
  summary: 'Mail the monthly statistics',
  body: z.strictObject({ email: Mailing.email, tenantId: Id.optional(), year: Year.optional() }),
  companyIn: 'body.tenantId',
  response: 'empty',
  errors: ['NO_SALARIES', 'PAYLOAD_TOO_LARGE'],
  effect: 'write',
  heavy: true,
  carries: 'sums',
  access: inCompany,
});
