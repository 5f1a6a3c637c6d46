import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { refusedAs } from '#core/refusal.ts';
import { Id, Month, QueryId, QueryMonth, QueryYear, Year } from '#core/shapes.ts';
import { inCompany } from '../core/access-level.ts';
import { Payslip } from './payslip/payslip.ts';
import { CalculatorAnswer, CalculatorQuestion } from './rows/calculator.ts';
import { GeneralValues } from './rows/general-values.ts';
import {
  AverageSalary,
  GenerateResult,
  MonthQuery,
  PeriodCode,
  SalariesTillNow,
  SalaryAdjustment,
  SalaryList,
  SalaryListQuery,
  SalaryTotalsResult,
} from './rows/month-of-salaries.ts';
import { SalaryInputs } from './rows/salary-inputs.ts';
import { PeriodState, SalaryRow } from './rows/salary-row.ts';
import { SalaryTrace } from './rows/trace.ts';

export * from './check/checks.ts';
export * from './closing/closed-versions.ts';
export * from './closing/closing-marks.ts';
export * from './payslip/mailed-documents.ts';
export * from './payslip/payslip.ts';
export * from './payslip/payslip-archive.ts';
export * from './review/comparison.ts';
export * from './review/review.ts';
export * from './rows/calculator.ts';
export * from './rows/general-values.ts';
export * from './rows/many-edits.ts';
export * from './rows/month-of-salaries.ts';
export * from './rows/payment-date.ts';
export * from './rows/salary-inputs.ts';
export * from './rows/salary-row.ts';
export * from './rows/trace.ts';
export * from './what-if/what-if.ts';
export * from './what-if/what-ifs.ts';

const SalaryId = z.strictObject({ id: QueryId });
const CompanyQuery = z.strictObject({ tenantId: QueryId });

/** The salary calculator: gross to net or net to gross for one person. Also the source of the employee dialog's figures. */
export const calculateSalary = endpoint({
  method: 'POST',
  path: '/salaries/calculate',
  summary: 'Gross to net or net to gross of one salary',
  body: CalculatorQuestion,
  companyIn: 'body.userId',
  response: CalculatorAnswer,
  errors: ['NO_TAX_TABLE', 'NO_GROSS_FOR_NET'],
  effect: 'read',
  access: inCompany,
});

/** Totals of a month with creator, state and configuration; zeros when nothing was calculated. */
export const getSalaryTotals = endpoint({
  method: 'GET',
  path: '/salaries/totals',
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
  summary: 'Calculate the salaries of a month',
  query: MonthQuery,
  companyIn: 'query.userId',
  response: GenerateResult,
  errors: ['PERIOD_CLOSED', 'NO_TAX_TABLE', 'NO_GROSS_FOR_NET'],
  effect: 'write',
  access: inCompany,
});

/** Whether a month has rows, and how many (`rowCount`, ours); asked before the screen offers to calculate. */
export const hasSalaries = endpoint({
  method: 'POST',
  path: '/salaries/has',
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
  summary: 'Salary table of a month as Excel',
  query: z.strictObject({ tenantId: QueryId, month: QueryMonth, year: QueryYear }),
  companyIn: 'query.tenantId',
  response: 'file',
  errors: ['NO_SALARIES'],
  effect: 'read',
  access: inCompany,
});

/** The payslip of one row. */
export const getPayslip = endpoint({
  method: 'GET',
  path: '/salaries/generatePaymentSlip/{id}',
  summary: 'Payslip of one salary row',
  params: SalaryId,
  response: Payslip,
  effect: 'read',
  access: inCompany,
});

/** The payslip as PDF (ours) on one page, in the asked language; `explained`: how its numbers came about follows on pages behind it. */
export const getPayslipPdf = endpoint({
  method: 'GET',
  path: '/salaries/{id}/payslip.pdf',
  summary: 'Payslip of one salary row as PDF',
  params: SalaryId,
  query: z.strictObject({ language: z.enum(['sq', 'en']).default('sq'), explained: z.stringbool().optional() }),
  response: 'file',
  errors: ['UNAVAILABLE'],
  effect: 'read',
  access: inCompany,
});

/** How every number of a row came about (ours): formulas, inputs with sources, dated tables with their law, rounding. */
export const explainSalary = endpoint({
  method: 'GET',
  path: '/salaries/{id}/explain',
  summary: 'How the numbers of one salary row came about',
  params: SalaryId,
  response: SalaryTrace,
  effect: 'read',
  access: inCompany,
});

/** Net salaries of all months so far, for the dashboard. */
export const getSalariesTillNow = endpoint({
  method: 'GET',
  path: '/salaries/salariesTillNow',
  summary: 'Net salaries so far',
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
  summary: 'Average net salary and its change',
  query: CompanyQuery,
  companyIn: 'query.tenantId',
  response: AverageSalary,
  effect: 'read',
  access: inCompany,
});

/** Everything the engine needs in the browser: dated tables, percentages, hours, holidays. */
export const getGeneralValues = endpoint({
  method: 'POST',
  path: '/general/generalValues/{tenantId}',
  summary: 'Dated tables and percentages of a company',
  params: z.strictObject({ tenantId: QueryId }),
  companyIn: 'params.tenantId',
  response: GeneralValues,
  effect: 'read',
  access: inCompany,
});

/** Closes a month; the closing code travels with the call and is checked by it. */
export const closePeriod = endpoint({
  method: 'POST',
  path: '/updateClosedSalaries',
  summary: 'Close a salary month',
  body: PeriodCode,
  companyIn: 'body.tenantId',
  response: PeriodState,
  errors: [
    'CLOSING_CODE_WRONG',
    'CLOSING_CODE_LOCKED',
    'PERIOD_CLOSED',
    'NO_SALARIES',
    'SALARY_HAS_ERRORS',
    'WARNINGS_OPEN',
    'MONTH_OUTDATED',
  ],
  effect: 'write',
  access: inCompany,
});

/** Opens a closed month again by the closing code. */
export const reopenPeriod = endpoint({
  method: 'POST',
  path: '/salaries/openPeriodByCode',
  summary: 'Reopen a salary month',
  body: PeriodCode,
  companyIn: 'body.tenantId',
  response: PeriodState,
  errors: ['CLOSING_CODE_WRONG', 'CLOSING_CODE_LOCKED', 'PERIOD_OPEN', 'NO_SALARIES'],
  effect: 'write',
  access: inCompany,
});
