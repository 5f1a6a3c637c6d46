// What somebody costs who keeps the books of 5,000 companies, beside somebody of two: sign-in, home, picker, search, a link, and calls of one company, over HTTP
// from the request to the last byte, the two by turns. And how many bytes of JSON the first page takes. `COMPANIES` makes another number.
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { getAuditsByAuth } from '@paga/contract/audit';
import { getCompaniesOverview, getMonthOverview } from '@paga/contract/filing';
import { chooseCompany, getAuthUser, getLoginTenants, login } from '@paga/contract/identity/sign-in';
import { getUserList } from '@paga/contract/identity/users';
import { getNotifications } from '@paga/contract/notifications';
import pg from 'pg';
import { createApp } from '../src/app.ts';
import { asAccess, type Database } from '../src/core/db/transaction.ts';
import { openSession, type SessionPair } from '../src/identity/session/open-session.ts';
import { hashPassword } from '../src/identity/session/password.ts';
import { insertUser } from '../src/identity/users/insert-user.ts';
import { listen, median, timed } from './over-http.ts';
import { benchDeps, withDatabase } from './prepared-company.ts';

const COMPANIES = Number(process.env.COMPANIES ?? 5_000);
const CALLS = 150;
const WARMING = 20;
const SIGN_INS = 20;
const GOAL = 1.2;
const GOAL_BYTES = 30 * 1024;
const PASSWORD = 'Libra2026x';

const SEED = [
  `insert into "tenant" ("name", "email", "registrationDate", "code", "inactivityMinutes")
   select 'Kompania ' || n, 'zyra' || n || '@example.com', '2020-01-01', 'AGI26A', case when n % 50 = 0 then 20 end from generate_series(1, ${COMPANIES}) n`,
  `insert into "employee" ("tenantId", "firstName", "lastName", "searchText", "contractStarted", "birthDate", "employeeStatus", "draftStatus")
   select t."id", 'Arta', 'Krasniqi', '', '2020-01-01', '1990-05-05', 1, 0 from "tenant" t, generate_series(1, 5)`,
  `insert into "app_user" ("name", "email", "passwordHash", "roleId") select 'Përdoruesi ' || n, 'user' || n || '@example.com', '', 4 from generate_series(1, ${COMPANIES}) n`,
  `insert into "user_company" ("userId", "tenantId") select u."id", t."id" from "app_user" u join "tenant" t on u."email" = 'user' || t."id" || '@example.com'`,
  `insert into "audit_line" ("tenantId", "at", "page", "type", "changes", "transaction")
   select t."id", timestamptz '2026-01-01' + n * interval '1 hour', 'employees', 'create', '{}', 1 from "tenant" t, generate_series(1, 10) n`,
  'vacuum analyze',
];

type Person = { email: string; session: SessionPair };

async function personOf(db: Database, email: string, companies: readonly number[]): Promise<Person> {
  const passwordHash = await hashPassword(PASSWORD);
  const facts = {
    name: 'Kontabiliste Kontabël',
    email,
    passwordHash,
    agreedAt: new Date(),
    roleId: 3 as const,
  };
  return asAccess(db, async (tx) => {
    const userId = await insertUser(tx, { ...facts, companyIds: companies });
    return { email, session: await openSession(tx, { userId, now: new Date() }) };
  });
}

