import {
  exchangeAccessToken,
  getAuthorizationUrl,
  refreshServiceAccounts,
  saveAccounts,
} from '@paga/contract/bookkeeping';
import { updateTenant } from '@paga/contract/company/profile';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { generateSalaries, getSalaryTotals } from '@paga/contract/payroll';
import { DEFAULT_ACCOUNTS } from '@paga/testing/book-accounts';
import { someEmployees } from '@paga/testing/employees';
import type { Consent } from '@paga/testing/emulated-service';
import { joinedEmployee } from '@paga/testing/own-page';
import { closedMonth } from '@paga/testing/salaries';
import type { TestCompany, TestServer, TestUser } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import type { FileStore } from '#core/files/file-store.ts';
import { insertEmployees } from '#employees/record/insert-employees.ts';
import { type Populated, populated } from '../fixture.ts';
import { whatIsSeen } from './what-is-seen.ts';

/** A company of very many people, one of few beside it, and the ids that inputs are made of. */
export type World = {
  objects: Populated;
  quiet: TestCompany;
  superAdmin: TestUser;
  /** An employee of the large company on the own page. */
  ownPage: TestUser;
  /** Every id of a kind in the large company; the first is the one of `objects`. */
  ids: { employees: number[]; salaries: number[]; vacations: number[] };
  closedVersion: number;
  /** Of October, which is open. */
  paymentDate: string;
  /** What an input says that it has seen: versions, warnings, what is signed. */
  seen: Record<string, unknown>;
};

/** Gives the consent that an address of the service asks for. */
type Give = (url: string) => Promise<Consent>;

const october = { month: 10, year: 2026 };
const BEFORE = [1, 2, 3, 4, 5, 6, 7, 8];
const AT_ONCE = 2_000;

/** Rows of everybody that a call would make one by one: an account, a leave, and what a month before October paid. */
const LEAVES = sql`
  insert into "vacation" ("tenantId", "employeeId", "type", "from", "to", "days", "createdBy")
  select e."tenantId", e."id", 0, d, d + 4, array[d, d + 1, d + 2, d + 3, d + 4], v."createdBy"
  from "employee" e cross join (select '2026-06-01'::date + 14 * (n % 8) as d, n from generate_series(0, 7) n) days
  cross join (select min("createdBy") as "createdBy" from "vacation") v
  where e."id" % 8 = n and not exists (select 1 from "vacation" o where o."employeeId" = e."id")`;
const monthsBefore = sql`
  insert into "salary_period" ("tenantId", "year", "month", "paymentDate", "createdBy", "calculatedAt")
  select "tenantId", 2026, n, make_date(2026, n, 28), "createdBy", now() from "salary_period", unnest(array[${sql.raw(BEFORE.join(','))}]) n
  where "month" = 10 and "year" = 2026`;

/** The columns of the salary rows, without those that each has of its own. */
const COLUMNS = sql`select string_agg(format('%I', column_name), ', ') as names from information_schema.columns
  where table_schema = 'public' and table_name = 'salary' and column_name not in ('id', 'periodId')`;

/** Gives every month before October its rows. */
async function copyRows(server: TestServer, companyId: number): Promise<void> {
  await server.inCompany(companyId, async (tx) => {
    await tx.execute(monthsBefore);
    const names = String((await tx.execute<{ names: string }>(COLUMNS)).rows[0]?.names);
    const own = names.split(', ').map((name) => `s.${name}`);
    await tx.execute(
      sql.raw(`insert into "salary" ("periodId", ${names}) select p."id", ${own.join(', ')}
        from "salary" s join "salary_period" o on o."id" = s."periodId" and o."month" = 10 and o."year" = 2026
        cross join (select "id" from "salary_period" where "year" = 2026 and "month" < 10) p`),
    );
  });
}

const idsOf = (server: TestServer, companyId: number, query: string, first: number) =>
  server.inCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql.raw(query));
    const ids = rows.map(({ id }) => Number(id));
    return [first, ...ids.filter((id) => id !== first)];
  });

/** Connects the large company to the bookkeeping service. */
async function connectBooks(
  server: TestServer,
  { id, admin }: TestCompany,
  superAdmin: TestUser,
  consent: Give,
): Promise<void> {
  const facts = {
    name: 'Agimi',
    email: 'zyra@agimi.test',
    statusId: 1 as const,
    registrationDate: '2024-01-01',
  };
  await server
    .as(superAdmin, { company: id })
    .call(updateTenant, { body: { tenantId: id, ...facts, checkedQb: true } });
  const as = server.as(admin);
  const given = await consent((await as.call(getAuthorizationUrl, {})).body.url);
  await as.call(exchangeAccessToken, { body: { tenantId: id, userId: id, ...given } });
  await as.call(refreshServiceAccounts, { body: { userId: id } });
  const saved = await as.call(saveAccounts, { body: { userId: id, ...DEFAULT_ACCOUNTS } });
  if (saved.status !== 200) throw new Error(`the books are not connected: ${JSON.stringify(saved.body)}`);
}

/** Makes the companies: `people` work in the large one, whose January to August and closed September have the rows of October. */
export async function madeWorld(
  server: TestServer,
  people: number,
  { consent, files }: { consent: Give; files: FileStore },
): Promise<World> {
  const objects = await populated(server, 'Agimi');
  const quiet = (await populated(server, 'Qetësia')).company;
  const { company } = objects;
  const facts = someEmployees(
    company,
    Array.from({ length: people - 1 }, (_, at) => ({
      firstName: `Arta ${at}`,
      personalNumber: `9${String(at).padStart(9, '0')}`,
    })),
  );
  for (let at = 0; at < facts.length; at += AT_ONCE) {
    const part = facts.slice(at, at + AT_ONCE).map(({ userId, ...person }) => person);
    await server.inCompany(company.id, (tx) =>
      insertEmployees({ tx, companyId: company.id, today: '2026-10-15' }, part),
    );
  }
  await server.inCompany(company.id, (tx) => tx.execute(LEAVES));
  await server.as(company.admin).call(generateSalaries, { query: { ...october, userId: company.id } });
  await copyRows(server, company.id);
  const closedVersion = await closedMonth(server, company, { month: 9, year: 2026 });
  for (const user of [company.admin, company.manager, company.user])
    await server.as(user).call(authenticateCode, { body: { code: company.code, userId: company.id } });
  const ofMonth = `select s."id" from "salary" s join "salary_period" p on p."id" = s."periodId" where p."month" = 10 and p."year" = 2026 order by 1`;
  const [employees, salaries, vacations] = [
    await idsOf(server, company.id, 'select "id" from "employee" order by 1', objects.employeeId),
    await idsOf(server, company.id, ofMonth, objects.salaryId),
    await idsOf(server, company.id, 'select "id" from "vacation" order by 1', objects.vacationId),
  ];
  const query = { ...october, userId: company.id };
  const { paymentDate } = (await server.as(company.admin).call(getSalaryTotals, { query })).body;
  const superAdmin = await server.superAdmin();
  await connectBooks(server, company, superAdmin, consent);
  const seen = await whatIsSeen(server, objects, files);
  return {
    objects,
    quiet,
    superAdmin,
    ownPage: await joinedEmployee(server, company.id, objects.employeeId),
    ids: { employees, salaries, vacations },
    closedVersion,
    paymentDate: paymentDate ?? '',
    seen,
  };
}
