// Twenty people on two servers behind PgBouncer, and on two servers that reach the same PostgreSQL past it, by turns of ten seconds: calls a second of both, and their
// ratio. `pnpm bench pooled` takes two minutes, `MINUTES=10 pnpm bench pooled` ten. An answer that is no 200 fails it.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { missing } from '../scripts/cluster/installed.ts';
import { type Stops, startServers, startTier, stopAll } from '../scripts/cluster/start-cluster.ts';
import { median } from './over-http.ts';

const PEOPLE = 20;
const GOAL = 0.9;
const MINUTES = Number(process.env.MINUTES ?? 2);
const TURN_MS = 10_000;
const PASSWORD = 'Demo123';

type Person = { headers: Record<string, string>; companyId: number };

/** Twenty people of the demo's first company. */
async function makePeople(superuser: pg.ClientConfig): Promise<{ emails: string[]; companyId: number }> {
  const client = new pg.Client(superuser);
  await client.connect();
  const { rows: companies } = await client.query<{ id: string }>(`
    select l."tenantId" as id from "user_company" l join "app_user" u on u."id" = l."userId" where u."email" = 'admin@agimi.test' limit 1`);
  const companyId = Number(companies[0]?.id);
  const { rows } = await client.query<{ email: string }>(
    `with made as (insert into "app_user" ("roleId", "name", "email", "passwordHash", "passwordGiven", "agreedAt")
       select "roleId", "name", 'bench' || n || '@agimi.test', "passwordHash", "passwordGiven", "agreedAt" from "app_user", generate_series(1, ${PEOPLE}) n
       where "email" = 'admin@agimi.test' on conflict do nothing returning "id", "email"),
     linked as (insert into "user_company" ("userId", "tenantId") select "id", $1 from made)
     select "email" from made`,
    [companyId],
  );
  await client.end();
  return { emails: rows.map(({ email }) => email), companyId };
}

async function signIn(url: string, email: string, companyId: number): Promise<Person> {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`sign-in: ${answer.status} ${text}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const { token } = JSON.parse(text) as { token: string };
  return {
    companyId,
    headers: { authorization: `Bearer ${token}`, cookie, 'content-type': 'application/json' },
  };
}

/** What somebody does by turns: looks at lists and the open month, and now and then writes. */
function stepOf({ companyId }: Person, turn: number): [string, RequestInit?] {
  const now = new Date();
  const month = `userId=${companyId}&month=${now.getUTCMonth() + 1}&year=${now.getUTCFullYear()}`;
  const list = (page: number) =>
    `/employee/getEmployeesByTenantIdAndFilter?tenantId=${companyId}&page=${page}&pageSize=10`;
  const steps: [string, RequestInit?][] = [
    ['/configurations/authUser'],
    [list(1), { method: 'POST' }],
    [`/salaries?${month}`],
    ['/notification/getNewestNotifications/all/'],
    [list(2), { method: 'POST' }],
    [`/salaries/totals?${month}`],
    ['/register/updateSelectedLanguageQB', { method: 'POST', body: JSON.stringify({ value: turn % 2 }) }],
  ];
  return steps[turn % steps.length] as [string, RequestInit?];
}

type Load = { calls: number; ms: number; errors: string[]; waited: number[] };

/** All of them at work for so long. */
async function work(url: string, people: readonly Person[], ms: number, load: Load): Promise<void> {
  const began = performance.now();
  const end = began + ms;
  await Promise.all(
    people.map(async (person, at) => {
      for (let turn = at; performance.now() < end; turn += 1) {
        const [path, init] = stepOf(person, turn);
        const asked = performance.now();
        const said = await fetch(`${url}/api${path}`, { ...init, headers: person.headers }).then(
          async (answer) =>
            answer.ok ? void (await answer.arrayBuffer()) : `${answer.status} ${path} ${await answer.text()}`,
          (error: Error) => `${path} ${error.message} ${(error.cause as Error | undefined)?.message ?? ''}`,
        );
        if (said !== undefined) load.errors.push(said);
        load.calls += 1;
        load.waited.push(performance.now() - asked);
      }
    }),
  );
  load.ms += performance.now() - began;
}

const perSecond = ({ calls, ms }: Load) => (calls * 1000) / ms;
const shown = (load: Load) =>
  `${perSecond(load).toFixed(0)} calls a second (${load.calls} calls, median ${median(load.waited).toFixed(0)} ms, ${load.errors.length} errors)`;

async function compare(stops: Stops): Promise<boolean> {
  const tier = await startTier(stops);
  const urls = [await startServers(tier, tier.pooled, stops), await startServers(tier, tier.direct, stops)];
  const { emails, companyId } = await makePeople(tier.superuser);
  const sides: { url: string; people: Person[]; load: Load }[] = [];
  for (const url of urls) {
    const people: Person[] = [];
    for (const email of emails) people.push(await signIn(url, email, companyId));
    sides.push({ url, people, load: { calls: 0, ms: 0, errors: [], waited: [] } });
  }
  for (const { url, people } of sides)
    await work(url, people, TURN_MS / 2, { calls: 0, ms: 0, errors: [], waited: [] });
  const rounds = Math.max(1, Math.round((MINUTES * 60_000) / (sides.length * TURN_MS)));
  for (let round = 0; round < rounds; round += 1)
    // The first of a round has no advantage: each is it by turns.
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      await work(side.url, side.people, TURN_MS, side.load);
      await wait(200);
    }
  const [pooled, direct] = sides.map(({ load }) => load) as [Load, Load];
  const ratio = perSecond(pooled) / perSecond(direct);
  console.log(`${PEOPLE} people, ${MINUTES} minutes, by turns of ${TURN_MS / 1000} s`);
  console.log(`  behind PgBouncer: ${shown(pooled)}`);
  console.log(`  direct:           ${shown(direct)}`);
  console.log(`  ratio ${ratio.toFixed(2)} (goal ${GOAL})`);
  for (const said of [...pooled.errors, ...direct.errors].slice(0, 5)) console.log(`  ${said}`);
  return ratio >= GOAL && pooled.errors.length + direct.errors.length === 0;
}

const lacks = missing();
if (lacks !== undefined) {
  console.error(lacks);
  process.exit(1);
}
const stops: Stops = [];
process.on('SIGINT', () => void stopAll(stops).then(() => process.exit(1)));
try {
  process.exitCode = (await compare(stops)) ? 0 : 1;
} finally {
  await stopAll(stops);
}
