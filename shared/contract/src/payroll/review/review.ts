import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { Euro, Month, QueryId, Year } from '#core/shapes.ts';
import { MonthQuery } from '../month/month-query.ts';
import { SalaryComparison } from './comparison.ts';

const PaidMonth = z.object({ month: Month, year: Year, net: Euro });

/**
 * Net salaries paid so far, also of a month that was opened again since, how many months that is, and the first and last of them (ours). Each closing that was
 * marked paid counts with what it added to the paid closing of its month before it.
 */
export const SalariesTillNow = z.object({
  salariesTillNow: Euro,
  months: z.number().int(),
  first: PaidMonth.nullable(),
  last: PaidMonth.nullable(),
});
export type SalariesTillNow = z.infer<typeof SalariesTillNow>;

/**
 * Average net salary of the latest calculated month up to today and its difference in percent against the month before
 * (`percentageDif`, 1 decimal; null without such a month). Null average: nothing was calculated yet.
 */
export const AverageSalary = z.object({
  averageSalaries: Euro.nullable(),
  percentageDif: z.number().nullable(),
  month: Month.nullable(),
  year: Year.nullable(),
});
export type AverageSalary = z.infer<typeof AverageSalary>;

/** A month beside the one before it, with the causes of every difference (ours). `employeeId`: only this person, `NOT_FOUND` without a salary in either month. */
export const getSalaryComparison = endpoint({
  method: 'GET',
  path: '/salaries/comparison',
  summary: 'A month compared with the one before it, every difference with its causes',
  query: MonthQuery.extend({ employeeId: QueryId.optional() }),
  companyIn: 'query.userId',
  response: SalaryComparison,
  errors: ['NO_SALARIES', 'NOT_FOUND'],
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

const CompanyQuery = z.strictObject({ tenantId: QueryId });

/** Net salaries of all months that are marked paid, for the dashboard. */
export const getSalariesTillNow = endpoint({
  method: 'GET',
  path: '/salaries/salariesTillNow',
  base: 'root',
  summary: 'Net salaries paid so far',
  query: CompanyQuery,
  companyIn: 'query.tenantId',
  response: SalariesTillNow,
  effect: 'read',
  access: inCompany,
});

/** Average net salary with its difference against the month before, for the dashboard. */
export const getAverageSalary = endpoint({
  method: 'GET',
  path: '/salaries/averageSalary',
  base: 'root',
  summary: 'Average net salary and its change',
  query: CompanyQuery,
  companyIn: 'query.tenantId',
  response: AverageSalary,
  effect: 'read',
  access: inCompany,
});
