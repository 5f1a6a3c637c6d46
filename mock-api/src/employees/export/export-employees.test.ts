import {
  createEmployee,
  employeeOfRow,
  exportEmployees,
  exportSelectedEmployees,
  previewImport,
} from '@paga/contract/employees';
import { createSector } from '@paga/contract/employees/sectors';
import { createdEmployees, startedImport } from '@paga/testing/employees';
import { paidFrom, savedProject } from '@paga/testing/projects';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { WORKBOOK_LIMITS } from '#core/workbook/limits.ts';
import { unzip } from '#core/workbook/unzip.ts';
import { parseWorkbook } from '../import/read/parse-workbook.ts';

// `PAGA_SOAK=1` takes the thousand of a large company.
const PEOPLE = process.env.PAGA_SOAK === '1' ? 1000 : 150;

async function exported(server: TestServer, company: TestCompany): Promise<Uint8Array> {
  const { status, body } = await server
    .as(company.manager)
    .call(exportEmployees, { query: { tenantId: company.id } });
  expect(status).toBe(200);
  return body;
}

/** The parts of a workbook that hold data: the sheet and the texts it names. */
async function dataOf(bytes: Uint8Array): Promise<string> {
  const parts = await unzip(bytes, WORKBOOK_LIMITS);
  let data = '';
  for (const part of ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'])
    for await (const piece of parts.read(part)) data += piece;
  return data;
}

/** Saves every row of a workbook as the screen does: preview, then one by one. */
async function imported(server: TestServer, company: TestCompany, bytes: Uint8Array): Promise<number> {
  const as = server.as(company.manager);
  const file = new File([Uint8Array.from(bytes)], 'punonjesit.xlsx');
  const { body } = await as.call(previewImport, { body: { file, userId: company.id } });
  expect([body.problems, body.value.flatMap(({ errors }) => errors)]).toEqual([[], []]);
  const importId = await startedImport(as, company);
  for (const row of body.value) {
    const person = { ...employeeOfRow(row), userId: company.id, importId };
    const saved = await as.call(createEmployee, { body: person });
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  }
  return body.value.length;
}

const FIRST = ['Arta', 'Çlirim', 'Ëndrra', 'Ana Maria', 'Dardan'];
const LAST = ['Krasniqi', 'Gashi', 'Hoxha'];

test(`an export of ${PEOPLE} employees imports into another company as the same people: its export has the same data, byte for byte`, async () => {
  const server = await testServer();
  const [first, second] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Agimi' })];
  const { body: sector } = await server
    .as(first.manager)
    .call(createSector, { body: { tenantId: first.id, name: 'Prodhimi' } });
  const { body: other } = await server
    .as(first.manager)
    .call(createSector, { body: { tenantId: first.id, name: 'Shërbimet' } });
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    firstName: FIRST[index % FIRST.length] ?? '',
    lastName: LAST[index % LAST.length] ?? '',
    personalNumber: `0${String(index).padStart(9, '0')}`,
    bruttoSalary: 300 + index * 1.37,
    contributePercentage: index % 4 === 0 ? null : 5 + (index % 7) / 4,
    bank: index % 3 === 0 ? null : 'Raiffeisen Bank Kosovo',
    bankAccountNumber: index % 5 === 0 ? null : '1212012345678906',
    contractStarted: `20${String(10 + (index % 15)).padStart(2, '0')}-0${1 + (index % 9)}-${10 + (index % 18)}`,
    occupation: index % 6 === 0 ? '=1+1' : 'Punëtor',
    phone: index % 7 === 0 ? null : `+383 44 ${String(100_000 + index)}`,
    email: index % 8 === 0 ? null : `p${index}@example.com`,
    address: index % 2 === 0 ? 'Rr. "Nëna Terezë" 12 & 14' : null,
    gender: (1 + (index % 2)) as 1 | 2,
    employerTier: (index % 11 === 0 ? 2 : 1) as 1 | 2,
    employmentType: (1 + (index % 3)) as 1 | 2 | 3,
    sectors: [[], [{ id: sector.id }], [{ id: sector.id }, { id: other.id }]][index % 3] ?? [],
  }));
  const rounded = people.map((person) => ({
    ...person,
    bruttoSalary: Math.round(person.bruttoSalary * 100) / 100,
  }));
  await savedEmployees(server, first, ...rounded);
  const file = await exported(server, first);
  expect(await imported(server, second, file)).toBe(PEOPLE);
  const [before, after] = [await dataOf(file), await dataOf(await exported(server, second))];
  expect(after === before).toBe(true);
  expect(before).not.toContain('<f');
});

test('who is paid by the hour or by a project is unchanged by the own export; elsewhere a missing gross is asked for, never 0.00', async () => {
  const server = await testServer();
  const [own, other] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  const school = await savedProject(server.as(own.admin), own);
  const hourly = {
    firstName: 'Arta',
    salaryPaymentType: 2,
    bruttoSalary: null,
    pricePerHour: 6.125,
  } as const;
  await createdEmployees(server.as(own.manager), own, hourly, {
    firstName: 'Besa',
    ...paidFrom(school, [60]),
  });
  const file = new File([Uint8Array.from(await exported(server, own))], 'punonjesit.xlsx');
  const preview = async (company: TestCompany) =>
    (await server.as(company.manager).call(previewImport, { body: { file, userId: company.id } })).body.value;
  const unchanged = { isValid: true, errors: [], match: { changes: [] } };
  expect(await preview(own)).toMatchObject([
    { firstName: 'Arta', grossSalary: null, ...unchanged },
    { firstName: 'Besa', grossSalary: 1200, ...unchanged },
  ]);
  expect(await preview(other)).toMatchObject([
    {
      firstName: 'Arta',
      grossSalary: null,
      isValid: false,
      errors: [{ code: 'grossMissing', cell: 'E5' }],
      match: null,
    },
    { firstName: 'Besa', grossSalary: 1200, isValid: true, match: null },
  ]);
});

async function two() {
  const server = await testServer();
  const company = await server.company({ name: 'Agimi' });
  const [arta = 0, besa = 0] = await savedEmployees(
    server,
    company,
    { firstName: 'Arta' },
    { firstName: 'Besa' },
  );
  const chosen = (employeeIds: number[], format: 1 | 2 = 1, by = company) =>
    server.as(by.user).call(exportSelectedEmployees, { body: { userId: by.id, employeeIds, format } });
  return { server, company, arta, besa, chosen };
}

test('an export of chosen employees holds them alone', async () => {
  const { besa, chosen } = await two();
  const { status, body } = await chosen([besa]);
  expect(status).toBe(200);
  expect((await parseWorkbook(body, { today: '2026-10-15' })).rows.map(({ firstName }) => firstName)).toEqual(
    ['Besa'],
  );
});

test("an export of another company's employees finds nobody", async () => {
  const { server, arta, chosen } = await two();
  expect((await chosen([arta], 1, await server.company({ name: 'Drini' }))).status).toBe(404);
  expect((await chosen([])).status).toBe(422);
});

test('format 2 is a tagged PDF with a name and a date', async () => {
  const { server, company, arta, chosen } = await two();
  for (const answer of [
    await chosen([arta], 2),
    await server
      .as(company.user)
      .call(exportEmployees, { query: { tenantId: company.id, format: 2, missing: 'birthDate' } }),
  ]) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('Punonjesit-2026-10-15.pdf');
    const text = Buffer.from(answer.body).toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('/MarkInfo');
  }
});
