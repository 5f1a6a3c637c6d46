import { area } from '#core/area.ts';
import { lastSalaries, raisedMonths } from '#employees/public.ts';
import { salaryComment } from './comments/table.ts';
import { payrollRoutes } from './routes.ts';
import { lastSalariesOf } from './rows/last-salary.ts';
import { raisedMonthsOf } from './rows/raised-months.ts';
import { salarySignOff } from './signed/table.ts';
import { monthStep } from './steps/table.ts';
import { whatIf } from './what-if/table.ts';

lastSalaries.answeredBy({ of: lastSalariesOf });
raisedMonths.answeredBy({ of: raisedMonthsOf });

/** Salaries from calculation to payslip. */
export const payrollArea = area({
  name: 'payroll',
  tables: [monthStep, salaryComment, salarySignOff, whatIf],
  routes: payrollRoutes,
  audit: ['employees', 'salaries'],
  stored: {
    tables: [],
    leftOut: { salary_comment: 'what the office writes to itself about a month that is being made' },
  },
});
