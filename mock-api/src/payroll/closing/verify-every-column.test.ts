import { closePeriod, reopenPeriod, verifyPeriod } from '@paga/contract/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { getTableColumns, getTableName, sql as raw } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { found } from '#core/domain-error.ts';
import {
  salary,
  salaryBasis,
  salaryPeriod,
  salaryTrace,
  salaryVersion,
  salaryVersionRow,
  traceShape,
} from '#months/table.ts';

const october = { month: 10, year: 2026 };

/** Tables that a payslip, a report or an explanation of a closed month is made of. People and company are shown as they are today, and no closing keeps them. */
const TABLES: readonly PgTable[] = [
  salary,
  salaryPeriod,
  salaryBasis,
  salaryTrace,
  traceShape,
  salaryVersion,
  salaryVersionRow,
];

/** Columns that a verification does not look at, each with its reason. */
const NOT_COVERED: Readonly<Record<string, string>> = {
  id: 'a number of the database; what hangs on it goes missing with it',
  tenantId: 'row level security: a row of another company is a missing row',
  'salary.fingerprint': 'says whether to calculate again, shown nowhere',
  'salary.calculatedAt': 'calculating again without a change gives the same closing',
  'salary.version': 'counts edits, for two people who edit at once',
  'salary_period.changedBy': 'who may not sign off; it stands in the audit log',
  'salary_period.changedAt': 'when it was changed last stands in the audit log',
  'salary_period.createdBy': 'who calculated first stands in the audit log',
  'salary_period.createdAt': 'when it was calculated first stands in the audit log',
  'salary_period.calculatedAt': 'calculating again without a change gives the same closing',
  'salary_period.version': 'counts edits, for two people who edit at once',
  'salary_basis.hash': 'finds an equal basis; verifying makes it anew of the content',
  'salary_basis.createdAt': 'shown nowhere',
  'salary_trace.trace':
    'null but for closings of an earlier scheme, and a check of the table forbids both; verify-forged has one',
  'salary_version.reopenedBy': 'null while the closing holds; who reopened stands in the audit log',
  'salary_version.paidOn': 'a mark: noted after closing, with an audit line of its own',
  'salary_version.paidBy': 'a mark',
  'salary_version.paidAt': 'a mark',
  'salary_version.declaredOn': 'a mark',
  'salary_version.declaredBy': 'a mark',
  'salary_version.declaredAt': 'a mark',
};

