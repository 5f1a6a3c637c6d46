import {
  exportEmployees,
  getActiveEmployees,
  getContractsByExpirationDate,
  getEmployeesByStatus,
  getEmployeesByStatusCount,
  getEmployeesByTenantIdAndFilter,
  getNeighbours,
  getUpcomingBirthdays,
} from '@paga/contract/employees';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { parseWorkbook } from './import/read/parse-workbook.ts';
import { nextBirthday } from './list/get-upcoming-birthdays.ts';

async function arranged() {
  const server = await testServer();
  const company = await server.company();
  await savedEmployees(
    server,
    company,
    { firstName: 'Arta', lastName: 'Krasniqi', birthDate: '1990-10-20' },
    {
      firstName: 'Çlirim',
      lastName: 'Gashi',
      occupation: 'Shofer',
      phone: '+383 45 777 888',
      email: 'clirim@example.com',
      birthDate: '1985-11-20',
    },
    { firstName: 'Dren', lastName: 'Hoxha', employeeStatus: 2, expirationContract: '2026-09-30' },
    { firstName: 'Ëndrra', lastName: 'Beqiri', employeeStatus: 3 },
    { firstName: 'Fatos', lastName: 'Shala', draftStatus: 1 },
    { firstName: 'Gëzim', lastName: 'Thaçi', expirationContract: '2026-10-31' },
    { firstName: 'Hana', lastName: 'Berisha', expirationContract: '2026-10-01' },
  );
  return { server, company, as: server.as(company.user), tenantId: company.id };
}

const names = (body: { data: { firstName: string }[] }) => body.data.map(({ firstName }) => firstName);

test.each([
  [undefined, ['Arta', 'Çlirim', 'Gëzim', 'Hana']],
  [1, ['Arta', 'Çlirim', 'Gëzim', 'Hana']],
  [2, ['Dren']],
  [3, ['Ëndrra', 'Fatos']],
  [0, ['Arta', 'Çlirim', 'Dren', 'Ëndrra', 'Fatos', 'Gëzim', 'Hana']],
])('the list of status %p shows its tab, a draft under "In process"', async (status, expected) => {
  const { as, tenantId } = await arranged();
  const { body } = await as.call(getEmployeesByStatus, {
    query: { tenantId, ...(status !== undefined && { status }) },
  });
  expect(names(body)).toEqual(expected);
  expect(body.total).toBe(expected.length);
});

test('the tabs are counted, with and without a search', async () => {
  const { as, tenantId } = await arranged();
  const all = await as.call(getEmployeesByStatusCount, { query: { tenantId, status: 2 } });
  expect(all.body).toEqual({ count: 1, all: 7, active: 4, inactive: 1, processing: 2 });
  const found = await as.call(getEmployeesByStatusCount, { query: { tenantId, filterEmployees: 'GASHI' } });
  expect(found.body).toEqual({ count: 1, all: 1, active: 1, inactive: 0, processing: 0 });
});

test.each([['clirim'], ['ÇLIRIM  gashi'], ['shofer'], ['45777888'], ['clirim@example'], ['777 888']])(
  'the search finds %s in name, occupation, phone or e-mail, whatever the case and diacritics',
  async (filterEmployees) => {
    const { as, tenantId } = await arranged();
    const { body } = await as.call(getEmployeesByTenantIdAndFilter, { query: { tenantId, filterEmployees } });
    expect(names(body)).toEqual(['Çlirim']);
  },
);

test('signs of a pattern are text in a search', async () => {
  const { as, tenantId } = await arranged();
  for (const filterEmployees of ['%', '_rta', "' or true --"]) {
    expect(
      (await as.call(getEmployeesByTenantIdAndFilter, { query: { tenantId, filterEmployees } })).body.total,
    ).toBe(0);
  }
});

test('a page holds its rows and the total of all pages', async () => {
  const { as, tenantId } = await arranged();
  const { body } = await as.call(getEmployeesByStatus, {
    query: { tenantId, status: 0, page: 2, pageSize: 5 },
  });
  expect([body.data.length, body.total]).toEqual([2, 7]);
});

test('birthdays of the next 30 days come with the day they fall on', async () => {
  const { as, tenantId } = await arranged();
  const { body } = await as.call(getUpcomingBirthdays, { query: { tenantId } });
  expect(body).toMatchObject({
    count: 1,
    birthdays: [{ firstName: 'Arta', birthDate: '1990-10-20', falls: '2026-10-20' }],
  });
});

test.each([
  ['1990-10-15', '2026-10-15', '2026-10-15'],
  ['1990-10-14', '2026-10-15', '2027-10-14'],
  ['2000-02-29', '2026-02-01', '2026-02-28'],
  ['2000-02-29', '2028-02-01', '2028-02-29'],
])('who is born on %s celebrates after %s on %s', (birthDate, today, falls) => {
  expect(nextBirthday(birthDate, today)).toBe(falls);
});

test('contracts of active employees that end within 30 days or have ended are listed, the earliest first', async () => {
  const { as, tenantId } = await arranged();
  const { body } = await as.call(getContractsByExpirationDate, { query: { tenantId } });
  expect(body.map(({ firstName, expirationDate }) => [firstName, expirationDate])).toEqual([
    ['Hana', '2026-10-01'],
    ['Gëzim', '2026-10-31'],
  ]);
});

test('pickers get the active employees by name', async () => {
  const { as, tenantId } = await arranged();
  const { body } = await as.call(getActiveEmployees, { query: { userId: tenantId } });
  expect(body.map(({ name }) => name)).toContain('Çlirim Gashi');
  expect(body).toHaveLength(4);
});

test('a profile pages to the active employees before and after, and to nobody of another company', async () => {
  const { server, as, tenantId } = await arranged();
  const { body: all } = await as.call(getActiveEmployees, { query: { userId: tenantId } });
  const around = async (at: number) =>
    (await as.call(getNeighbours, { query: { employeeId: all[at]?.id ?? 0 } })).body;
  expect(await around(0)).toEqual({ before: null, after: all[1] });
  expect(await around(2)).toEqual({ before: all[1], after: all[3] });
  expect(await around(3)).toEqual({ before: all[2], after: null });
  const other = server.as((await server.company()).admin);
  const query = { employeeId: all[1]?.id ?? 0 };
  expect((await other.call(getNeighbours, { query })).body.code).toBe('NOT_FOUND');
});

test('the export holds the rows of the tab and the search', async () => {
  const { as, tenantId } = await arranged();
  const { status, body } = await as.call(exportEmployees, {
    query: { tenantId, status: 1, filterEmployees: 'gashi' },
  });
  expect(status).toBe(200);
  const { rows } = await parseWorkbook(body, { today: '2026-10-15' });
  expect(rows).toMatchObject([{ name: 'Çlirim Gashi', grossSalary: 1000, contractDate: '2024-03-01' }]);
});

test.each([
  getEmployeesByStatus,
  getEmployeesByStatusCount,
  getEmployeesByTenantIdAndFilter,
  exportEmployees,
])('another company gets no list ($path)', async (call) => {
  const { server, tenantId } = await arranged();
  const other = await server.company({ name: 'Drini' });
  expect((await server.as(other.admin).call(call, { query: { tenantId } })).status).toBe(403);
  const own = await server
    .as(other.admin)
    .call(getEmployeesByStatus, { query: { tenantId: other.id, status: 0 } });
  expect(own.body.total).toBe(0);
});
