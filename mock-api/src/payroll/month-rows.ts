import type { SalaryRow, SalaryTotals } from '@paga/contract/payroll';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import { found } from '../http/domain-error.ts';
import type { BasisContent } from './row-inputs.ts';
import { salary, salaryBasis } from './table.ts';
import { type ShownSalary, type StoredSalary, wireRow, wireTotals } from './wire-row.ts';

type Reader = Pick<Context, 'tx'>;

const byName = new Intl.Collator('sq');
const { inputs: _inputs, fingerprint: _fingerprint, ...shown } = getTableColumns(salary);

/** What the rows stand on, by id: a month has one, or a few when single rows were edited later. */
export async function basesOfRows({ tx }: Reader, rows: readonly ShownSalary[]): Promise<Map<number, BasisContent>> {
  const ids = [...new Set(rows.map((row) => row.basisId))];
  if (ids.length === 0) return new Map();
  const stored = await tx.select().from(salaryBasis).where(inArray(salaryBasis.id, ids));
  return new Map(stored.map((basis) => [basis.id, basis.content]));
}

/** What the newest calculation of a month stood on; undefined while it has no rows. */
export async function basisOfPeriod({ tx }: Reader, periodId: number): Promise<BasisContent | undefined> {
  const newest = tx
    .select({ id: sql`max(${salary.basisId})` })
    .from(salary)
    .where(eq(salary.periodId, periodId));
  const [basis] = await tx.select({ content: salaryBasis.content }).from(salaryBasis).where(eq(salaryBasis.id, newest));
  return basis?.content;
}

/** The stored rows of a month on the wire, sorted by name. */
export async function rowsOfPeriod(reader: Reader, periodId: number): Promise<SalaryRow[]> {
  const rows = await reader.tx.select(shown).from(salary).where(eq(salary.periodId, periodId));
  const bases = await basesOfRows(reader, rows);
  return rows.map((row) => wireRow(row, found(bases.get(row.basisId)))).sort((one, other) => byName.compare(one.name, other.name));
}

const sum = (column: keyof StoredSalary & string) => sql.raw(`coalesce(sum("${column}"), 0)::bigint::text as "${column}"`);
const summed = [
  'grossPay',
  'hoursPay',
  'additions',
  'totalBrutto',
  'contributionEmployee',
  'contributionEmployer',
  'taxable',
  'tax',
  'prime',
  'deductions',
  'netto',
] as const;
type Sums = Record<(typeof summed)[number] | 'heads' | 'errors' | 'warnings', string>;

const none: Sums = {
  heads: '0',
  errors: '0',
  warnings: '0',
  grossPay: '0',
  hoursPay: '0',
  additions: '0',
  totalBrutto: '0',
  contributionEmployee: '0',
  contributionEmployer: '0',
  taxable: '0',
  tax: '0',
  prime: '0',
  deductions: '0',
  netto: '0',
};

/** Totals of a month: sums of the cents of its rows, and how many rows have errors and warnings. */
export type MonthTotals = { totals: SalaryTotals; errorCount: number; warningCount: number };

const withSeverity = (severity: string, name: string) =>
  sql.raw(`count(*) filter (where "problems" @> '[{"severity":"${severity}"}]')::text as "${name}"`);

/** Totals of a stored month; zeros when it has no rows. */
export async function totalsOfPeriod({ tx }: Reader, periodId: number | undefined): Promise<MonthTotals> {
  const columns = [
    sql.raw('count(*)::text as "heads"'),
    withSeverity('error', 'errors'),
    withSeverity('warning', 'warnings'),
    ...summed.map(sum),
  ];
  const sums =
    periodId === undefined
      ? none
      : await one<Sums>({ tx }, sql`select ${sql.join(columns, sql`, `)} from ${salary} where ${salary.periodId} = ${periodId}`);
  return {
    errorCount: Number(sums.errors),
    warningCount: Number(sums.warnings),
    totals: wireTotals({
      headCount: Number(sums.heads),
      brutto: Number(sums.grossPay),
      extraHours: Number(sums.hoursPay),
      extras: Number(sums.additions),
      totalBrutto: Number(sums.totalBrutto),
      pensionalContribution: Number(sums.contributionEmployee),
      employerContribution: Number(sums.contributionEmployer),
      totalTaxableSalary: Number(sums.taxable),
      totalTax: Number(sums.tax),
      totalPrime: Number(sums.prime),
      stops: Number(sums.deductions),
      netto: Number(sums.netto),
    }),
  };
}

async function one<Row>({ tx }: Reader, query: ReturnType<typeof sql>): Promise<Row> {
  const { rows } = await tx.execute(query);
  return found(rows[0]) as Row;
}
