import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Connection } from '../src/core/db/embedded/embedded-postgres.ts';
import { type Database, inCompany } from '../src/core/db/transaction.ts';
import { folderFiles } from '../src/core/files/folder-files.ts';
import type { Context } from '../src/core/http/context.ts';
import { lockedMonth } from '../src/months/period.ts';
import { closeMonth } from '../src/payroll/closing/close-period.ts';
import { accountsOfMonth } from '../src/payroll/rows/accounts-of-month.ts';
import { type CalculatedMonth, calculatedMonth } from './calculated-month.ts';
import { prepareCompany } from './prepared-company.ts';

/** A company whose January to September 2026 have the rows of October, which is closed, and whose made files lie in a folder. */
type ClosedYear = CalculatedMonth & {
  companyId: number;
  pool: pg.Pool;
  /** Runs `work` in a transaction as the company's admin. */
  within: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  end: () => Promise<void>;
};

/** Everybody gets an account, and the months before October the same rows. */
const PREPARE = [
  `update "employee" set "bankAccountNumber" = '17' || lpad("id"::text, 12, '0') || '00'`,
  `insert into "salary_period" ("tenantId", "year", "month", "paymentDate", "createdBy", "calculatedAt")
   select "tenantId", 2026, n, make_date(2026, n, 28), "createdBy", now() from "salary_period", generate_series(1, 9) n where "month" = 10`,
];
const COPY = `do $$ declare names text; begin
  select string_agg(format('%I', column_name), ', ') into names from information_schema.columns
    where table_schema = 'public' and table_name = 'salary' and column_name not in ('id', 'periodId');
  execute format('insert into salary ("periodId", %s) select p."id", %s from (select s.* from salary s join salary_period o on o."id" = s."periodId" and o."month" = 10) s
    cross join (select "id" from salary_period where "month" < 10) p', names, (select string_agg('s.' || trim(one), ', ') from unnest(string_to_array(names, ',')) one));
end $$`;

/** Makes the company and its year. */
export async function closedYear(
  db: Database,
  connection: Connection,
  employees: number,
): Promise<ClosedYear> {
  const folder = mkdtempSync(path.join(tmpdir(), 'paga-bench-files-'));
  const pool = new pg.Pool(connection);
  pool.on('error', () => undefined);
  const company = await prepareCompany(db, connection, employees);
  const { companyId, userId } = company;
  const files = folderFiles(folder);
  const calculated = await calculatedMonth(company, undefined, files);
  for (const statement of [...PREPARE, COPY]) await pool.query(statement);
  const facts = { companyId, now: new Date(), actor: { userId, language: 'sq' }, today: '2026-10-31', files };
  const within: ClosedYear['within'] = (work) =>
    inCompany(db, companyId, (tx) => work({ ...facts, tx } as unknown as Context));
  await within(async (ctx) => {
    const period = await lockedMonth(ctx, calculated.month);
    await closeMonth(ctx, period, await accountsOfMonth(ctx, period.id));
  });
  // As a server that runs is, minutes after a month was closed.
  await pool.query('vacuum analyze');
  const end = async () => {
    await pool.end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...calculated, companyId, pool, within, end };
}
