import { gzipSync } from 'node:zlib';
import { getSearchPeople, globalSearch } from '@paga/contract/employees';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { inColumns } from './get-search-people.ts';

async function arranged() {
  const server = await testServer();
  const company = await server.company({ name: 'Agimi' });
  const other = await server.company({ name: 'Drini' });
  await savedEmployees(
    server,
    company,
    { firstName: 'Arta', lastName: 'Çeku', occupation: 'Arkitekte' },
    { firstName: 'Gëzim', lastName: 'Thaçi', email: 'gezim@example.com' },
    { firstName: 'Marta', lastName: 'Hoxha', employeeStatus: 2 },
    { firstName: '100%', lastName: 'Shala', email: 'shala@example.com' },
  );
  await savedEmployees(server, other, { firstName: 'Besa', lastName: 'Çeku' });
  const find = async (searchTerm: string, user = company.user) =>
    (await server.as(user).call(globalSearch, { query: { searchTerm, tenantId: company.id } })).body;
  const titles = async (term: string) => (await find(term)).map(({ title }) => title);
  return { server, company, other, find, titles };
}

test.each([
  ['Ceku', ['Arta Çeku']],
  ['çEKU', ['Arta Çeku']],
  ['gezim thaci', ['Gëzim Thaçi']],
  ['Thaçi Gëzim', ['Gëzim Thaçi']],
  ['arkitekt', ['Arta Çeku']],
  ['arta', ['Arta Çeku', 'Marta Hoxha']],
  ['%', ['100% Shala']],
  ['_', []],
  ['nobody', []],
])('%p finds %p, a name that begins so first', async (term, expected) => {
  const { titles } = await arranged();
  expect(await titles(term)).toEqual(expected);
});

test('a find says who it is and leads to the tab of the list that shows the person', async () => {
  const { find } = await arranged();
  expect(await find('ceku')).toEqual([
    {
      source: 'employees',
      id: expect.any(Number),
      title: 'Arta Çeku',
      detail: 'Arkitekte',
      path: '/employees?search=Arta+%C3%87eku',
    },
  ]);
  expect(await find('marta')).toMatchObject([{ path: '/employees?tab=inactive&search=Marta+Hoxha' }]);
});

test('nobody finds the people of a company they are not linked to', async () => {
  const { server, company, other } = await arranged();
  const { status } = await server
    .as(company.user)
    .call(globalSearch, { query: { searchTerm: 'besa', tenantId: other.id } });
  expect(status).toBe(403);
});

test('ids of another company would be dropped by row level security', async () => {
  const { server, company, other } = await arranged();
  const foreign = await server.inCompany(other.id, (tx) =>
    tx.execute<{ id: string }>(sql`select "id" from "employee"`),
  );
  const id = Number(foreign.rows[0]?.id);
  const { rows } = await server.inCompany(company.id, (tx) =>
    tx.execute(sql`select 1 from public."employee" where "id" = ${id}`),
  );
  expect(rows).toEqual([]);
});

test('the search function is closed to everybody but the role of a company', async () => {
  const { server } = await arranged();
  const asked = server.asAccess((tx) => tx.execute(sql`select find_employees('%', '%', '%', '%', 5)`));
  await expect(asked).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('the search of the page has everybody of the company with position and personal number, and nobody of another one', async () => {
  const { server, company, other } = await arranged();
  const ask = (id: number) => server.as(company.user).call(getSearchPeople, { query: { tenantId: id } });
  const { body } = await ask(company.id);
  const at = body.names.indexOf('Arta Çeku');
  expect(body.names).toHaveLength(4);
  expect(body.names).not.toContain('Besa Çeku');
  expect(body.numbers[at]).toMatch(/^\d{10}$/);
  expect(body.positions[body.position[at] ?? -1]).toBe('Arkitekte');
  expect(body.inactive).toEqual([body.names.indexOf('Marta Hoxha')]);
  expect((await ask(other.id)).status).toBe(403);
});

test('10,000 people of the search are at most 250 KB on the wire', () => {
  // Names as many as there are in a country, numbers that nothing can guess.
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const word = (count: number) => `N${next(count).toString(36)}${'aeiou'[count % 5]}rxh`;
  const people = Array.from({ length: 10_000 }, (_, at) => ({
    id: 1_000 + at,
    firstName: word(900),
    lastName: word(2_000),
    personalNumber: String(1_000_000_000 + next(1_000_000_000)),
    occupation: `Pozita ${next(60)}`,
    employeeStatus: 1 + Number(next(20) === 0),
  }));
  const sent = gzipSync(JSON.stringify(inColumns(people))).length;
  expect(sent).toBeGreaterThan(100_000);
  expect(sent).toBeLessThan(250_000);
});
