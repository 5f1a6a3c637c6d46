import { copiesOf, freshServer, type TestServer, type TestUser } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import { areas } from '#areas.ts';
import { type BoundCall, bindCalls } from '#core/http/bound-call.ts';
import { companyOfRequest } from '#core/http/company-of-request.ts';
import type { Deps } from '#core/http/deps.ts';
import { CANARY, type Populated, populated } from './fixture.ts';
import { namesObjects, type Sample, sampleInput } from './sample-input.ts';
import {
  asOwner,
  peopleOf,
  stateOf,
  WITHOUT_DATABASE_WALLS,
  WITHOUT_ROW_LEVEL_SECURITY,
  WITHOUT_VIEWS,
} from './walls.ts';

// Company Agimi asks, inside its own company, for objects of Drini by their ids; once with every wall up, and with each wall taken away alone.
const withCompany = bindCalls(areas).filter(({ handler, access }) => handler && access.level === 'company');
const aboutObjects = withCompany.filter(({ call }) => namesObjects(call));

const REFUSED = [403, 404];

/**
 * Calls about people and companies that run outside any company, where neither view nor policy stands between two of them: their query is the
 * only wall (decision 7).
 */
const ABOUT_PEOPLE: Record<string, (theirs: TestUser, tenantId: number) => Sample> = {
  getUserById: ({ id }) => ({ query: { userId: id } }),
  getUserByEmail: ({ email }) => ({ query: { email } }),
  updateUserStatus: ({ id }) => ({ body: { userId: id, status: 2 } }),
  updateAdmin: ({ id }) => ({ body: { id, name: 'Tjetër' } }),
  deleteUser: ({ id }) => ({ query: { userId: id } }),
  createAdmin: (_, tenantId) => ({ body: { ...aPerson, roleId: 2, tenantIds: [tenantId] } }),
  createUser: (_, tenantId) => ({ body: { ...aPerson, roleId: 4, tenantIds: [tenantId] } }),
  chooseCompany: (_, tenantId) => ({ body: { tenantId } }),
  confirmStepUp: (_, tenantId) => ({ body: { tenantId, password: 'Mali2026' } }),
  startPasskeyGrant: (_, tenantId) => ({ body: { tenantId } }),
  confirmPasskeyGrant: (_, tenantId) => ({ body: { tenantId, credential: aCredential } }),
};
/** These answer for who asks, whatever they name: the list is read below, and another person's password is refused (live-session.test). */
const OWN = ['changePassword', 'getLoginTenants'];
const aPerson = { name: 'Tjetër', email: 'tjeter@example.com', password: 'Mali2026' };
const part = 'AAAA';
const aCredential = { id: part, clientDataJSON: part, authenticatorData: part, signature: part };
const outsideCompanies = bindCalls(areas).filter(
  ({ access }) => access.level === 'signedIn' && access.roles.some((role) => role !== 1),
);

const fieldsOf = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

const ownerOf = ({ database }: TestServer) => ({ ...testPostgres(), database });

/** The policy taken away: whatever company a request names, it is let in, and its handler runs inside a company of the person's. */
const anyOwnCompany: Deps['companyOf'] = async (_db, { session }) =>
  session.near.only ?? session.near.standard ?? session.near.shown ?? Promise.reject(new Error('no company'));

const WALLS = {
  'every wall up': { prepare: '', deps: {} },
  'row level security alone': { prepare: WITHOUT_VIEWS, deps: { companyOf: anyOwnCompany } },
  'the scoped views alone, without row level security': {
    prepare: WITHOUT_ROW_LEVEL_SECURITY,
    deps: {},
  },
  'conditions of the queries alone': { prepare: WITHOUT_DATABASE_WALLS, deps: {} },
} satisfies Record<string, { prepare: string; deps: Partial<Deps> }>;

let [agimi, drini]: Populated[] = [];
let copy: Awaited<ReturnType<typeof copiesOf>>;
beforeAll(async () => {
  const server = await freshServer('foreign_objects');
  [agimi, drini] = [await populated(server, 'Agimi'), await populated(server, 'Drini')];
  copy = await copiesOf(server);
});

