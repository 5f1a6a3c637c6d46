import { CrossFigure, type CrossFooting, CrossSource } from '@paga/contract/filing';
import { sumCents, toCents, toEuro } from '@paga/payroll';
import { and, inArray } from 'drizzle-orm';
import type { Context } from '#core/http/context.ts';
import { salary } from '#months/public.ts';
import { ofPeriod, payslipsOf } from '#payroll/public.ts';
import { declaredOf, salaryReport, yearStatistics } from '#reports/public.ts';
import { monthPayments } from '../bank/month-payments.ts';
import { sumOfPayments } from '../bank/split-payments.ts';
import { taxableCents } from '../declaration/statement.ts';
import { monthJournal } from '../journal/month-journal.ts';
import type { FiledMonth } from '../month/closed-month.ts';

/** A paper's figures in cents (people as a number); what it does not have is left out. */
type Figures = Partial<Record<CrossFigure, number>>;

const sumOf = (amounts: readonly number[]) => sumCents(amounts.map(toCents));

async function declaration(ctx: Context, { period }: FiledMonth): Promise<Figures> {
  const rows = await declaredOf(ctx, period);
  const sum = (of: (row: (typeof rows)[number]) => number) => sumCents(rows.map(of));
  return {
    people: rows.length,
    gross: sum(({ gross }) => gross),
    employeeContribution: sum(({ employee, employeeSupplement }) => employee + employeeSupplement),
    employerContribution: sum(({ employer, employerSupplement }) => employer + employerSupplement),
    // Of everybody, as payslips and statistics count it: the statement leaves out who is exempt.
    taxable: taxableCents(rows),
    tax: sum(({ tax }) => tax),
  };
}

async function book(ctx: Context, { period: { year, month } }: FiledMonth): Promise<Figures> {
  const { employees, totals } = await salaryReport(ctx, { year, month });
  return {
    people: employees.length,
    gross: toCents(totals.brutto),
    employeeContribution: toCents(totals.personalContribute),
    employerContribution: toCents(totals.employerContribute),
    tax: toCents(totals.tax),
    net: toCents(totals.netto),
  };
}

async function statistics(ctx: Context, { period: { year, month } }: FiledMonth): Promise<Figures> {
  const row = (await yearStatistics(ctx, year)).months[month - 1];
  if (!row) return {};
  return {
    people: row.headCount,
    gross: toCents(row.brutto),
    employeeContribution: toCents(row.personalContribute),
    employerContribution: toCents(row.employerContribute),
    taxable: toCents(row.taxableSalary),
    tax: toCents(row.tax),
    net: toCents(row.netto),
  };
}

const AT_ONCE = 500;

/** The payslips of everybody, some at a time: each is made whole, and others are served in between. */
async function payslips(ctx: Context, { period }: FiledMonth): Promise<Figures> {
  const people = await ctx.tx.select({ id: salary.employeeId }).from(salary).where(ofPeriod(ctx, period.id));
  const sums = { gross: 0, employeeContribution: 0, employerContribution: 0, taxable: 0, tax: 0, net: 0 };
  for (let at = 0; at < people.length; at += AT_ONCE) {
    const ids = people.slice(at, at + AT_ONCE).map(({ id }) => id);
    const slips = await payslipsOf(ctx, and(ofPeriod(ctx, period.id), inArray(salary.employeeId, ids)));
    sums.gross += sumOf(slips.map(({ totalBrutto }) => totalBrutto));
    sums.employeeContribution += sumOf(slips.map(({ pensionalContribution }) => pensionalContribution));
    sums.employerContribution += sumOf(slips.map(({ employerContribution }) => employerContribution));
    sums.taxable += sumOf(slips.map(({ taxableSalary }) => taxableSalary));
    sums.tax += sumOf(slips.map(({ tax }) => tax));
    sums.net += sumOf(slips.map(({ netto }) => netto));
  }
  return sums;
}

async function payments(ctx: Context, { period }: FiledMonth): Promise<Figures> {
  const { split } = await monthPayments(ctx, period);
  const inLists = split.lists.reduce((sum, list) => sum + sumOfPayments(list.payments), 0);
  const paid = split.lists.reduce((count, list) => count + list.payments.length, 0);
  return {
    people: paid + split.otherwise.length + split.nothing.length,
    net: inLists + sumOfPayments(split.otherwise),
  };
}

async function journal(ctx: Context, { period }: FiledMonth): Promise<Figures> {
  const { lines } = await monthJournal(ctx, period.id);
  const of = (...categories: (typeof lines)[number]['category'][]) =>
    sumOf(
      lines
        .filter(({ category }) => categories.includes(category))
        .map(({ debit, credit }) => debit + credit),
    );
  const employerContribution = of('employerContribution');
  return {
    gross: of('grossPay', 'extraHours', 'additions', 'insurance'),
    employeeContribution: of('pension') - employerContribution,
    employerContribution,
    tax: of('tax'),
    net: of('net'),
  };
}

const ofClosing = ({ closing }: FiledMonth): Figures =>
  closing ? { people: closing.headCount, gross: closing.totalBrutto, net: closing.netto } : {};

/** The figures of a month as each of its papers has them, each read the way its paper reads it. */
export async function crossFooting(ctx: Context, month: FiledMonth): Promise<CrossFooting> {
  const papers: Record<CrossSource, Figures> = {
    closing: ofClosing(month),
    declaration: await declaration(ctx, month),
    book: await book(ctx, month),
    statistics: await statistics(ctx, month),
    payslips: await payslips(ctx, month),
    payments: await payments(ctx, month),
    journal: await journal(ctx, month),
  };
  const lines = CrossFigure.options.map((figure) => {
    const shown = (value: number) => (figure === 'people' ? value : toEuro(value));
    const known = CrossSource.options.flatMap((source) => papers[source][figure] ?? []);
    const value = (source: CrossSource) => {
      const one = papers[source][figure];
      return one === undefined ? null : shown(one);
    };
    const values = {
      closing: value('closing'),
      declaration: value('declaration'),
      book: value('book'),
      statistics: value('statistics'),
      payslips: value('payslips'),
      payments: value('payments'),
      journal: value('journal'),
    };
    return { figure, values, difference: shown(Math.max(...known) - Math.min(...known)) };
  });
  return {
    isClosed: month.closing !== null,
    holds: lines.every(({ difference }) => difference === 0),
    lines,
  };
}
