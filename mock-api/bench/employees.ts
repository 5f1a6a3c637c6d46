// The list of employees at 10,000. First over HTTP, from the request to the last byte: its first page, a search and a filter by the product (session,
// schema, handler, answer) against a bare Node route that runs the same queries by the raw driver in the same kind of transaction (same role, same
// company). Then in Chromium on the built site: tasks over 100 ms while the list is scrolled, paged and searched.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { getEmployeesByTenantIdAndFilter } from '@paga/contract/employees';
import pg from 'pg';
import { createApp } from '../src/app.ts';
import { benchSite } from './bench-site.ts';
import { letSignIn } from './let-sign-in.ts';
import { listen, median, timed } from './over-http.ts';
import { benchDeps, type PreparedCompany, prepareCompany, withDatabase } from './prepared-company.ts';

const EMPLOYEES = 10_000;
const ROUNDS = 7;
const CALLS = 30;
const GOAL = 3;

const ACTIVE = `"tenantId" = $1 and "deletedAt" is null and "employeeStatus" = 1 and "draftStatus" = 0`;
const TERMS = (
  come: string,
) => `select distinct on ("employeeId") * from "employment_terms" where "tenantId" = $1 ${come}
  order by "employeeId", ("validFrom" <= current_date) desc, case when "validFrom" <= current_date then "validFrom" end desc, "validFrom"`;

/** The queries of a page: its rows, how many there are, then terms, files and sectors of the rows. */
const pageOf = (where: string) => [
  `select "id", "firstName", "lastName", "photo", "occupation", "phone", "email", "employeeStatus", "draftStatus", "personalNumber",
     "bankAccountNumber", "contractStarted", "expirationContract", "birthDate"
   from "employee" where ${ACTIVE} ${where} order by "firstName" collate "sq-x-icu", "lastName" collate "sq-x-icu", "id" limit 10`,
  `select count(*) from "employee" where ${ACTIVE} ${where}`,
];
const OF_ROWS = [
  TERMS('and "employeeId" = any($2)'),
  `select "id", "employeeId", "fileName" from "attachment" where "tenantId" = $1 and "deletedAt" is null and "employeeId" = any($2) order by "id"`,
  `select e."employeeId", s."name" from "employee_sector" e join "sector" s on s."id" = e."sectorId"
   where e."tenantId" = $1 and e."employeeId" = any($2) order by s."name", s."id"`,
];

type Case = { name: string; query: Record<string, string>; queries: string[] };
const CASES: readonly Case[] = [
  { name: 'first page', query: {}, queries: pageOf('') },
  { name: 'search', query: { filterEmployees: 'gashi' }, queries: pageOf(`and "searchText" like '%gashi%'`) },
  {
    name: 'filter by tier',
    query: { employerTier: '2' },
    queries: pageOf(`and "id" in (select "employeeId" from (${TERMS('')}) t where "employerTier" = 2)`),
  },
];

/** One route per case, at `/0`, `/1`, ... */
function bareRoutes(pool: pg.Pool, companyId: number): Server {
  const begin = `begin read only; set local role app; set local app.company = '${companyId}'; set local search_path = scoped, public`;
  return createServer(async (request, response) => {
    const client = await pool.connect();
    await client.query(begin);
    const answers: { id: string }[][] = [];
    for (const query of CASES[Number(request.url?.slice(1))]?.queries ?? [])
      answers.push((await client.query(query, [companyId])).rows);
    const ids = answers[0]?.map(({ id }) => id) ?? [];
    for (const query of OF_ROWS) answers.push((await client.query(query, [companyId, ids])).rows);
    await client.query('commit');
    client.release();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers));
  });
}

async function compare(
  { name, query }: Case,
  bareUrl: string,
  origin: string,
  { companyId, session }: PreparedCompany,
): Promise<number> {
  const headers = { authorization: `Bearer ${session.handle}`, cookie: `paga_session=${session.cookie}` };
  const asked = new URLSearchParams({ tenantId: `${companyId}`, page: '1', pageSize: '10', ...query });
  const url = `${origin}/api${getEmployeesByTenantIdAndFilter.path}?${asked}`;
  const floors: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [floor, own] = [
      await timed(bareUrl, {}, CALLS),
      await timed(url, { method: 'POST', headers }, CALLS),
    ];
    // The first round warms both sides up.
    if (round === 0) continue;
    floors.push(floor);
    ours.push(own);
  }
  const times = median(ours) / median(floors);
  const figures = `${median(ours).toFixed(2)} ms, floor ${median(floors).toFixed(2)} ms, ${ROUNDS} rounds of ${CALLS}, alternating`;
  console.log(
    `${EMPLOYEES} employees, ${name}: ${times.toFixed(2)} times the bare route (goal at most ${GOAL}; ${figures})`,
  );
  return times;
}

/** Lets a browser use the list on the built site; false when it had a long task. */
async function browse(origin: string, pool: pg.Pool, { userId }: PreparedCompany): Promise<boolean> {
  const email = await letSignIn(pool, userId);
  const script = path.join(import.meta.dirname, 'browser/browse-employees.mjs');
  const browser = spawn(process.execPath, [script, origin, email], { stdio: 'inherit' });
  return new Promise((resolve) => browser.once('exit', (code) => resolve(code === 0)));
}

const site = path.resolve(import.meta.dirname, '../../.build/site');
if (!existsSync(site)) throw new Error('the screens are not built: run pnpm build first');
const passed = await withDatabase(async (db, connection) => {
  const company = await prepareCompany(db, connection, EMPLOYEES);
  const pool = new pg.Pool(connection);
  // A connection that has just been given back may still be open when the database stops.
  pool.on('error', () => undefined);
  await pool.query('vacuum analyze');
  const deps = benchDeps(db);
  const servers = [
    bareRoutes(pool, company.companyId),
    createAdaptorServer({ fetch: createApp(deps, benchSite(site)).fetch }) as Server,
  ];
  const [bareOrigin = '', origin = ''] = await Promise.all(servers.map(listen));
  const ratios: number[] = [];
  for (const [index, one] of CASES.entries())
    ratios.push(await compare(one, `${bareOrigin}/${index}`, origin, company));
  const isSmooth = await browse(origin, pool, company);
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
  await pool.end();
  return Math.max(...ratios) <= GOAL && isSmooth;
});
process.exit(passed ? 0 : 1);
