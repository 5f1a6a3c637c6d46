import type { RowMark } from '@paga/contract/payroll';
import type { EmployerTier, SalaryPaymentType } from '@paga/contract/shapes';
import {
  engineVersion,
  figureOf,
  SALARY_AMOUNTS,
  SALARY_MEASURES,
  type SalaryMeasures,
  type SalaryResult,
  type StoredEdit,
  type TakenLine,
} from '@paga/payroll';
import { type SQL, sql } from 'drizzle-orm';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { mapInTurns } from '#core/turns.ts';
import type { MonthWriter } from './period.ts';
import type { RowInputs } from './row-inputs.ts';
import { noteChange } from './write-period.ts';

/** A computed salary: whose, what went in, and what the engine made of it. */
type SalaryToStore = {
  person: {
    id: number;
    name: string;
    personalNumber: string;
    employerTier: EmployerTier;
    paymentType: SalaryPaymentType;
  };
  inputs: RowInputs;
  edits: StoredEdit | null;
  mark: RowMark | null;
  fingerprint: string;
  result: SalaryResult;
  lines: readonly TakenLine[] | null;
};

type SqlType = 'boolean' | 'bigint' | 'integer' | 'smallint' | 'text' | 'jsonb';
type Column = { name: string; type: SqlType; of: (row: SalaryToStore) => string | number | boolean | null };

const text = (name: string, of: Column['of']): Column => ({ name, type: 'text', of });
const json = (name: string, of: (row: SalaryToStore) => unknown): Column => ({
  name,
  type: 'jsonb',
  of: (row) => {
    const value = of(row);
    return value === null ? null : JSON.stringify(value);
  },
});
const figure = (name: string, type: SqlType, of: (row: SalaryToStore) => number): Column => ({
  name,
  type,
  of,
});

const measures = {
  payDays: 'smallint',
  contractDays: 'smallint',
  leaveDays: 'smallint',
  pricePerHour: 'bigint',
  hoursOfMonth: 'integer',
  regularHours: 'integer',
} as const satisfies Record<keyof SalaryMeasures, SqlType>;

/** What a calculation writes, column by column. */
const storedColumns: readonly Column[] = [
  figure('employeeId', 'bigint', (row) => row.person.id),
  text('fingerprint', (row) => row.fingerprint),
  text('name', (row) => row.person.name),
  text('personalNumber', (row) => row.person.personalNumber),
  figure('employerTier', 'smallint', (row) => row.person.employerTier),
  figure('paymentType', 'smallint', (row) => row.person.paymentType),
  text('mark', (row) => row.mark),
  {
    name: 'insured',
    type: 'boolean',
    of: (row) => row.inputs.insurance != null && row.edits?.insured !== false,
  },
  json('inputs', (row) => row.inputs),
  json('edits', (row) => row.edits),
  json('problems', (row) => row.result.problems),
  json('lines', (row) => row.lines),
  ...SALARY_MEASURES.map((name) => figure(name, measures[name], ({ result }) => figureOf(result, name))),
  ...SALARY_AMOUNTS.map((name) => figure(name, 'bigint', ({ result }) => figureOf(result, name))),
];

const names = storedColumns.map((column) => `"${column.name}"`);
const updates = [
  ...names.filter((name) => name !== '"employeeId"'),
  '"basisId"',
  '"engineVersion"',
  '"calculatedAt"',
];
const arrays = storedColumns.map((column, index) => `$${index + 6}::${column.type}[]`);
const statement = `
  insert into "salary" ("tenantId", "periodId", "basisId", "engineVersion", "calculatedAt", ${names.join(', ')})
  select $1::bigint, $2::bigint, $3::bigint, $4::text, $5::timestamptz, "row".*
  from unnest(${arrays.join(', ')}) as "row" (${names.join(', ')})
  on conflict ("tenantId", "periodId", "employeeId") do update
  set ${updates.map((name) => `${name} = excluded.${name}`).join(', ')}, "version" = "salary"."version" + 1
  where "salary"."fingerprint" is distinct from excluded."fingerprint"`;

/** Where rows go, and what they stand on. */
type Target = { companyId: number; periodId: number; basisId: number; now: Date };

/** One statement for any number of rows; a row that is already stored so is left alone. */
export async function insertStatement(
  { companyId, periodId, basisId, now }: Target,
  rows: readonly SalaryToStore[],
): Promise<{ text: string; values: unknown[] }> {
  const columns = await mapInTurns(storedColumns, ({ of }) => arrayLiteral(rows.map(of)));
  return {
    text: statement,
    values: [companyId, periodId, basisId, engineVersion, now.toISOString(), ...columns],
  };
}

/** Writes computed rows in one statement, and notes on their month who changed it. */
export async function storeSalaries(
  ctx: MonthWriter,
  target: Pick<Target, 'periodId' | 'basisId'>,
  rows: readonly SalaryToStore[],
): Promise<void> {
  if (rows.length === 0) return;
  const { text, values } = await insertStatement({ ...ctx, ...target }, rows);
  const { rowCount } = await ctx.tx.execute(bound(text, values));
  if (!rowCount) return;
  await noteChange(ctx, target.periodId);
}

/** The statement for Drizzle: its placeholders in order, each with its value. */
function bound(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$\d+/);
  return sql.join(
    parts.flatMap((part, index) =>
      index < values.length ? [sql.raw(part), sql`${values[index]}`] : [sql.raw(part)],
    ),
  );
}
