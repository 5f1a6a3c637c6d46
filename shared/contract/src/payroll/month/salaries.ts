import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { refusedAs } from '#core/refusal.ts';
import { Id, Month, QueryId, QueryMonth, QueryYear, Year } from '#core/shapes.ts';
import { SalaryRow } from '../rows/salary-row.ts';
import {
  GenerateResult,
  SalaryAdjustment,
  SalaryList,
  SalaryListQuery,
  SalaryTotalsResult,
} from './month-of-salaries.ts';
import { MonthQuery } from './month-query.ts';
import { SalaryInputs } from './salary-inputs.ts';

/** Totals of a month with creator, state and configuration; zeros when nothing was calculated. */
export const getSalaryTotals = endpoint({
  method: 'GET',
  path: '/salaries/totals',
  base: 'root',
  summary: 'Totals and state of a salary month',
  query: MonthQuery,
  companyIn: 'query.userId',
  response: SalaryTotalsResult,
  effect: 'read',
  access: inCompany,
});

/** Rows of a month as they are stored. Ours: the specification reads rows by calculating, which a closed month refuses. */
export const getSalaries = endpoint({
  method: 'GET',
  path: '/salaries',
  summary: 'Stored salary rows of a month',
  query: SalaryListQuery,
  companyIn: 'query.userId',
  response: SalaryList,
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

/**
 * What the rows of a month were computed from (ours), in the engine's own units: the screen computes a change with the same engine at once,
 * before the server has answered.
 */
export const getSalaryInputs = endpoint({
  method: 'GET',
  path: '/salaries/inputs',
  summary: 'What the salary rows of a month were computed from',
  query: MonthQuery,
  companyIn: 'query.userId',
  response: SalaryInputs,
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

/**
 * Calculates a month: adds newcomers, keeps hand edits, writes nothing that is already right. A GET that writes, as specified. When somebody's salary cannot
 * be computed nothing is written, and `fields` names everybody of whom that holds: `path` is `employees`, `message` the name. A budget line that
 * is shared out above 100 % in that month is named by `budgetLines` before those who share it, each with the code `lineOver100`.
 */
export const generateSalaries = endpoint({
  method: 'GET',
  path: '/salaries/generate',
  base: 'root',
  summary: 'Calculate the salaries of a month',
  query: MonthQuery,
  companyIn: 'query.userId',
  response: GenerateResult,
  errors: ['PERIOD_CLOSED', 'NO_TAX_TABLE', 'NO_GROSS_FOR_NET'],
  effect: 'write',
  calculates: true,
  carries: 'worktable',
  access: inCompany,
});

/** Whether a month has rows, and how many (`rowCount`, ours); asked before the screen offers to calculate. */
export const hasSalaries = endpoint({
  method: 'POST',
  path: '/salaries/has',
  base: 'root',
  summary: 'Whether a month was calculated',
  body: z.strictObject({ userId: Id, month: Month, year: Year }),
  companyIn: 'body.userId',
  response: z.object({ hasSalaries: z.boolean(), rowCount: z.number().int() }),
  effect: 'read',
  access: inCompany,
});

/** Edits one row: hours, additions, deductions, insurance or a typed gross. Needs the grant of a checked closing code. */
export const updateSalary = endpoint({
  method: 'POST',
  path: '/salaries/update',
  base: 'root',
  summary: 'Edit one salary row',
  body: SalaryAdjustment,
  companyIn: 'body.tenantId',
  response: SalaryRow,
  refusal: refusedAs('VALIDATION_FAILED'),
  errors: ['PERIOD_CLOSED', 'EDIT_NOT_GRANTED', 'CONFLICT', 'NO_GROSS_FOR_NET'],
  effect: 'write',
  access: inCompany,
});

/** The month's table as an Excel workbook. */
export const exportSalaries = endpoint({
  method: 'POST',
  path: '/salaries/export',
  base: 'root',
  summary: 'Salary table of a month as Excel',
  query: z.strictObject({ tenantId: QueryId, month: QueryMonth, year: QueryYear }),
  companyIn: 'query.tenantId',
  response: 'file',
  errors: ['NO_SALARIES'],
  effect: 'read',
  heavy: true,
  carries: 'everybody',
  access: inCompany,
});
