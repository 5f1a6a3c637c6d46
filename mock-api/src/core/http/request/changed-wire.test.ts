import { createSector, getSectors } from '@paga/contract/employees/sectors';
import { getHealth } from '@paga/contract/health';
import { WIRE } from '@paga/contract/wire';
import { freshServer, type TestServer } from '@paga/testing/server';

/** A server at number 4 of the employees: at 3 old pages could not add a sector any more, at 4 new pages could not on an old server. */
const wire = {
  areas: { ...WIRE.areas, employees: 4 },
  calls: { createSector: { oldClient: [3], newClient: [2, 4] }, getSectors: { newClient: [4] } },
};

let server: TestServer;
beforeAll(async () => {
  server = await freshServer('wire', { wire });
});
afterAll(() => server.db.$client.end());

/** How a sector is added by a page that says so of the wire, and the sectors there are then. */
async function add(said: string | undefined): Promise<[number, string | undefined, string[]]> {
  const { id, admin } = await server.company();
  const headers = said === undefined ? undefined : { 'paga-wire': said };
  const { status, body } = await server.as(admin, { headers }).call(createSector, { body: { name: 'Arka' } });
  const { body: sectors } = await server.as(admin).call(getSectors, { query: { tenantId: id } });
  return [status, body.code, sectors.map(({ name }) => name)];
}

test.each([
  ['employees/1', 'a page of before the change'],
  ['employees/2;2', 'a page of just before the change'],
  ['employees/6;5', 'a page that needs a later server'],
])('%s, %s, is refused, and nothing is written', async (said) => {
  expect(await add(said)).toEqual([409, 'WIRE_CHANGED', []]);
});

test.each<[string | undefined, string]>([
  ['employees/3;2', 'a page of after the change'],
  ['employees/4;4', 'a page of the same number'],
  ['employees/6;4', 'a newer page whose call the server knows'],
  ['leave/1', 'a page that has the call in another area'],
  ['employees', 'what says no number'],
  ['employees/-1', 'what says another thing'],
  [undefined, 'who says nothing'],
])('%s, %s, is answered', async (said, _who) => {
  expect(await add(said)).toEqual([200, undefined, ['Arka']]);
});

test('a call that did not change in that direction is answered to an old page', async () => {
  const { id, admin } = await server.company();
  const old = server.as(admin, { headers: { 'paga-wire': 'employees/1' } });
  expect((await old.call(getSectors, { query: { tenantId: id } })).status).toBe(200);
});

test('a call that is gone, or not there yet, is refused to a page of another number, else not found', async () => {
  const gone = async (said: string) => {
    const response = await server.request('/api/register/gone', { headers: { 'paga-wire': said } });
    return ((await response.json()) as { code: string }).code;
  };
  expect([await gone('employees/3'), await gone('employees/5;5'), await gone('employees/4')]).toEqual([
    'WIRE_CHANGED',
    'WIRE_CHANGED',
    'NOT_FOUND',
  ]);
});

test('the health names every area, and each answer that of its call, refused or not', async () => {
  const nobody = server.as(undefined);
  const health = await nobody.call(getHealth, {});
  expect(health.body.wire).toEqual(WIRE.areas);
  const { admin } = await server.company();
  const refused = await nobody.call(createSector, { body: { name: 'Arka' } });
  const added = await server.as(admin).call(createSector, { body: { name: 'Arka' } });
  expect([refused.status, added.status]).toEqual([401, 200]);
  const named = [health, refused, added].map(({ headers }) => headers.get('paga-wire'));
  expect(named).toEqual(['core', 'employees', 'employees'].map((area) => `${area}/${WIRE.areas[area]}`));
});
