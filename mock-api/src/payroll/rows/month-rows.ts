import type { SalaryRow, SalaryTotals } from '@paga/contract/payroll';
import { and, eq, getViewSelectedFields, inArray, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { mapInTurns, sortedInTurns } from '#core/turns.ts';
import { type BasisContent, salary, salaryBasis, salaryPeriod } from '#months/public.ts';
import { type ShownSalary, type StoredSalary, wireRow, wireTotals } from './wire-row.ts';

/** Names in the order of the alphabet. */
export const byName = new Intl.Collator('sq');
const { inputs: _inputs, fingerprint: _fingerprint, ...shown } = getViewSelectedFields(salary);

/** Salary rows in the order of their names. The database sorts many of them in a fraction of the time that the alphabet takes in JavaScript. */
export const inOrderOfNames = [sql`${salary.name} collate "sq-x-icu"`, salary.id];
const MARKED_FIRST = [sql`${salary.mark} is null`, ...inOrderOfNames];

/** The rows of a month of the company. */
export const ofPeriod = (ctx: InCompany, periodId: number) =>
  and(scoped(ctx, salary), eq(salary.periodId, periodId));

/** A contract of the row covers a day of its month, be it a day off: it is looked at only where no pay day says so. */
export const isCovered = sql<boolean>`(${salary.contractDays} > 0 or exists (
  select 1 from ${salaryPeriod} "rowMonth" cross join lateral make_date("rowMonth"."year", "rowMonth"."month", 1) "first"("day")
  where "rowMonth"."id" = ${salary.periodId}
    and (${salary.inputs} -> 'contract' ->> 'started')::date < "first"."day" + interval '1 month'
    and coalesce((${salary.inputs} -> 'contract' ->> 'ended')::date, 'infinity') >= "first"."day"))`;

/** A row of somebody: the contract covers a day, or something is paid or owed. Of who left after a calculation a row of zeros can be left, and that is nobody. */
export const isHead = sql`(${salary.totalBrutto} <> 0 or ${salary.netto} <> 0 or ${isCovered})`;

/** What the rows stand on, by id: a month has one, or a few when single rows were edited later. */
export async function basesOfRows(
  ctx: InCompany,
  rows: readonly ShownSalary[],
): Promise<Map<number, BasisContent>> {
  const ids = [...new Set(rows.map((row) => row.basisId))];
  if (ids.length === 0) return new Map();
  const stored = await ctx.tx
    .select()
    .from(salaryBasis)
    .where(and(scoped(ctx, salaryBasis), inArray(salaryBasis.id, ids)));
  return new Map(stored.map((basis) => [basis.id, basis.content]));
}

/** What the newest calculation of a month stood on; undefined while it has no rows. */
export async function basisOfPeriod(ctx: InCompany, periodId: number): Promise<BasisContent | undefined> {
  const newest = ctx.tx
    .select({ id: sql`max(${salary.basisId})` })
    .from(salary)
    .where(ofPeriod(ctx, periodId));
  const [basis] = await ctx.tx
    .select({ content: salaryBasis.content })
    .from(salaryBasis)
    .where(and(scoped(ctx, salaryBasis), eq(salaryBasis.id, newest)));
  return basis?.content;
}

/** The stored rows of a month on the wire, sorted by name. `take`: only the first so many, of those with a mark, then of the others. */
export async function rowsOfPeriod(ctx: InCompany, periodId: number, take?: number): Promise<SalaryRow[]> {
  const all = ctx.tx.select(shown).from(salary).where(ofPeriod(ctx, periodId));
  const rows = await (take === undefined ? all : all.orderBy(...MARKED_FIRST).limit(take));
  const bases = await basesOfRows(ctx, rows);
  const wire = await mapInTurns(rows, (row) => wireRow(row, found(bases.get(row.basisId))));
  return sortedInTurns(wire, (one, other) => byName.compare(one.name, other.name));
}

const sum = (column: keyof StoredSalary & string) =>
  sql.raw(`coalesce(sum("${column}"), 0)::bigint::text as "${column}"`);
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
type Sums = Record<(typeof summed)[number] | 'rows' | 'heads' | 'errors' | 'warnings', string>;

const none: Sums = {
  rows: '0',
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
type MonthTotals = { totals: SalaryTotals; errorCount: number; warningCount: number };

const withSeverity = (severity: string, name: string) =>
  sql.raw(`count(*) filter (where "problems" @> '[{"severity":"${severity}"}]')::text as "${name}"`);

/** Totals of a stored month; zeros when it has no rows. */
export async function totalsOfPeriod(ctx: InCompany, periodId: number | undefined): Promise<MonthTotals> {
  const columns = [
    sql`count(*)::text as "rows"`,
    sql`count(*) filter (where ${isHead})::text as "heads"`,
    withSeverity('error', 'errors'),
    withSeverity('warning', 'warnings'),
    ...summed.map(sum),
  ];
  const sums =
    periodId === undefined
      ? none
      : await one<Sums>(
          ctx,
          sql`select ${sql.join(columns, sql`, `)} from ${salary} where ${ofPeriod(ctx, periodId)}`,
        );
  return {
    errorCount: Number(sums.errors),
    warningCount: Number(sums.warnings),
    totals: wireTotals({
      rowCount: Number(sums.rows),
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

async function one<Row>({ tx }: Pick<InCompany, 'tx'>, query: ReturnType<typeof sql>): Promise<Row> {
  const { rows } = await tx.execute(query);
  return found(rows[0]) as Row;
}
