import { createSector } from '@paga/contract/employees/sectors';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { updateSalary } from '@paga/contract/payroll';
import { exportForemanSheet, readForemanSheet } from '@paga/contract/payroll/foreman-sheet';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { aWorkbook, type TestCell } from '@paga/testing/workbook';
import readExcelFile from 'read-excel-file/node';
import { employeeSector } from '#people/table.ts';

const october = { month: 10, year: 2026 };
const HEADINGS = ['Numri personal', 'Emri dhe mbiemri', 'Orë të rregullta', 'Orë natën', 'Orë në fundjavë'];
let server: TestServer;
let company: TestCompany;
let sectors: number[];
const as = () => server.as(company.manager);

beforeAll(async () => {
  server = await testServer();
  company = await server.company({ code: 'AGI26A' });
  const ids = await savedEmployees(
    server,
    company,
    { personalNumber: '1234567892' },
    { firstName: 'Blerta', personalNumber: '', salaryPaymentType: 2, pricePerHour: 5 },
    { firstName: 'Çlirim', personalNumber: '1999384753' },
  );
  sectors = [];
  for (const name of ['Shitja', 'Depoja']) {
    const { body } = await server
      .as(company.admin)
      .call(createSector, { body: { tenantId: company.id, name } });
    sectors.push((body as { id?: number }).id ?? 0);
  }
  const tenantId = company.id;
  await server.inCompany(company.id, (tx) =>
    tx
      .insert(employeeSector)
      .values(
        ids.map((employeeId, at) => ({ tenantId, employeeId, sectorId: sectors[at < 2 ? 0 : 1] ?? 0 })),
      ),
  );
  await calculatedMonth(server, company, october);
});

const readWorkbook = async (bytes: Buffer) => (await readExcelFile(bytes))[0]?.data ?? [];

async function exported(sectorId?: number) {
  const query = { tenantId: company.id, ...october, ...(sectorId ? { sectorId } : {}) };
  const { status, body } = await as().call(exportForemanSheet, { query });
  expect(status).toBe(200);
  return Buffer.from(body as Uint8Array);
}
/** A sheet as a foreman sends it back. */
const sheet = (rows: TestCell[][], { above = ['2026-10 · Shitja'], headings = HEADINGS } = {}) =>
  aWorkbook([above, headings, ...rows]);
const read = async (
  bytes: Uint8Array,
  { sectorId, month = october }: { sectorId?: number; month?: typeof october } = {},
) => {
  const file = new File([Buffer.from(bytes)], 'oret.xlsx');
  const body = { file, tenantId: company.id, ...month, ...(sectorId ? { sectorId } : {}) };
  return as().call(readForemanSheet, { body });
};

test('a sheet has the people of its sector with the hours that stand in the table, and comes back as it went', async () => {
  const [row] = await calculatedMonth(server, company, october);
  await server
    .as(company.admin)
    .call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  await server.as(company.admin).call(updateSalary, {
    body: { ...october, tenantId: company.id, salaryId: row?.id ?? 0, nightHours: 7.5 },
  });
  const bytes = await exported(sectors[0]);
  const lines = await readWorkbook(bytes);
  expect(lines.slice(1, 2)).toEqual([['2026-10 · Shitja', ...Array(7).fill(null)]]);
  expect(lines.slice(-2).map((line) => line.slice(0, 4))).toEqual([
    ['1234567892', 'Arta Krasniqi', null, 7.5],
    [null, 'Blerta Krasniqi', null, null],
  ]);
  const { body } = await read(bytes, { sectorId: sectors[0] });
  expect(body).toMatchObject({
    ...{ sector: 'Shitja', problems: [] },
    rows: [
      { name: 'Arta Krasniqi', hours: { nightHours: 7.5 } },
      { name: 'Blerta Krasniqi', hours: {} },
    ],
  });
  // Nobody there is paid by the hour: no column for that.
  expect((await readWorkbook(await exported(sectors[1]))).flat()).not.toContain('Orë të rregullta');
  expect(await readWorkbook(await exported())).toHaveLength(lines.length + 1);
});

test('hours are read however they are written; a line that is wrong is named and left out', async () => {
  const { body } = await read(
    sheet([
      ['1234567892', 'Dikush tjetër', null, 8, null],
      [null, 'blerta krasniqi', 160, null, '6,25'],
      ['1234567892', 'Arta Krasniqi', null, 9, null],
      ['1999384753', 'Çlirim Krasniqi', null, 1, null],
      ['1111111111', 'Askush', null, 1, null],
    ]),
  );
  expect(body.rows.map(({ name, hours }) => [name, hours])).toEqual([
    ['Arta Krasniqi', { nightHours: 8 }],
    ['Blerta Krasniqi', { regularHours: 160, weekendHours: 6.25 }],
  ]);
  expect(body.problems.map(({ code, value }) => [code, value])).toEqual([
    ['twice', 'Arta Krasniqi'],
    ['personElsewhere', 'Çlirim Krasniqi'],
    ['unknownPerson', 'Askush'],
  ]);
  const cells = await read(sheet([['1234567892', 'Arta Krasniqi', 160, 'shumë', 745]]));
  expect(cells.body).toMatchObject({ rows: [{ hours: {} }] });
  expect(cells.body.problems.map(({ code, column }) => [code, column])).toEqual([
    ['notHourly', 'regularHours'],
    ['notHours', 'nightHours'],
    ['tooManyHours', 'weekendHours'],
  ]);
});

test('a sheet of another month or sector is not taken, nor one that says of none or is no sheet', async () => {
  const rows = [['1234567892', 'Arta Krasniqi', null, 8, null]];
  const refusals = [
    await read(sheet(rows, { above: ['2026-09 · Shitja'] })),
    await read(sheet(rows, { above: ['2026-10 · Zyra'] })),
    await read(sheet(rows), { sectorId: sectors[1] }),
    await read(sheet(rows, { above: [] })),
    await read(sheet(rows, { headings: ['A', 'B', 'C', 'D', 'E'] })),
    await read(new TextEncoder().encode('asgjë')),
  ];
  expect(
    refusals.map(({ body }) => [body.rows.length, body.problems[0]?.code, body.problems[0]?.value]),
  ).toEqual([
    [0, 'otherMonth', '2026-09'],
    [0, 'otherSector', 'Zyra'],
    [0, 'otherSector', 'Shitja'],
    [0, 'noMonth', null],
    [0, 'columnMissing', 'Numri personal'],
    [0, 'fileNotReadable', null],
  ]);
  expect(await read(sheet(rows, { above: ['2026-03'] }), { month: { month: 3, year: 2026 } })).toMatchObject({
    body: { code: 'NO_SALARIES' },
  });
  const other = await server.company({ name: 'Drini' });
  const query = { tenantId: company.id, ...october };
  expect((await server.as(other.admin).call(exportForemanSheet, { query })).status).toBe(403);
});
