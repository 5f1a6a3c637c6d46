import { freshServer, type TestServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import { domains } from '#verbs.ts';
import { type BoundCall, bindCalls } from '../bound-call.ts';
import { companyOfRequest } from '../company-of-request.ts';
import type { Deps } from '../deps.ts';
import { namesObjects, sampleInput } from './sample-input.ts';
import { asOwner, stateOf, WITHOUT_DATABASE_WALLS, WITHOUT_ROW_LEVEL_SECURITY, WITHOUT_VIEWS } from './walls.ts';
import { CANARY, type Populated, populated } from './world.ts';

// Company Agimi asks, inside its own company, for objects of Drini by their ids; once with every wall up, and with each wall taken away alone.
const withCompany = bindCalls(domains).filter(({ verb, access }) => verb && access.level === 'company');
const aboutObjects = withCompany.filter(({ call }) => namesObjects(call));

const REFUSED = [403, 404];

const ownerOf = ({ database }: TestServer) => ({ ...testPostgres(), database });

/** The policy taken away: whatever company a request names, it is let in, and its verb runs inside a company of the person's. */
const anyOwnCompany: Deps['companyOf'] = async (_db, { session }) => session.companies[0] ?? Promise.reject(new Error('no company'));

const WALLS = {
  'every wall up': { prepare: '', deps: {} },
  'row level security alone': { prepare: WITHOUT_VIEWS, deps: { companyOf: anyOwnCompany } },
  'the scoped views alone, without row level security': {
    prepare: WITHOUT_ROW_LEVEL_SECURITY,
    deps: {},
  },
  'conditions of the queries alone': { prepare: WITHOUT_DATABASE_WALLS, deps: {} },
} satisfies Record<string, { prepare: string; deps: Partial<Deps> }>;

describe.each(Object.entries(WALLS))('with %s', (wall, { prepare, deps }) => {
  const name = wall.replace(/\W+/g, '_').slice(0, 20);
  let server: TestServer;
  let [agimi, drini]: Populated[] = [];
  beforeAll(async () => {
    server = await freshServer(name, deps);
    [agimi, drini] = [await populated(server, 'Agimi'), await populated(server, 'Drini')];
    if (prepare) await asOwner(ownerOf(server), (client) => client.query(prepare));
  });

  async function ask(bound: BoundCall, companyId: number, objects: Populated, as: 'admin' | 'user') {
    const asker = (agimi as Populated).company[as];
    const reply = await server.as(asker).call(bound.call, sampleInput(bound.call, companyId, objects) as never);
    const text = reply.body instanceof Uint8Array ? Buffer.from(reply.body).toString('latin1') : JSON.stringify(reply.body ?? null);
    return { status: reply.status, text };
  }

  test('no call with an id of another company answers with its data, or changes it', async () => {
    const [mine, others] = [agimi as Populated, drini as Populated];
    const before = await stateOf(ownerOf(server), others.company.id);
    const wrong: string[] = [];
    for (const bound of aboutObjects) {
      const { status, text } = await ask(bound, mine.company.id, others, 'admin');
      if (!REFUSED.includes(status)) wrong.push(`${bound.name}: ${status} ${text.slice(0, 120)}`);
      if (text.includes(`${CANARY} Drini`) || (text.includes(CANARY) && text.includes('Drini'))) wrong.push(`${bound.name} shows Drini`);
    }
    expect(wrong).toEqual([]);
    expect(await stateOf(ownerOf(server), others.company.id)).toEqual(before);
  });

  test('no call that names another company answers with its data, or changes it', async () => {
    const others = drini as Populated;
    const before = await stateOf(ownerOf(server), others.company.id);
    const wrong: string[] = [];
    for (const bound of withCompany.filter(({ call }) => call.companyIn)) {
      const { status, text } = await ask(bound, others.company.id, others, 'admin');
      const refused = [403, 404].includes(status);
      if (text.includes('Drini') || (!refused && !('companyOf' in deps))) wrong.push(`${bound.name}: ${status} ${text.slice(0, 120)}`);
    }
    expect(wrong).toEqual([]);
    expect(await stateOf(ownerOf(server), others.company.id)).toEqual(before);
  });
});

test('the inputs are good ones: with its own ids a company is not refused by a schema', async () => {
  const server = await freshServer('own_ids');
  const mine = await populated(server, 'Agimi');
  const refused: string[] = [];
  for (const { name, call } of aboutObjects) {
    const { status } = await server.as(mine.company.admin).call(call, sampleInput(call, mine.company.id, mine) as never);
    if (status === 422) refused.push(name);
  }
  expect(refused).toEqual([]);
});

/** As the super admin is let in, but for everybody. */
const anyCompany: Deps['companyOf'] = (db, request) => companyOfRequest(db, { ...request, session: { ...request.session, roleId: 1 } });

test('sees a leak when there is one: where anybody may name any company, its data is shown', async () => {
  const server = await freshServer('no_policy', { companyOf: anyCompany });
  const [mine, others] = [await populated(server, 'Agimi'), await populated(server, 'Drini')];
  const leaks: string[] = [];
  for (const { name, call } of withCompany.filter(({ call }) => call.companyIn && call.effect === 'read')) {
    const { status, body } = await server.as(mine.company.admin).call(call, sampleInput(call, others.company.id, others) as never);
    if (status === 200 && JSON.stringify(body).includes('Drini')) leaks.push(name);
  }
  expect(leaks).toEqual(expect.arrayContaining(['getSalaries', 'getActiveEmployees', 'getVacationEmployees', 'getSectors']));
});
