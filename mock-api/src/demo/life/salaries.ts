import { markTasks } from '@paga/contract/filing';
import type { SalaryEdit, SalaryRow } from '@paga/contract/payroll';
import {
  acceptSalaryWarnings,
  carryOverWhatIf,
  closePeriod,
  createWhatIf,
  generateSalaries,
  getClosedVersions,
  getSalaryChecks,
  updateSalaries,
} from '@paga/contract/payroll';
import type { CivilDate } from '@paga/contract/shapes';
import { addDays, addMonths, civilDate, parts } from '@paga/payroll';
import type { Clerk } from './clerk.ts';
import type { LifeMonth } from './months.ts';

/** What is typed into a row, if anything. */
type Typed = (row: SalaryRow) => SalaryEdit | undefined;

const NOTE = 'E kontrolluar me punonjësin';
const DECEMBER = 12;
/** Days before the end of a month on which it is calculated and closed. */
const [CALCULATED, CLOSED] = [4, 2];
/** The days of the next month on which it is declared, paid to the tax administration, and put away. */
const [DECLARED, PAID_TO_STATE, PUT_AWAY] = [9, 12, 14];

/** A raise in percent from the first day of a month on. */
type Raise = { name: string; percentage: number; employeeIds: readonly number[] };

async function rowsOf(clerk: Clerk, { year, month }: LifeMonth): Promise<SalaryRow[]> {
  const query = { month, year, userId: clerk.companyId };
  return (await clerk.call(generateSalaries, { query })).salaries;
}

/** Tries a raise in a sandbox of a month, and carries it over. */
export async function raise(
  clerk: Clerk,
  month: LifeMonth,
  { name, percentage, employeeIds }: Raise,
): Promise<void> {
  clerk.moveTo(addDays(month.last, -CALCULATED));
  const raised = (await rowsOf(clerk, month)).filter((row) => employeeIds.includes(row.employeeId));
  const named = { tenantId: clerk.companyId, month: month.month, year: month.year };
  const who = { to: 'people' as const, employeeIds: raised.map(({ employeeId }) => employeeId) };
  const changes = [{ kind: 'raise' as const, who, percentage }];
  const { id, version } = await clerk.call(createWhatIf, { body: { ...named, name, changes } });
  await clerk.allowEdits();
  const rows = raised.map((row) => ({ salaryId: row.id, version: row.version }));
  const body = { tenantId: clerk.companyId, version, rows };
  await clerk.call(carryOverWhatIf, { params: { id }, body });
}

/** Calculates a month and types what there is to type. */
export async function calculate(clerk: Clerk, month: LifeMonth, typed: Typed): Promise<void> {
  clerk.moveTo(addDays(month.last, -CALCULATED));
  const { year, month: number } = month;
  const salaries = await rowsOf(clerk, month);
  const rows = salaries.flatMap((row) => {
    const edit = typed(row);
    return edit ? [{ salaryId: row.id, version: row.version, ...edit }] : [];
  });
  if (rows.length === 0) return;
  await clerk.allowEdits();
  await clerk.call(updateSalaries, { body: { tenantId: clerk.companyId, month: number, year, rows } });
}

/** Accepts what the check of a month finds, and closes it. */
export async function close(clerk: Clerk, month: LifeMonth): Promise<number> {
  clerk.moveTo(addDays(month.last, -CLOSED));
  const named = { month: month.month, year: month.year };
  const query = { ...named, userId: clerk.companyId };
  const body = { ...named, tenantId: clerk.companyId };
  const { findings: all } = await clerk.call(getSalaryChecks, { query });
  const findings = all.map(({ employeeId, code, fact }) => ({ employeeId, code, fact }));
  if (findings.length > 0)
    await clerk.call(acceptSalaryWarnings, { body: { ...body, note: NOTE, findings } });
  await clerk.call(closePeriod, { body: { ...body, code: clerk.code } });
  const { versions } = await clerk.call(getClosedVersions, { query });
  const held = versions[0];
  if (!held) throw new Error('the demo has closed a month that has no closing');
  return held.id;
}

/** Notes that a closed month was paid on its last day. */
export async function pay(clerk: Clerk, { last }: LifeMonth, versionId: number): Promise<void> {
  clerk.moveTo(last);
  const params = { versionId };
  await clerk.call(markTasks, {
    params,
    body: { tasks: ['bankLists', 'payslips'], outcome: 'done', on: last },
  });
}

/** Notes everything else that is done with a closed month, in the first half of the next. */
export async function file(clerk: Clerk, month: LifeMonth, versionId: number): Promise<void> {
  const params = { versionId };
  const next = parts(addMonths(month.first, 1));
  const move = (day: number): CivilDate => {
    const on = civilDate(next.year, next.month, day);
    clerk.moveTo(on);
    return on;
  };
  const declared = move(DECLARED);
  await clerk.call(markTasks, { params, body: { tasks: ['declaration'], outcome: 'done', on: declared } });
  const paid = move(PAID_TO_STATE);
  const payments = ['contributionPayment', 'taxPayment'] as const;
  await clerk.call(markTasks, { params, body: { tasks: [...payments], outcome: 'done', on: paid } });
  const away = move(PUT_AWAY);
  const certificates = month.month === DECEMBER ? (['certificates'] as const) : [];
  const papers = ['book', 'journal', ...certificates] as const;
  await clerk.call(markTasks, { params, body: { tasks: [...papers], outcome: 'done', on: away } });
}
