// How long the server answers nobody while somebody asks for what is large: every call that reads, computes or writes the 10,000 rows of a month, but the files of
// `long-reports`. `EMPLOYEES` makes another company.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { exportSelectedEmployees } from '@paga/contract/employees';
import type { Endpoint } from '@paga/contract/endpoint';
import {
  getBankLists,
  getCrossFooting,
  getDeclarationCheck,
  getJournal,
  getMonthOverview,
  getMonthTasks,
} from '@paga/contract/filing';
import { getVacationEmployees } from '@paga/contract/leave';
import {
  closePeriod,
  exportSalaries,
  generateSalaries,
  getSalaries,
  getSalaryChecks,
  getSalaryComparison,
  getSalaryInputs,
  reopenPeriod,
  verifyPeriod,
} from '@paga/contract/payroll';
import { getElectronicDeclaration } from '@paga/contract/reports/declaration';
import { getPaymentOrder } from '@paga/contract/reports/payment-order';
import { getAnnualSalary, getMonthlySalary } from '@paga/contract/reports/salaries';
import { closedYear } from './closed-year.ts';
import { withDatabase } from './prepared-company.ts';

const EMPLOYEES = Number(process.env.EMPLOYEES ?? 10_000);
const ROUNDS = 3;
const HELD_UP_MS = 200;
const NAME_WIDTH = 44;

const passed = await withDatabase(async (db, connection) => {
  const { companyId, month, salaries, ask, end } = await closedYear(db, connection, EMPLOYEES);
  const [ofUser, ofTenant] = [
    { ...month, userId: companyId },
    { ...month, tenantId: companyId },
  ];
  const closing = { ...ofTenant, code: 'MAT26A' };
  const employeeIds = salaries.map(({ employeeId }) => employeeId);
  const calls: [string, Endpoint, object][] = [
    ['Yearly salaries', getAnnualSalary, { tenantId: companyId, year: month.year }],
    ['Monthly salaries', getMonthlySalary, { ...ofTenant, name: '' }],
    ['Bank payment', getPaymentOrder, ofTenant],
    ['Wage list (EDI)', getElectronicDeclaration, ofTenant],
    ['Bank lists', getBankLists, ofTenant],
    ['Check of the declaration', getDeclarationCheck, ofTenant],
    ['Journal', getJournal, ofTenant],
    ['Cross-footing', getCrossFooting, ofTenant],
    ['What is left of a month', getMonthTasks, ofTenant],
    ['The month on the home page', getMonthOverview, { tenantId: companyId }],
    ['Leave of everybody', getVacationEmployees, { tenantId: companyId }],
    ['Employees as a workbook', exportSelectedEmployees, { userId: companyId, employeeIds, format: 1 }],
    ['Salaries as a workbook', exportSalaries, ofTenant],
    ['Salary table', getSalaries, ofUser],
    ['Inputs of the salary table', getSalaryInputs, ofUser],
    ['Check of the month', getSalaryChecks, ofUser],
    ['Comparison with the month before', getSalaryComparison, ofUser],
    ['Verification of the closing', verifyPeriod, ofUser],
    ['Opening the month', reopenPeriod, closing],
    ['Calculation', generateSalaries, ofUser],
    ['Closing', closePeriod, closing],
  ];
  const longest = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, call, input] of calls) {
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      const inQuery = call.query ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
      await ask(call, `${call.path}${inQuery}`, call.body && input);
      delay.disable();
      longest.set(name, Math.max(longest.get(name) ?? 0, delay.max / 1e6));
    }
  await end();
  for (const [name, ms] of longest) console.log(`${name.padEnd(NAME_WIDTH)}${ms.toFixed(0).padStart(5)} ms`);
  const most = Math.max(...longest.values());
  console.log(
    `${calls.length} calls about ${EMPLOYEES} people, ${ROUNDS} times each: nobody was answered for at most ${most.toFixed(0)} ms (goal at most ${HELD_UP_MS})`,
  );
  return most <= HELD_UP_MS;
});
process.exit(passed ? 0 : 1);