/** Every value with one of its leaves written over. */
function changedLeaves(value: unknown): unknown[] {
  if (value === null) return ['x'];
  if (typeof value !== 'object')
    return [
      typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${String(value)}1`,
    ];
  return Object.entries(value).flatMap(([name, part]) =>
    changedLeaves(part).map((leaf) =>
      Array.isArray(value) ? value.with(Number(name), leaf) : { ...value, [name]: leaf },
    ),
  );
}

const edits = { hours: { night: 3 }, extraNetto: 2000, deductions: { avanse: 5000, phone: 1000 } };

async function arranged() {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  await savedEmployees(server, company, {}, { firstName: 'Blerim', bankAccountNumber: '1110110000000087' });
  const as = server.as(company.manager);
  await calculatedMonth(server, company, october);
  await server.inCompany(company.id, (tx) => tx.update(salary).set({ edits, fingerprint: 'typed' }));
  await calculatedMonth(server, company, october);
  for (const call of [closePeriod, reopenPeriod, closePeriod]) {
    expect((await as.call(call, { body: { ...october, tenantId: company.id, code: 'AGI26A' } })).status).toBe(
      200,
    );
  }
  // What a reference can be turned to: another month with its rows, one without, a closing of that, and somebody whom October does not know.
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  const [dardan] = await savedEmployees(server, company, {
    firstName: 'Dardan',
    personalNumber: '1763855925',
  });
  const query = { ...october, userId: company.id };
  const verify = (version?: number) =>
    as.call(verifyPeriod, { query: { ...query, ...(version ? { version } : {}) } });
  const sql = async (text: string, ...values: unknown[]) => {
    const parts = text
      .split('?')
      .flatMap((part, index) =>
        index < values.length ? [raw.raw(part), raw`${values[index]}`] : [raw.raw(part)],
      );
    return (await server.inCompany(company.id, (tx) => tx.execute<Record<string, unknown>>(raw.join(parts))))
      .rows;
  };
  const october10 = found((await sql(`select "id" from "salary_period" where "month" = 10`))[0]);
  const [september] = await sql(`select min("id") as id from "salary" where "periodId" <> ?`, october10.id);
  const [august] =
    await sql(`insert into "salary_period" ("tenantId", "year", "month", "paymentDate", "createdBy", "calculatedAt")
    select "tenantId", 2026, 8, "paymentDate", "createdBy", "calculatedAt" from "salary_period" where "month" = 10 returning "id"`);
  const [version] = await sql(
    `insert into "salary_version" ("tenantId", "periodId", "number", "closedAt", "closedBy", "paymentDate", "engineVersion", "tables", "headCount", "totalBrutto", "netto", "hash")
     select "tenantId", ?::bigint, 1, "closedAt", "closedBy", "paymentDate", "engineVersion", "tables", "headCount", "totalBrutto", "netto", "hash"
     from "salary_version" where "number" = 2 returning "id"`,
    august?.id,
  );
  const elsewhere: Record<string, unknown> = {
    employeeId: dardan,
    periodId: august?.id,
    salaryId: september?.id,
    versionId: version?.id,
  };
  return { verify, sql, elsewhere, periodId: Number(october10.id) };
}

type Arranged = Awaited<ReturnType<typeof arranged>>;

const ofOctober = (periodId: number): Readonly<Record<string, string>> => ({
  salary: `"periodId" = ${periodId}`,
  salary_period: `"id" = ${periodId}`,
  salary_basis: `"id" in (select "basisId" from "salary" where "periodId" = ${periodId})`,
  salary_trace: 'true',
  trace_shape: `"periodId" = ${periodId}`,
  salary_version: `"periodId" = ${periodId} and "number" = 2`,
  salary_version_row: `"versionId" in (select "id" from "salary_version" where "number" = 2)`,
});

/** At most a dozen, from all over the content. */
const spread = (all: readonly unknown[]) =>
  all.filter((_, index) => index % Math.ceil(all.length / 12) === 0);

/** What a column is written over with, one by one. */
function others(type: string, value: unknown): unknown[] {
  if (type === 'jsonb') return spread(changedLeaves(value)).map((changed) => JSON.stringify(changed));
  if (type.startsWith('timestamp')) return ['2020-01-01T00:00:00Z'];
  if (type === 'date') return ['2020-01-01'];
  if (type === 'boolean') return [value !== true];
  return [type === 'text' ? `${value ?? ''}1` : Number(value ?? 0) + 1];
}

async function unnoticed({ verify, sql, elsewhere, periodId }: Arranged, table: PgTable): Promise<string[]> {
  const name = getTableName(table);
  const passed: string[] = [];
  const [row] = await sql(`select * from "${name}" where ${ofOctober(periodId)[name]} order by "id" limit 1`);
  for (const column of Object.values(getTableColumns(table))) {
    if (column.name in NOT_COVERED || `${name}.${column.name}` in NOT_COVERED) continue;
    const [type, before] = [column.getSQLType(), found(row)[column.name]];
    const write = (value: unknown) =>
      sql(`update "${name}" set "${column.name}" = ?::${type} where "id" = ${found(row).id}`, value);
    for (const other of elsewhere[column.name] ? [elsewhere[column.name]] : others(type, before)) {
      await write(other);
      const { status, body } = await verify();
      expect([name, column.name, other, status].join(' ')).toMatch(/ (200|404|409)$/);
      const sound =
        status === 200 &&
        body.identical === body.total &&
        body.hashHolds &&
        body.differences.length === 0 &&
        body.ofMonth.length === 0;
      if (sound) passed.push(`${name}.${column.name}: ${other}`);
    }
    await write(type === 'jsonb' && before !== null ? JSON.stringify(before) : before);
  }
  return passed;
}

test('whatever is written over in what a payslip, a report or an explanation reads is found', async () => {
  const month = await arranged();
  for (const table of TABLES) expect(await unnoticed(month, table)).toEqual([]);
  const { status, body } = await month.verify();
  expect([status, body.identical, body.hashHolds, body.differences, body.ofMonth]).toEqual([
    200,
    2,
    true,
    [],
    [],
  ]);
});
