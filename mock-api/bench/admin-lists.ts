// The first page of the three long lists of the administration on 500 companies, 5,000 users and 100,000 audit lines, over HTTP, from the request to
// the last byte: the product (session, schema, handler, answer) against a bare Node route that runs the same queries by the raw driver in the same kind
// of transaction (same role, same company). And the plans: a search of users must look into its trigram index.
import { createServer, type Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { getAuditsByTenantId } from '@paga/contract/audit';
import { getAllTenants } from '@paga/contract/company/profile';
import type { Endpoint } from '@paga/contract/endpoint';
import { getAllUsers } from '@paga/contract/identity/users';
import pg from 'pg';
import { createApp } from '../src/app.ts';
import { asAccess, type Database } from '../src/core/db/transaction.ts';
import { openSession, type SessionPair } from '../src/identity/session/open-session.ts';
import { insertUser } from '../src/identity/users/insert-user.ts';
import { listen, median, timed } from './over-http.ts';
import { benchDeps, withDatabase } from './prepared-company.ts';

const COMPANIES = 500;
const USERS = 5_000;
const LINES = 100_000;
const ROUNDS = 7;
const CALLS = 40;
const GOAL = 3;

// The bench's company has a tenth of all lines, the rest lie evenly over the others.
const SEED = [
  `insert into "tenant" ("name", "email", "registrationDate", "code")
   select 'Kompania ' || n, 'zyra' || n || '@example.com', '2020-01-01', 'AGI26A' from generate_series(1, ${COMPANIES}) n`,
  `insert into "app_user" ("name", "email", "passwordHash", "roleId")
   select (array['Arta', 'Çlirim', 'Blerta', 'Dardan', 'Ëndrra', 'Faton', 'Gëzim'])[1 + n % 7] || ' ' ||
     (array['Krasniqi', 'Gashi', 'Berisha', 'Hoxha', 'Shala'])[1 + n % 5] || ' ' || n, 'user' || n || '@example.com', '', 2 + n % 3
   from generate_series(1, ${USERS}) n`,
  `insert into "user_company" ("userId", "tenantId") select u."id", 1 + u."id" % ${COMPANIES} from "app_user" u where u."roleId" > 1 on conflict do nothing`,
  `insert into "audit_line" ("tenantId", "userId", "at", "page", "type", "objectId", "changes")
   select case when n % 10 = 0 then 1 else 2 + n % (${COMPANIES} - 1) end, 1 + n % ${USERS}, timestamptz '2026-01-01' + n * interval '3 minutes',
     (array['salaries', 'employees', 'vacations', 'users'])[1 + n % 4], 'update', n, '{"gross": {"old": 1000, "new": 1100}}'
   from generate_series(1, ${LINES}) n`,
  'vacuum analyze',
];

const AS_ACCESS = 'begin read only; set local role app_access';
const IN_COMPANY =
  "begin read only; set local role app; set local app.company = '1'; set local search_path = scoped, public";

const USERS_PAGE = (where: string) => `
  select u."id", u."name", u."email", u."roleId", u."status", u."agreedAt", linked."companies"
  from (select * from "app_user" u where u."deletedAt" is null ${where} order by u."name" collate "sq-x-icu", u."id" limit 10) u
  cross join lateral (
    select json_agg(json_build_object('id', t."id", 'name', t."name") order by t."name", t."id") as "companies"
    from "user_company" l join "tenant" t on t."id" = l."tenantId" and t."deletedAt" is null where l."userId" = u."id"
  ) linked order by u."name" collate "sq-x-icu", u."id"`;
const SEARCH = `and u."searchText" like '%gashi%' and u."searchText" like '%clirim%'`;

type List = {
  name: string;
  call: Endpoint;
  input: { query?: Record<string, string>; body?: object };
  begin: string;
  queries: string[];
};

const usersList = (name: string, query: Record<string, string>, where: string): List => ({
  name,
  call: getAllUsers,
  input: { query },
  begin: AS_ACCESS,
  queries: [
    USERS_PAGE(where),
    `select count(*)::int as "total" from "app_user" u where u."deletedAt" is null ${where}`,
  ],
});

const LISTS: readonly List[] = [
  {
    name: 'company list',
    call: getAllTenants,
    input: { body: { page: 1, pageSize: 10 } },
    begin: AS_ACCESS,
    queries: [
      `select * from "tenant" where "deletedAt" is null order by "name" collate "sq-x-icu", "id" limit 10`,
      `select count(*) as "total" from "tenant" where "deletedAt" is null`,
    ],
  },
  usersList('user list', { page: '1', pageSize: '10' }, ''),
  usersList('user search', { search: 'gashi Çlirim', page: '1', pageSize: '10' }, SEARCH),
  {
    name: 'audit log',
    call: getAuditsByTenantId,
    input: { query: {} },
    begin: IN_COMPANY,
    queries: [
      `select "id", "name" from audit_people('{1}') order by "name", "id"`,
      `select l.*, t."name" as "company" from "audit_line" l left join "tenant" t on t."id" = l."tenantId" where l."tenantId" = 1
       order by l."at" desc, l."id" desc limit 20`,
      `select count(*) as "total" from "audit_line" l where l."tenantId" = 1`,
    ],
  },
];

/** One route per list, at `/0`, `/1`, ... */
function bareRoutes(pool: pg.Pool): Server {
  return createServer(async (request, response) => {
    const list = LISTS[Number(request.url?.slice(1))];
    const client = await pool.connect();
    await client.query(list?.begin ?? '');
    const answers: unknown[] = [];
    for (const query of list?.queries ?? []) answers.push((await client.query(query)).rows);
    await client.query('commit');
    client.release();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers));
  });
}

