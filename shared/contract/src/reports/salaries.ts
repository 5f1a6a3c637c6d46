import { z } from 'zod';
import { TextLength } from '#core/limits.ts';
import { Euro, Id } from '#core/shapes.ts';
import { byAmount, SALARY_AMOUNTS } from './amounts.ts';
import { report, reportFiles, reportRows } from './report.ts';
import { Mailing, MonthOfCompany, YearOfCompany } from './shapes.ts';

const sums = { ...byAmount(SALARY_AMOUNTS, () => Euro), deductions: Euro.optional() };

/** Salaries per employee over a year, or over one month. Insurance and `deductions` (ours) as they are stored: gross less contribution, tax and these is the net. */
export const SalaryReport = z.object({
  totals: z.object(sums),
  employees: z.array(
    z.object({
      employeeId: Id,
      employeeName: z.string(),
      personalNumber: z.string().nullable(),
      ...sums,
      isChecked: z.boolean(),
    }),
  ),
});
export type SalaryReport = z.infer<typeof SalaryReport>;

const about = { answer: SalaryReport, carries: 'everybody', errors: ['NO_SALARIES'] } as const;

const aboutYear = { ...about, title: 'Salaries of a year' } as const;

/** Salaries of a year per employee. */
export const getAnnualSalary = reportRows({
  ...aboutYear,
  body: z.strictObject(YearOfCompany),
  path: '/reports/annualSalaryWithFilter',
});

/** The same as files, and mailed of the chosen employees. `employeeIds` (ours): those whom the screen lists, where it is filtered. */
export const {
  pdf: getAnnualSalaryPdf,
  excel: exportAnnualSalary,
  mail: sendAnnualSalary,
} = reportFiles({
  ...aboutYear,
  body: z.strictObject({ ...YearOfCompany, employeeIds: Mailing.employeeIds.optional() }),
  pdf: '/reports/annualSalaryPdf',
  excel: '/reports/exportAnnualSalary',
  mail: {
    path: '/reports/sendAnnualSalaryToMail',
    body: z.strictObject({ ...YearOfCompany, ...Mailing }),
  },
});

const MonthFilter = z.strictObject({ ...MonthOfCompany, name: z.string().max(TextLength.search) });

/** The same of a month; `name` filters by a part of the name. */
export const {
  read: getMonthlySalary,
  pdf: getMonthlySalaryPdf,
  excel: exportMonthlySalary,
  mail: sendMonthlySalary,
} = report({
  ...about,
  title: 'Salaries of a month',
  body: MonthFilter,
  path: '/reports/monthlySalary',
  pdf: '/reports/monthlySalaryPdf',
  excel: '/reports/exportMonthlySalary',
  mail: { path: '/reports/sendMonthlySalaryToMail', body: MonthFilter.extend(Mailing) },
});
