import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { Euro, Id, Month, Year } from '#core/shapes.ts';
import { inCompany } from '../core/access-level.ts';
import { AMOUNTS, byAmount, totalsBy } from './amounts.ts';
import { report, reportMail } from './report.ts';
import { Mailing, YearOfCompany } from './shapes.ts';

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
  ...byAmount(AMOUNTS, () => Euro),
});
export type StatisticsRow = z.infer<typeof StatisticsRow>;

/** The twelve months of a year with their totals: the sums of the cents in the rows. */
export const Statistics = z.object({
  months: z.array(StatisticsRow).length(12),
  ...totalsBy(() => Euro),
});
export type Statistics = z.infer<typeof Statistics>;

/** Monthly statistics of a year; with `employeeId` that person's book of contributions. */
export const {
  read: getStatistics,
  pdf: getStatisticsPdf,
  excel: getStatisticsExcel,
  mail: sendStatistics,
} = report({
  title: 'Monthly statistics',
  answer: Statistics,
  body: z.strictObject({ ...YearOfCompany, employeeId: Id.nullable().optional() }),
  carries: 'sums',
  errors: ['NO_SALARIES'],
  path: '/reports/statistics',
  pdf: '/reports/statisticsPdf',
  excel: '/reports/statisticsExcel',
  mail: {
    path: '/reports/sendStatisticsToMail',
    body: z.strictObject({ email: Mailing.email, tenantId: Id.optional(), year: Year.optional() }),
  },
});

/** Mails books of contributions. */
export const sendContributions = reportMail(
  { title: 'Book of contributions', carries: 'everybody', errors: ['NO_SALARIES'] },
  {
    path: '/reports/sendContributeListToMail',
    body: z.strictObject({ tenantId: Id, ...Mailing, year: Year.optional() }),
  },
);

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
