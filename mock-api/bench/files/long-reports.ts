// Every long report of 10,000 people, from the request to the link that is answered: how long it takes, how large the file is, what memory the server and the
// process that draws have taken, and how long the server answered nobody meanwhile.
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Endpoint } from '@paga/contract/endpoint';
import { exportBankFile } from '@paga/contract/filing';
import { exportVacationList, getVacationListPdf } from '@paga/contract/reports';
import { exportElectronicDeclaration } from '@paga/contract/reports/declaration';
import { exportPaymentOrder, getPaymentOrderPdf } from '@paga/contract/reports/payment-order';
import {
  exportAnnualSalary,
  exportMonthlySalary,
  getAnnualSalaryPdf,
  getMonthlySalaryPdf,
} from '@paga/contract/reports/salaries';
import { getStatisticsPdf, sendContributions } from '@paga/contract/reports/statistics';
import { closedYear } from '../closed-year.ts';
import { withDatabase } from '../prepared-company.ts';

const EMPLOYEES = Number(process.env.EMPLOYEES ?? 10_000);
const BOOKS = 500;
const HELD_UP_MS = 200;
const MB = 1024 * 1024;

/** The most memory a process has ever held, in MB; 0 where the system does not say. */
function mostMemory(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The processes that draw. */
function children(): number[] {
  try {
    return readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}

const passed = await withDatabase(async (db, connection) => {
  const { companyId, month, salaries, ask, end } = await closedYear(db, connection, EMPLOYEES);
  const tenantId = companyId;
  // More books than these are refused: their pages fit into no mail.
  const books = salaries.slice(0, BOOKS).map(({ employeeId }) => employeeId);
  const ofMonth = { tenantId, ...month };
  const everybody = { ...ofMonth, name: '' };
  const [year, span] = [
    { tenantId, year: 2026 },
    { tenantId, from: '2026-01-01', to: '2026-12-31' },
  ];
  const reports: [string, Endpoint, object][] = [
    ['Monthly, PDF', getMonthlySalaryPdf, everybody],
    ['Monthly, Excel', exportMonthlySalary, everybody],
    ['Yearly, PDF', getAnnualSalaryPdf, year],
    ['Yearly, Excel', exportAnnualSalary, year],
    ['Leave list, PDF', getVacationListPdf, span],
    ['Leave list, Excel', exportVacationList, span],
    ['Statistics, PDF', getStatisticsPdf, year],
    ['Bank payment, PDF', getPaymentOrderPdf, ofMonth],
    ['Bank payment, Excel', exportPaymentOrder, ofMonth],
    ['Bank list', exportBankFile, { ...ofMonth, kind: 'otherBank' }],
    ['Wage list (EDI)', exportElectronicDeclaration, ofMonth],
    ['Books by mail', sendContributions, { ...year, email: 'libri@example.com', employeeIds: books }],
  ];
  let [held, failed] = [0, 0];
  for (const [name, call, body] of reports) {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const [began, before] = [performance.now(), process.cpuUsage()];
    const answer = await ask(call, call.path, body).catch((error: Error) => error);
    delay.disable();
    const cpu = process.cpuUsage(before);
    const [longest, seconds] = [delay.max / 1e6, (performance.now() - began) / 1000];
    held = Math.max(held, longest);
    if (answer instanceof Error) failed += 1;
    const memory = `${Math.round(process.memoryUsage().rss / MB)} MB here, drawing at most ${Math.round(Math.max(0, ...children().map(mostMemory)))} MB`;
    const cost = `${seconds.toFixed(1)} s, ${((cpu.user + cpu.system) / 1e6).toFixed(1)} s of it CPU here`;
    console.log(`${name}: ${cost}; nobody answered for ${longest.toFixed(0)} ms; ${memory}`);
    console.log(
      `  ${answer instanceof Error ? answer.message : Buffer.from(answer).toString().slice(0, 120)}`,
    );
  }
  await end();
  console.log(
    `${reports.length} long reports of ${EMPLOYEES} people: ${failed} failed; nobody was answered for at most ${held.toFixed(0)} ms (goal at most ${HELD_UP_MS})`,
  );
  return failed === 0 && held <= HELD_UP_MS;
});
process.exit(passed ? 0 : 1);