describe.each(Object.entries(WALLS))('with %s', (wall, { prepare, deps }) => {
  const name = wall.replace(/\W+/g, '_').slice(0, 20);
  let server: TestServer;
  beforeAll(async () => {
    server = await copy(name, deps);
    if (prepare) await asOwner(ownerOf(server), (client) => client.query(prepare));
  });

  async function ask(bound: BoundCall, companyId: number, objects: Populated, as: 'admin' | 'user') {
    const asker = (agimi as Populated).company[as];
    const reply = await server
      .as(asker)
      .call(bound.call, sampleInput(bound.call, companyId, objects) as never);
    const text =
      reply.body instanceof Uint8Array
        ? Buffer.from(reply.body).toString('latin1')
        : JSON.stringify(reply.body ?? null);
    return { status: reply.status, text };
  }

  test('no call with an id of another company answers with its data, or changes it', async () => {
    const [mine, others] = [agimi as Populated, drini as Populated];
    const before = await stateOf(ownerOf(server), others.company.id);
    const wrong: string[] = [];
    for (const bound of aboutObjects) {
      const { status, text } = await ask(bound, mine.company.id, others, 'admin');
      if (!REFUSED.includes(status)) wrong.push(`${bound.name}: ${status} ${text.slice(0, 120)}`);
      if (text.includes(`${CANARY} Drini`) || (text.includes(CANARY) && text.includes('Drini')))
        wrong.push(`${bound.name} shows Drini`);
    }
    expect(wrong).toEqual([]);
    expect(await stateOf(ownerOf(server), others.company.id)).toEqual(before);
  });

  test('no person of any role reaches a person of another company, or puts one there', async () => {
    const [mine, others] = [agimi as Populated, drini as Populated];
    const before = await peopleOf(ownerOf(server), others.company.id);
    const wrong: string[] = [];
    for (const [name, inputOf] of Object.entries(ABOUT_PEOPLE)) {
      const { call } = outsideCompanies.find((bound) => bound.name === name) as BoundCall;
      for (const role of ['admin', 'manager', 'user'] as const)
        for (const theirs of [others.company.user, others.company.admin]) {
          const { status, body } = await server
            .as(mine.company[role])
            .call(call, inputOf(theirs, others.company.id) as never);
          const said = JSON.stringify(body ?? null);
          if (!REFUSED.includes(status) || said.includes(theirs.email))
            wrong.push(`${name} as ${role}: ${status} ${said.slice(0, 120)}`);
        }
    }
    expect(wrong).toEqual([]);
    expect(await peopleOf(ownerOf(server), others.company.id)).toEqual(before);
  });

  test('no list of people or companies tells of another company', async () => {
    const [mine, others] = [agimi as Populated, drini as Populated];
    for (const name of ['getUserList', 'getLoginTenants', 'getAuditsByAuth']) {
      const { call, access } = outsideCompanies.find((bound) => bound.name === name) as BoundCall;
      const asker = access.roles.includes(2) ? mine.company.admin : mine.company.manager;
      const { status, body } = await server.as(asker).call(call, { query: {} } as never);
      expect([name, status]).toEqual([name, 200]);
      for (const theirs of ['Drini', others.company.admin.email])
        expect(JSON.stringify(body)).not.toContain(theirs);
    }
  });

  test('no call that names another company answers with its data, or changes it', async () => {
    const others = drini as Populated;
    const before = await stateOf(ownerOf(server), others.company.id);
    const wrong: string[] = [];
    for (const bound of withCompany.filter(({ call }) => call.companyIn)) {
      const { status, text } = await ask(bound, others.company.id, others, 'admin');
      const refused = [403, 404].includes(status);
      if (text.includes('Drini') || (!refused && !('companyOf' in deps)))
        wrong.push(`${bound.name}: ${status} ${text.slice(0, 120)}`);
    }
    expect(wrong).toEqual([]);
    expect(await stateOf(ownerOf(server), others.company.id)).toEqual(before);
  });
});

test('every call outside a company that names a person or a company is among those that are tried', () => {
  const naming = /"(userId|tenantId|tenantIds|email)"/;
  const found = outsideCompanies.filter(({ call }) =>
    naming.test(JSON.stringify([call.params, call.query, call.body].map(fieldsOf))),
  );
  expect(found.map(({ name }) => name).sort()).toEqual([...Object.keys(ABOUT_PEOPLE), ...OWN].sort());
});

test('the inputs are good ones: with its own ids a company is not refused by a schema', async () => {
  const server = await copy('own_ids');
  const mine = agimi as Populated;
  const refused: string[] = [];
  for (const { name, call } of aboutObjects) {
    const { status } = await server
      .as(mine.company.admin)
      .call(call, sampleInput(call, mine.company.id, mine) as never);
    if (status === 422) refused.push(name);
  }
  expect(refused).toEqual([]);
});

/** As the super admin is let in, but for everybody. */
const anyCompany: Deps['companyOf'] = (db, request) =>
  companyOfRequest(db, { ...request, session: { ...request.session, roleId: 1 } });

test('sees a leak when there is one: where anybody may name any company, its data is shown', async () => {
  const server = await copy('no_policy', { companyOf: anyCompany });
  const [mine, others] = [agimi as Populated, drini as Populated];
  const leaks: string[] = [];
  for (const { name, call } of withCompany.filter(({ call }) => call.companyIn && call.effect === 'read')) {
    const { status, body } = await server
      .as(mine.company.admin)
      .call(call, sampleInput(call, others.company.id, others) as never);
    if (status === 200 && JSON.stringify(body).includes('Drini')) leaks.push(name);
  }
  expect(leaks).toEqual(
    expect.arrayContaining(['getSalaries', 'getActiveEmployees', 'getVacationEmployees', 'getSectors']),
  );
});
