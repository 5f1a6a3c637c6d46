import type { FindingCode, LineCut, TermChange } from '@paga/contract/payroll';
import type { SalaryPaymentType } from '@paga/contract/shapes';
import type { AuditFinding, SalaryProblem } from '@paga/payroll';
import { groupedBy, wireCut } from '@paga/payroll';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { mapInTurns, sortedInTurns } from '#core/turns.ts';
import {
  contentHash,
  type Period,
  salary,
  salaryPeriod,
  salaryVersion,
  salaryVersionRow,
} from '#months/public.ts';
import { employee } from '#people/public.ts';
import { accountsOfMonth, type MonthAccounts } from '../rows/accounts-of-month.ts';
import { byName, ofPeriod } from '../rows/month-rows.ts';
import { auditedFindings } from './audit.ts';

/** Something found about a row, in cents; whether it was accepted is not asked here. */
export type Found = {
  employeeId: number;
  salaryId: number;
  name: string;
  salaryPaymentType: SalaryPaymentType;
  isDeleted: boolean;
  level: 'error' | 'warning' | 'hint';
  code: FindingCode;
  amount?: number;
  account?: string;
  previous?: string;
  others?: string[];
  otherIds?: number[];
  leave?: { booked: number; counted: number };
  changes?: TermChange[];
  lines?: LineCut[];
  fact: string;
} & Partial<Pick<AuditFinding, 'old' | 'new' | 'past' | 'kind' | 'value'>>;

const columns = {
  salaryId: salary.id,
  employeeId: salary.employeeId,
  name: salary.name,
  problems: salary.problems,
  contractDays: salary.contractDays,
  totalBrutto: salary.totalBrutto,
  netto: salary.netto,
  salaryPaymentType: salary.paymentType,
  deletedAt: employee.deletedAt,
};

async function checkedRows(ctx: InCompany, period: Period, accounts: MonthAccounts) {
  const rows = await ctx.tx
    .select(columns)
    .from(salary)
    .innerJoin(employee, and(scoped(ctx, employee), eq(employee.id, salary.employeeId)))
    .where(ofPeriod(ctx, period.id));
  return rows.map((row) => ({ ...row, account: accounts.get(row.employeeId) ?? null }));
}
type Row = Awaited<ReturnType<typeof checkedRows>>[number];

/** The account that each employee was last paid to, as the newest closed month before this one says. */
async function lastAccounts(ctx: InCompany, { year, month }: Period): Promise<Map<number, string>> {
  const ordinal = sql<number>`${salaryPeriod.year} * 12 + ${salaryPeriod.month}`;
  const rows = await ctx.tx
    .selectDistinctOn([salaryVersionRow.employeeId], {
      id: salaryVersionRow.employeeId,
      account: salaryVersionRow.bankAccountNumber,
    })
    .from(salaryVersionRow)
    .innerJoin(
      salaryVersion,
      and(scoped(ctx, salaryVersion), eq(salaryVersion.id, salaryVersionRow.versionId)),
    )
    .innerJoin(salaryPeriod, and(scoped(ctx, salaryPeriod), eq(salaryPeriod.id, salaryVersion.periodId)))
    .where(
      and(
        scoped(ctx, salaryVersionRow),
        sql`${ordinal} < ${year * 12 + month}`,
        isNotNull(salaryVersionRow.bankAccountNumber),
      ),
    )
    .orderBy(salaryVersionRow.employeeId, desc(ordinal), desc(salaryVersion.number));
  return new Map(rows.map(({ id, account }) => [id, account ?? '']));
}

type Fact = Pick<Found, 'level' | 'code'> & Partial<Found> & { facts: unknown };

function ofEngine(problem: SalaryProblem): Fact | undefined {
  switch (problem.code) {
    case 'NET_BELOW_ZERO':
      return { level: 'error', code: problem.code, amount: problem.netto, facts: problem.netto };
    case 'BELOW_MINIMUM_WAGE':
      return {
        level: 'warning',
        code: problem.code,
        ...{ amount: problem.minimum, old: problem.minimum, new: problem.base },
        facts: [problem.base, problem.minimum],
      };
    case 'LEAVE_EXCEEDS_HOURS':
      return { level: 'warning', code: problem.code, amount: problem.shortBy, facts: problem.shortBy };
    case 'LEAVE_OVER_MONTH': {
      const { booked, counted } = problem;
      return { level: 'warning', code: problem.code, leave: { booked, counted }, facts: [booked, counted] };
    }
    case 'LINES_CUT':
    case 'LINES_TYPED_OVER': {
      const { severity: level, code, lines } = problem;
      return { level, code, lines: lines.map(wireCut), facts: lines };
    }
    case 'TERMS_CHANGED_IN_MONTH': {
      const changes = [...problem.changes];
      return { level: 'warning', code: problem.code, changes, facts: changes };
    }
    default:
      return undefined;
  }
}