/** A super admin, and an administrator of company 1: each list is asked by who sees most of it. */
function sessionsOf(db: Database): Promise<{ boss: SessionPair; admin: SessionPair }> {
  const facts = { passwordHash: '', agreedAt: new Date() };
  return asAccess(db, async (tx) => {
    const boss = await insertUser(tx, {
      ...facts,
      name: 'Sara Super',
      email: 'super@example.com',
      roleId: 1,
      companyIds: [],
    });
    const admin = await insertUser(tx, {
      ...facts,
      name: 'Arben Admini',
      email: 'admin@example.com',
      roleId: 2,
      companyIds: [1],
    });
    const now = new Date();
    return {
      boss: await openSession(tx, { userId: boss, now }),
      admin: await openSession(tx, { userId: admin, now }),
    };
  });
}

function requestOf(
  origin: string,
  { call, input, begin }: List,
  { boss, admin }: { boss: SessionPair; admin: SessionPair },
) {
  const { handle, cookie } = begin === IN_COMPANY ? admin : boss;
  const headers = {
    authorization: `Bearer ${handle}`,
    cookie: `paga_session=${cookie}`,
    'content-type': 'application/json',
  };
  const url = `${origin}/api${call.path}?${new URLSearchParams(input.query)}`;
  return {
    url,
    init: { method: call.method, headers, ...(input.body && { body: JSON.stringify(input.body) }) },
  };
}

/** Throws unless the search of users, under the server's own role, is answered by its index. */
async function requireIndex(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  await client.query(AS_ACCESS);
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${USERS_PAGE(SEARCH)}`);
  await client.query('commit');
  client.release();
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  if (!plan.includes('app_user_search'))
    throw new Error(`the search of users does not use its index:\n${plan}`);
}

async function compare(
  list: List,
  bareUrl: string,
  { url, init }: { url: string; init: RequestInit },
): Promise<number> {
  const floors: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [floor, own] = [await timed(bareUrl, {}, CALLS), await timed(url, init, CALLS)];
    // The first round warms both sides up.
    if (round === 0) continue;
    floors.push(floor);
    ours.push(own);
  }
  const times = median(ours) / median(floors);
  const figures = `${median(ours).toFixed(2)} ms, floor ${median(floors).toFixed(2)} ms, ${ROUNDS} rounds of ${CALLS}, alternating`;
  console.log(
    `First page of the ${list.name}: ${times.toFixed(2)} times the bare route (goal at most ${GOAL}; ${figures})`,
  );
  return times;
}

const worst = await withDatabase(async (db, connection) => {
  const pool = new pg.Pool(connection);
  // A connection that has just been given back may still be open when the database stops.
  pool.on('error', () => undefined);
  for (const statement of SEED) await pool.query(statement);
  const sessions = await sessionsOf(db);
  await requireIndex(pool);
  const app = createApp(benchDeps(db));
  const [bare, product] = [bareRoutes(pool), createAdaptorServer({ fetch: app.fetch }) as Server];
  const [bareOrigin, origin] = await Promise.all([listen(bare), listen(product)]);
  const ratios: number[] = [];
  for (const [index, list] of LISTS.entries())
    ratios.push(await compare(list, `${bareOrigin}/${index}`, requestOf(origin, list, sessions)));
  for (const server of [bare, product]) server.closeAllConnections();
  for (const server of [bare, product]) server.close();
  await pool.end();
  return Math.max(...ratios);
});
process.exit(worst <= GOAL ? 0 : 1);
