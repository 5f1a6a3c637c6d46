import {
  exportAnnualSalary,
  exportMonthlySalary,
  getAnnualSalary,
  getAnnualSalaryPdf,
  getMonthlySalary,
  getMonthlySalaryPdf,
  sendAnnualSalary,
  sendMonthlySalary,
} from '@paga/contract/reports/salaries';
import { monthNamed } from '#core/calendar-month.ts';
import { asTables } from '../files/draw-report.ts';
import { report } from '../report/report.ts';
import { salaryFile } from './salary-file.ts';
import { salaryReport } from './salary-report.ts';

const draw = asTables(salaryFile);

/** Salaries of a year. */
export const annualSalaryCalls = report({
  calls: { pdf: getAnnualSalaryPdf, excel: exportAnnualSalary, mail: sendAnnualSalary },
  rows: { call: getAnnualSalary, run: salaryReport },
  draw,
  audit: ({ filter: { year } }) => ({ type: 'sendAnnualSalary', about: { year: String(year) } }),
});

/** Salaries of a month. */
export const monthlySalaryCalls = report({
  calls: { pdf: getMonthlySalaryPdf, excel: exportMonthlySalary, mail: sendMonthlySalary },
  rows: { call: getMonthlySalary, run: salaryReport },
  draw,
  audit: ({ filter: { year, month = 0 } }) => ({
    type: 'sendMonthlySalary',
    about: { month: monthNamed({ year, month }) },
  }),
});