type Accounts = { sharers: Map<string, Row[]>; last: Map<number, string> };

function ofAccount(row: Row, { sharers, last }: Accounts): Fact[] {
  if (row.netto <= 0) return [];
  const { account } = row;
  if (!account) return [{ level: 'warning', code: 'ACCOUNT_MISSING', facts: null }];
  const facts: Fact[] = [];
  const previous = last.get(row.employeeId);
  if (previous && previous !== account) {
    facts.push({ level: 'warning', code: 'ACCOUNT_CHANGED', account, previous, facts: [previous, account] });
  }
  const others = (sharers.get(account) ?? []).filter((other) => other.employeeId !== row.employeeId);
  const ids = others.map((other) => other.employeeId).sort((one, other) => one - other);
  // One account is one thing to look at, and is said of the first of those who share it.
  const [second] = ids;
  if (second !== undefined && row.employeeId < second) {
    facts.push({
      level: 'warning',
      code: 'ACCOUNT_SHARED',
      account,
      others: others.map(({ name }) => name).sort(byName.compare),
      otherIds: ids,
      facts: [account, ids],
    });
  }
  return facts;
}

/** Pay for somebody whose contract has no pay day in the month: it covers days off alone, or none, and something was typed or left from before. */
function ofContract(row: Row): Fact[] {
  if (row.contractDays > 0 || row.totalBrutto === 0) return [];
  return [{ level: 'warning', code: 'CONTRACT_ENDED', amount: row.totalBrutto, facts: row.totalBrutto }];
}

/** The picture of a net below zero: what was paid in the months before. */
function withPast(fact: Fact, nets: readonly number[]): Fact {
  const last = nets.at(-1);
  if (fact.code !== 'NET_BELOW_ZERO' || last === undefined) return fact;
  return { ...fact, old: last, new: fact.amount, past: [...nets] };
}

type Compared = { audited: readonly AuditFinding[]; nets: readonly number[] };

function findingsOf(row: Row, accounts: Accounts, { audited, nets }: Compared): Found[] {
  const { employeeId, salaryId, name, salaryPaymentType } = row;
  const engine = row.problems
    .map(ofEngine)
    .filter((fact) => fact !== undefined)
    .map((fact) => withPast(fact, nets));
  const compared = audited.map(({ employeeId: _, ...fact }): Fact => ({ level: 'hint', ...fact }));
  const all = [...engine, ...ofContract(row), ...ofAccount(row, accounts), ...compared];
  return all.map(({ facts, ...fact }) => ({
    ...fact,
    employeeId,
    salaryId,
    name,
    salaryPaymentType,
    isDeleted: row.deletedAt !== null,
    fact: contentHash([fact.code, facts]).slice(0, 32),
  }));
}

/** Everything to look at in a month before it is closed, by name. `known`: the accounts, where they were read already. */
export async function findProblems(ctx: InCompany, period: Period, known?: MonthAccounts): Promise<Found[]> {
  const accounts = known ?? (await accountsOfMonth(ctx, period.id));
  const [rows, { findings, nets }, last] = await Promise.all([
    checkedRows(ctx, period, accounts),
    auditedFindings(ctx, period, accounts),
    lastAccounts(ctx, period),
  ]);
  const audited = groupedBy(findings, ({ employeeId }) => employeeId);
  const paid = rows.filter(({ account, netto }) => account && netto > 0);
  const sharers = groupedBy(paid, ({ account }) => account ?? '');
  const found = await mapInTurns(rows, (row) => {
    const id = row.employeeId;
    return findingsOf(row, { sharers, last }, { audited: audited.get(id) ?? [], nets: nets.get(id) ?? [] });
  });
  return sortedInTurns(found.flat(), (one, other) => byName.compare(one.name, other.name));
}
