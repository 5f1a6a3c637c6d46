// 1,000 people open their own page within a minute after the month was closed, over HTTP from the first request to the last byte of home. Beside it the same
// opened one after the other on the idle server: what waiting for one another costs.
import { createAdaptorServer } from '@hono/node-server';
import { getOwnSession } from '@paga/contract/own/account';
import { getOwnHome } from '@paga/contract/own/home';
import { createApp } from '../src/app.ts';
import { asAccess, type Database } from '../src/core/db/transaction.ts';
import type { SessionPair } from '../src/core/http/request/session-cookie.ts';
import { openOwnSession } from '../src/own/account/open-own-session.ts';
import { closedYear } from './closed-year.ts';
import { listen, median } from './over-http.ts';
import { benchDeps, withDatabase } from './prepared-company.ts';

const PEOPLE = 1_000;
const WITHIN_MS = 60_000;
const ALONE = 100;
const GOAL_MS = 1_000;
const STEP = 618;

/** Everybody has joined the page, which the company has switched on. */
const JOINED = [
  `insert into "own_setting" ("tenantId", "page", "payslips", "leave") select "id", true, true, true from "tenant"`,
  `insert into "own_account" ("address", "handle", "createdAt") select 'own' || "id" || '@example.com', 'own' || "id", now() from "employee"`,
  `insert into "own_link" ("tenantId", "employeeId", "accountId", "state", "invitedAt", "address", "expiresAt", "joinedAt")
   select e."tenantId", e."id", a."id", 'joined', now(), a."address", now(), now() from "employee" e join "own_account" a on a."handle" = 'own' || e."id"`,
  'vacuum analyze',
];

async function sessionsOf(db: Database): Promise<SessionPair[]> {
  return asAccess(db, async (tx) => {
    const { rows } = await tx.execute<{ id: string; accountId: string }>(
      'select "id", "accountId" from "own_link" order by "id"',
    );
    const made: SessionPair[] = [];
    for (const { id, accountId } of rows)
      made.push(
        await openOwnSession(tx, { accountId: Number(accountId), linkId: Number(id), now: new Date() }),
      );
    return made;
  });
}

/** Opens the page as a browser does: who is signed in, then home. Answers how long it took. */
async function opened(origin: string, { handle, cookie }: SessionPair): Promise<number> {
  const headers = { authorization: `Bearer ${handle}`, cookie: `paga_own=${cookie}` };
  const started = performance.now();
  for (const { path } of [getOwnSession, getOwnHome]) {
    const response = await fetch(`${origin}/api${path}`, { headers });
    const body = await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`);
  }
  return performance.now() - started;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const share = (times: number[], part: number) =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? 0;

const passed = await withDatabase(async (db, connection) => {
  const { pool, end } = await closedYear(db, connection, PEOPLE);
  for (const statement of JOINED) await pool.query(statement);
  const sessions = await sessionsOf(db);
  const server = createAdaptorServer({ fetch: createApp(benchDeps(db)).fetch });
  const origin = await listen(server as never);
  const alone: number[] = [];
  for (const session of sessions.slice(0, ALONE)) alone.push(await opened(origin, session));
  // Spread unevenly, the same in every run: several come at once, and then nobody.
  const together = await Promise.all(
    sessions.map(async (session, index) => {
      await wait((((index * STEP) % PEOPLE) ** 2 / PEOPLE ** 2) * WITHIN_MS);
      return opened(origin, session);
    }),
  );
  server.close();
  await end();
  const [middle, last] = [median(together), share(together, 0.99)];
  console.log(
    `${sessions.length} people open their page within ${WITHIN_MS / 1000} s: half of them within ${middle.toFixed(0)} ms, 99 of 100 within ${last.toFixed(0)} ms, ` +
      `${(last / median(alone)).toFixed(1)} times one alone (${median(alone).toFixed(1)} ms), goal under ${GOAL_MS} ms`,
  );
  return sessions.length === PEOPLE && last < GOAL_MS;
});
process.exit(passed ? 0 : 1);
