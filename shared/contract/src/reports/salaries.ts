import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { Euro, Id } from '#core/shapes.ts';
import { inCompany } from '../core/access-level.ts';
import { Mailing, MonthOfCompany, ReportFile, YearOfCompany } from './shapes.ts';

const Sums = { brutto: Euro, employerContribute: Euro, personalContribute: Euro, tax: Euro, netto: Euro };

/** Salaries per employee over a year, or over one month. */
export const SalaryReport = z.object({
  totals: z.object(Sums),
  employees: z.array(
    z.object({
      employeeId: Id,
      employeeName: z.string(),
      personalNumber: z.string().nullable(),
      ...Sums,
      isChecked: z.boolean(),
    }),
  ),
});
export type SalaryReport = z.infer<typeof SalaryReport>;

const yearly = { body: z.strictObject(YearOfCompany), companyIn: 'body.tenantId', effect: 'read' } as const;
const MonthFilter = z.strictObject({ ...MonthOfCompany, name: z.string().max(TextLength.search) });
const monthly = { body: MonthFilter, companyIn: 'body.tenantId', effect: 'read' } as const;

/** Salaries of a year per employee. */
export const getAnnualSalary = endpoint({
  ...yearly,
  method: 'POST',
  path: '/reports/annualSalaryWithFilter',
  base: 'root',
  summary: 'Salaries of a year',
  response: SalaryReport,
  carries: 'everybody',
  access: inCompany,
});

/** Salaries of a year as a workbook. */
export const exportAnnualSalary = endpoint({
  ...yearly,
  method: 'POST',
  path: '/reports/exportAnnualSalary',
  base: 'root',
  summary: 'Salaries of a year, Excel',
  response: ReportFile,
  errors: ['NO_SALARIES'],
  carries: 'everybody',
  access: inCompany,
  heavy: true,
});

/** Salaries of a year as a PDF. */
export const getAnnualSalaryPdf = endpoint({
  ...yearly,
  method: 'POST',
  path: '/reports/annualSalaryPdf',
  base: 'root',
  summary: 'Salaries of a year, PDF',
  response: ReportFile,
  errors: ['NO_SALARIES'],
  carries: 'everybody',
  access: inCompany,
  heavy: true,
});

/** Mails the salaries of a year of the chosen employees. */
export const sendAnnualSalary = endpoint({
  method: 'POST',
  path: '/reports/sendAnnualSalaryToMail',
  base: 'root',
  summary: 'Mail the salaries of a year',
  body: z.strictObject({ ...YearOfCompany, ...Mailing }),
  companyIn: 'body.tenantId',
  response: 'empty',
  errors: ['NO_SALARIES', 'PAYLOAD_TOO_LARGE'],
  effect: 'write',
  heavy: true,
  carries: 'everybody',
  access: inCompany,
});

/** Salaries of a month per employee; `name` filters by a part of the name. */
export const getMonthlySalary = endpoint({
  ...monthly,
  method: 'POST',
  path: '/reports/monthlySalary',
  base: 'root',
  summary: 'Salaries of a month',
  response: SalaryReport,
  carries: 'everybody',
  access: inCompany,
});

/** Salaries of a month as a workbook. */
export const exportMonthlySalary = endpoint({
  ...monthly,
  method: 'POST',
  path: '/reports/exportMonthlySalary',
  base: 'root',
  summary: 'Salaries of a month, Excel',
  response: ReportFile,
  errors: ['NO_SALARIES'],
  carries: 'everybody',
  access: inCompany,
  heavy: true,
});

/** Salaries of a month as a PDF. */
export const getMonthlySalaryPdf = endpoint({
  ...monthly,
  method: 'POST',
  path: '/reports/monthlySalaryPdf',
  base: 'root',
  summary: 'Salaries of a month, PDF',
  response: ReportFile,
  errors: ['NO_SALARIES'],
  carries: 'everybody',
  access: inCompany,
  heavy: true,
});

/** Mails the salaries of a month of the chosen employees. */
export const sendMonthlySalary = endpoint({
  method: 'POST',
  path: '/reports/sendMonthlySalaryToMail',
  base: 'root',
  summary: 'Mail the salaries of a month',
  body: MonthFilter.extend(Mailing),
  companyIn: 'body.tenantId',
  response: 'empty',
  errors: ['NO_SALARIES', 'PAYLOAD_TOO_LARGE'],
  effect: 'write',
  heavy: true,
  carries: 'everybody',
  access: inCompany,
});
