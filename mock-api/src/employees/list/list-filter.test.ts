import {
  type EmployeeFilters,
  type EmployeeSort,
  exportEmployees,
  getEmployeesByStatus,
  getEmployeesByStatusCount,
} from '@paga/contract/employees';
import { createSector } from '@paga/contract/employees/sectors';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { parseWorkbook } from '../import/read/parse-workbook.ts';

async function arranged() {
  const server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  const company = await server.company();
  const as = server.as(company.manager);
  const { body: sector } = await as.call(createSector, { body: { tenantId: company.id, name: 'Prodhimi' } });
  await savedEmployees(
    server,
    company,
    {
      firstName: 'Arta',
      employerTier: 2,
      sectors: [{ id: sector.id }],
      birthDate: '1990-10-20',
      expirationContract: '2026-11-01',
    },
    {
      firstName: 'Besa',
      employmentType: 2,
      phone: null,
      occupation: 'Zdrukthëtare',
      expirationContract: '2026-10-01',
    },
    {
      firstName: 'Çlirim',
      salaryPaymentType: 2,
      pricePerHour: 6,
      bruttoSalary: null,
      occupation: 'Çelësbërës',
      birthDate: '1985-11-20',
    },
    { firstName: 'Dren', employeeStatus: 2, expirationContract: '2026-12-31', birthDate: '1991-10-16' },
  );
  const asked = (
    facts: EmployeeFilters & { sort?: EmployeeSort; order?: 'asc' | 'desc'; status?: 0 | 1 | 2 | 3 },
  ) => ({
    query: { tenantId: company.id, status: 0 as const, ...facts },
  });
  const list = async (facts: Parameters<typeof asked>[0]) =>
    (await as.call(getEmployeesByStatus, asked(facts))).body;
  const names = async (facts: Parameters<typeof asked>[0]) =>
    (await list(facts)).data.map(({ firstName }) => firstName);
  return { server, company, as, sector, asked, list, names };
}

test('each filter leaves whom it means, and several hold together', async () => {
  const { sector, names } = await arranged();
  expect(await names({ sectorId: sector.id })).toEqual(['Arta']);
  expect(await names({ employerTier: 2 })).toEqual(['Arta']);
  expect(await names({ employmentType: 2 })).toEqual(['Besa']);
  expect(await names({ contractEnds: 'ended' })).toEqual(['Besa']);
  expect(await names({ contractEnds: 'within30' })).toEqual(['Arta']);
  expect(await names({ contractEnds: 'within90' })).toEqual(['Arta', 'Dren']);
  expect(await names({ contractEnds: 'open' })).toEqual(['Çlirim']);
  expect(await names({ missing: 'phone' })).toEqual(['Besa']);
  expect(await names({ missing: 'any' })).toEqual(['Besa']);
  expect(await names({ contractEnds: 'within90', employerTier: 2 })).toEqual(['Arta']);
});

test('the counts of the tabs and the export follow the filters', async () => {
  const { as, asked } = await arranged();
  const { body } = await as.call(getEmployeesByStatusCount, asked({ contractEnds: 'within90' }));
  // Dren is not active from the end of December on.
  expect(body).toMatchObject({ all: 2, active: 2, inactive: 0 });
  const file = await as.call(exportEmployees, asked({ contractEnds: 'ended' }));
  expect((await parseWorkbook(file.body, { today: '2026-10-15' })).rows).toMatchObject([
    { firstName: 'Besa' },
  ]);
});

test('a list is sorted by a column either way, empty values last, words by the Albanian alphabet', async () => {
  const { names } = await arranged();
  expect(await names({ sort: 'name', order: 'desc' })).toEqual(['Dren', 'Çlirim', 'Besa', 'Arta']);
  expect(await names({ sort: 'occupation' })).toEqual(['Çlirim', 'Arta', 'Dren', 'Besa']);
  expect(await names({ sort: 'expirationContract' })).toEqual(['Besa', 'Arta', 'Dren', 'Çlirim']);
  expect(await names({ sort: 'expirationContract', order: 'desc' })).toEqual([
    'Dren',
    'Arta',
    'Besa',
    'Çlirim',
  ]);
});

test('a row tells the terms of today, the sectors, a birthday within a week and the end of the contract', async () => {
  const { list } = await arranged();
  const { data } = await list({});
  expect(data).toMatchObject([
    {
      firstName: 'Arta',
      sectors: ['Prodhimi'],
      employerTier: 2,
      bruttoSalary: 1000,
      birthday: '2026-10-20',
      contractMark: 'soon',
    },
    { firstName: 'Besa', sectors: [], employmentType: 2, birthday: null, contractMark: 'ended' },
    { firstName: 'Çlirim', salaryPaymentType: 2, bruttoSalary: null, birthday: null, contractMark: null },
    { firstName: 'Dren', birthday: '2026-10-16', contractMark: null, employeeStatus: 1, leaves: true },
  ]);
});

test('a sector of another company is not found, a filter that is none is refused', async () => {
  const { server, sector } = await arranged();
  const drini = await server.company({ name: 'Drini' });
  const ask = (facts: object) =>
    server.as(drini.admin).call(getEmployeesByStatus, { query: { tenantId: drini.id, ...facts } });
  expect((await ask({ sectorId: sector.id })).status).toBe(404);
  expect((await ask({ contractEnds: 'soon' })).status).toBe(422);
  expect((await ask({ employerTier: 9 })).status).toBe(422);
});