type Step = { name: string; path: string; method?: string; body?: object; company?: number; calls?: number };
const query = (path: string, values: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, `${value}`]))}`;

/** What is asked; the second company is one of both persons. */
const STEPS: readonly Step[] = [
  { name: 'who is signed in', path: getAuthUser.path },
  { name: 'who is signed in, in a company', path: getAuthUser.path, company: 1 },
  { name: 'picker, a page', path: query(getLoginTenants.path, { page: 1, search: '' }) },
  { name: 'picker, a link to one', path: query(getLoginTenants.path, { tenantId: 2 }) },
  { name: 'a company is chosen', path: chooseCompany.path, method: 'POST', body: { tenantId: 1 }, calls: 60 },
  { name: 'home, where the month stands', path: query(getMonthOverview.path, { tenantId: 1 }), company: 1 },
  { name: 'home, notifications', path: getNotifications.path, company: 1 },
];
/** Of these somebody of thousands is shown more rows: they are measured beside somebody who has as many rows as the page holds. */
const LISTS: readonly Step[] = [
  { name: 'picker, a search', path: query(getLoginTenants.path, { page: 1, search: 'kompania 1' }) },
  { name: 'home, table of companies', path: query(getCompaniesOverview.path, { page: 1, pageSize: 10 }) },
  { name: 'picker, where a page stands', path: query(getCompaniesOverview.path, { page: 1, pageSize: 20 }) },
];
const GROWS: readonly Step[] = [
  { name: 'people of all one’s companies', path: getUserList.path, calls: 10 },
  { name: 'audit log of all one’s companies', path: getAuditsByAuth.path, calls: 5 },
];

const requestOf = (
  { session: { handle, cookie } }: Person,
  { method = 'GET', body, company }: Step,
): RequestInit => ({
  method,
  headers: {
    authorization: `Bearer ${handle}`,
    cookie: `paga_session=${cookie}`,
    'content-type': 'application/json',
    ...(company !== undefined && { 'x-company': `${company}` }),
  },
  ...(body && { body: JSON.stringify(body) }),
});

type Timer = (person: Person) => Promise<number>;

/** One call of each by turns, so that whatever else the machine does meets both. */
async function compare(
  name: string,
  [few, many]: readonly [Person, Person],
  time: Timer,
  calls = CALLS,
): Promise<number> {
  const [fews, manys]: [number[], number[]] = [[], []];
  // The first ones warm both up: PostgreSQL plans a statement anew five times a connection.
  for (let call = -WARMING; call < calls; call += 1) {
    const [one, other] = [await time(few), await time(many)];
    if (call < 0) continue;
    fews.push(one);
    manys.push(other);
  }
  const ratio = median(manys) / median(fews);
  console.log(
    `  ${name}: ${ratio.toFixed(2)} (${median(manys).toFixed(2)} ms, ${median(fews).toFixed(2)} ms)`,
  );
  return ratio;
}

const timing =
  (origin: string, step: Step): Timer =>
  (person) =>
    timed(`${origin}/api${step.path}`, requestOf(person, step), 1);

const signingIn =
  (origin: string): Timer =>
  ({ email }) =>
    timed(
      `${origin}/api${login.path}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      },
      1,
    );

/** Bytes of JSON between signing in and the table of companies at home. */
async function firstPage(origin: string, person: Person): Promise<number> {
  const asked = [STEPS[0], STEPS[2], LISTS[1], LISTS[2]].flatMap((step) => step ?? []);
  const answers = asked.map((step) => fetch(`${origin}/api${step.path}`, requestOf(person, step)));
  const texts = await Promise.all(answers.map(async (answer) => (await answer).text()));
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

const passed = await withDatabase(async (db, connection) => {
  const owner = new pg.Client(connection);
  // Should the bench fail, the database stops with this connection open.
  owner.on('error', () => undefined);
  await owner.connect();
  for (const statement of SEED) await owner.query(statement);
  const ids = Array.from({ length: COMPANIES }, (_, at) => at + 1);
  const two = await personOf(db, 'dy@example.com', [1, 2]);
  const twenty = await personOf(db, 'njezet@example.com', ids.slice(0, 20));
  const all = await personOf(db, 'te.gjitha@example.com', ids);
  await owner.query('vacuum analyze');
  const server = createAdaptorServer({ fetch: createApp(benchDeps(db)).fetch }) as Server;
  const origin = await listen(server);
  console.log(
    `Somebody of ${COMPANIES} companies, times somebody of 2 (goal at most ${GOAL}; medians of ${CALLS} calls, by turns):`,
  );
  const ratios = [await compare('sign-in', [two, all], signingIn(origin), SIGN_INS)];
  for (const step of STEPS)
    ratios.push(await compare(step.name, [two, all], timing(origin, step), step.calls));
  console.log('  lists, which show 2 rows to one and a whole page to the other:');
  for (const step of LISTS) await compare(step.name, [two, all], timing(origin, step), step.calls);
  console.log('Lists, times somebody of 20, who is shown as many rows:');
  for (const step of LISTS)
    ratios.push(await compare(step.name, [twenty, all], timing(origin, step), step.calls));
  console.log('Without a goal, as it goes by all that there is:');
  for (const step of GROWS) await compare(step.name, [two, all], timing(origin, step), step.calls);
  const bytes = await firstPage(origin, all);
  console.log(
    `First page of ${COMPANIES} companies: ${(bytes / 1024).toFixed(1)} KB of JSON (goal at most 30)`,
  );
  server.closeAllConnections();
  server.close();
  await owner.end();
  return Math.max(...ratios) <= GOAL && bytes <= GOAL_BYTES;
});
process.exit(passed ? 0 : 1);
