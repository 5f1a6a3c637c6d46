// The global search on 10,000 employees, over HTTP, from the request to the last byte: the product (session, company, row level security, search,
// answer) against a bare Node route that runs the same indexed query by the raw driver. The terms differ in how many they find.
import { createServer, type Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { globalSearch } from '@paga/contract/employees';
import pg from 'pg';
import { createApp } from '../src/app.ts';
import { patternsOf } from '../src/employees/list/find-employees.ts';
import { listen, median } from './over-http.ts';
import { benchDeps, type PreparedCompany, prepareCompany, withDatabase } from './prepared-company.ts';

const EMPLOYEES = 10_000;
const ROUNDS = 7;
const SEARCHES = 40;
const GOAL = 3;
const TERMS = ['clirim', 'Çlirim Gashi', 'endrra hoxha', 'bytyqi', 'nobody'];

const QUERY = `select "id", "firstName", "lastName", "occupation", "email" from "employee"
  where "tenantId" = $1 and "deletedAt" is null and "searchText" like $2 and "searchText" like $3 and "searchText" like $4
  order by "searchText" not like $5, "firstName" collate "sq-x-icu", "lastName" collate "sq-x-icu", "id" limit 8`;

function bareRoute(pool: pg.Pool, companyId: number): Server {
  return createServer(async (request, response) => {
    const term = new URL(request.url ?? '/', 'http://localhost').searchParams.get('searchTerm') ?? '';
    const { one, two, rest, beginning } = patternsOf(term);
    const { rows } = await pool.query(QUERY, [companyId, one, two, rest, beginning]);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
  });
}

/** Milliseconds of one search after the other, the terms in turn. */
async function searches(
  origin: string,
  path: string,
  { companyId, session }: PreparedCompany,
): Promise<number> {
  const headers = { authorization: `Bearer ${session.handle}`, cookie: `paga_session=${session.cookie}` };
  const started = performance.now();
  for (let index = 0; index < SEARCHES; index += 1) {
    const query = new URLSearchParams({
      searchTerm: TERMS[index % TERMS.length] ?? '',
      tenantId: `${companyId}`,
    });
    const response = await fetch(`${origin}${path}?${query}`, { method: 'POST', headers });
    const body = await response.text();
    if (response.status !== 200) throw new Error(`${response.status} ${body}`);
  }
  return (performance.now() - started) / SEARCHES;
}

const ratio = await withDatabase(async (db, connection) => {
  const company = await prepareCompany(db, connection, EMPLOYEES);
  const pool = new pg.Pool(connection);
  await pool.query('vacuum analyze "employee"');
  const bare = bareRoute(pool, company.companyId);
  const app = createApp(benchDeps(db));
  const product = createAdaptorServer({ fetch: app.fetch }) as Server;
  const [bareOrigin, origin] = await Promise.all([listen(bare), listen(product)]);
  const floors: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const floor = await searches(bareOrigin, '/', company);
    const own = await searches(origin, `/api${globalSearch.path}`, company);
    // The first round warms both sides up.
    if (round > 0) {
      floors.push(floor);
      ours.push(own);
    }
  }
  for (const server of [bare, product]) server.closeAllConnections();
  for (const server of [bare, product]) server.close();
  await pool.end();
  const times = median(ours) / median(floors);
  const figures = `search ${median(ours).toFixed(2)} ms, floor ${median(floors).toFixed(2)} ms, ${ROUNDS} rounds of ${SEARCHES}, alternating`;
  console.log(
    `Global search on ${EMPLOYEES} employees: ${times.toFixed(2)} times the bare route (goal at most ${GOAL}; ${figures})`,
  );
  return times;
});
process.exit(ratio <= GOAL ? 0 : 1);
