import { readFileSync } from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { downloadImportTemplate, getEmployeesByStatusCount, previewImport } from '@paga/contract/employees';
import { FILE_BYTES } from '@paga/contract/limits';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { anImportLine, anImportWorkbook, aWorkbook } from '@paga/testing/workbook';
import { drawTemplate } from '#core/import/import-template.worker.ts';
import { inLanguage } from '#core/import/template.ts';
import { parseWorkbook } from './read/parse-workbook.ts';
import { EMPLOYEE_TEMPLATE } from './read/template.ts';
import { saveImported } from './save-imported.ts';

const importTemplate = (language: 'sq' | 'en') => drawTemplate(inLanguage(EMPLOYEE_TEMPLATE, language));

async function arranged() {
  const server = await testServer();
  const company = await server.company();
  const as = server.as(company.user);
  const preview = (bytes: Uint8Array) =>
    as.call(previewImport, {
      body: { file: new File([new Uint8Array(bytes)], 'punetoret.xlsx'), userId: company.id },
    });
  return { server, company, as, preview };
}

const drini = readFileSync(path.join(__dirname, '../../../fixtures/drini-1000.xlsx'));

test('shows a row with the net that the engine computes', async () => {
  const { preview } = await arranged();
  const secondary = anImportLine({
    Punëdhënësi: 'Sekondar',
    'Numri personal': '1999384753',
    'Paga bruto': 400,
  });
  const { status, body } = await preview(anImportWorkbook(anImportLine(), secondary));
  expect(status).toBe(200);
  expect(body.value).toMatchObject([
    {
      row: 2,
      name: 'Arta Krasniqi',
      grossSalary: 1000,
      contribution: 50,
      tax: 66,
      netSalary: 884,
      isValid: true,
    },
    { row: 3, grossSalary: 400, contribution: 20, tax: 38, netSalary: 342, isValid: true },
  ]);
});

test('warns of a gross of 0, and of one below the minimum wage of full-time work for the primary employer', async () => {
  const { preview } = await arranged();
  const person = (name: string, idNumber: string, facts: object) =>
    anImportLine({
      'Emri dhe mbiemri': name,
      'Numri personal': idNumber,
      'Llogaria bankare': null,
      ...facts,
    });
  const { body } = await preview(
    anImportWorkbook(
      person('Arta Krasniqi', '1234567892', { 'Paga bruto': 0 }),
      person('Blerta Gashi', '1999384753', { 'Paga bruto': 499.99 }),
      person('Çlirim Hoxha', '1763855925', {
        'Paga bruto': 499.99,
        'Lloji i punësimit': 'Me orar të pjesshëm',
      }),
      person('Dren Shala', '1008167059', { 'Paga bruto': 500 }),
    ),
  );
  expect(body.value.map(({ isValid, warnings }) => [isValid, warnings])).toMatchObject([
    [true, [{ code: 'grossZero', cell: 'E2', value: '0' }]],
    [
      true,
      [{ code: 'grossBelowMinimum', severity: 'warning', cell: 'E3', value: '499.99', limit: '500.00' }],
    ],
    [true, []],
    [true, []],
  ]);
});

test('saves nothing', async () => {
  const { company, as, preview } = await arranged();
  await preview(anImportWorkbook(anImportLine()));
  expect((await as.call(getEmployeesByStatusCount, { query: { tenantId: company.id } })).body.all).toBe(0);
});

test('offers a saved person as a change with old and new of each field, of this company only', async () => {
  const { server, company, preview } = await arranged();
  const rows = anImportWorkbook(
    anImportLine({
      'Paga bruto': 1200,
      Telefoni: '38344111222',
      Pozita: 'Shefe e kontabilitetit',
      Banka: null,
    }),
  );
  await savedEmployees(server, await server.company({ name: 'Drini' }), {});
  expect((await preview(rows)).body.value).toMatchObject([{ isValid: true, match: null }]);
  const [employeeId] = await savedEmployees(server, company, {
    phone: '+383 44 111 222',
    address: null,
    contributePercentage: null,
  });
  const { body } = await preview(rows);
  expect(body.value).toMatchObject([
    {
      isValid: true,
      match: {
        employeeId,
        version: 1,
        name: 'Arta Krasniqi',
        changes: [
          { column: 'jobTitle', old: 'Kontabiliste', new: 'Shefe e kontabilitetit' },
          { column: 'phoneNumber', old: '+383 44 111 222', new: '38344111222' },
          { column: 'grossSalary', old: 1000, new: 1200 },
          { column: 'contributionPercentage', old: null, new: 5 },
          { column: 'address', old: null, new: 'Rr. Nëna Terezë 12, Prishtinë' },
          { column: 'class', old: null, new: 'Administrata' },
        ],
      },
    },
  ]);
});

test('warns of an account that others of this company have, by their names, and not of the own one', async () => {
  const { server, company, preview } = await arranged();
  const rows = anImportWorkbook(anImportLine());
  await savedEmployees(server, await server.company({ name: 'Drini' }), {
    firstName: 'Dren',
    personalNumber: '1763855925',
  });
  await savedEmployees(server, company, {});
  expect((await preview(rows)).body.value).toMatchObject([{ warnings: [] }]);
  await savedEmployees(server, company, {
    firstName: 'Blerta',
    personalNumber: '1999384753',
    bankAccountNumber: '1212012345678906',
  });
  expect((await preview(rows)).body.value).toMatchObject([
    {
      isValid: true,
      warnings: [{ code: 'accountShared', cell: 'K2', value: '1212012345678906', other: 'Blerta Krasniqi' }],
    },
  ]);
});

test('an empty cell and a missing column change nothing about a saved person', async () => {
  const { server, company, preview } = await arranged();
  await savedEmployees(server, company, { employerTier: 2, employmentType: 2, contributePercentage: 8 });
  const headers = [
    'Numri personal',
    'Emri dhe mbiemri',
    'Paga bruto',
    'Data e kontratës',
    'Punëdhënësi',
    'Telefoni',
  ];
  const { body } = await preview(
    aWorkbook([headers, ['1234567892', 'Arta Krasniqi', 1000, '01.03.2024', null, '+38344111222']]),
  );
  expect(body.value).toMatchObject([{ isValid: true, match: { changes: [] } }]);
});

test('says what is wrong with a whole file', async () => {
  const { preview } = await arranged();
  const { status, body } = await preview(Buffer.from('<html></html>'));
  expect(status).toBe(200);
  expect(body).toMatchObject({ value: [], problems: [{ code: 'fileType', severity: 'error' }] });
});

test('refuses a file above 10 MB, a missing file, another company and who is not signed in', async () => {
  const { server, company, as, preview } = await arranged();
  expect((await preview(Buffer.alloc(FILE_BYTES + 1))).status).toBe(413);
  const file = new File([new Uint8Array(anImportWorkbook(anImportLine()))], 'a.xlsx');
  expect(
    (await as.call(previewImport, { body: { file: 'no file' as unknown as File, userId: company.id } }))
      .status,
  ).toBe(422);
  const other = await server.company({ name: 'Drini' });
  expect((await as.call(previewImport, { body: { file, userId: other.id } })).status).toBe(403);
  expect(
    (await server.as(undefined).call(previewImport, { body: { file, userId: company.id } })).status,
  ).toBe(401);
});

test('a thousand rows are previewed without a problem and saved at once', async () => {
  const { server, company, as, preview } = await arranged();
  const { body } = await preview(drini);
  expect(body.value.filter(({ isValid }) => isValid)).toHaveLength(1000);
  const { rows } = await parseWorkbook(drini, { today: '2026-10-15' });
  const ids = await server.inCompany(company.id, (tx) =>
    saveImported({ tx, companyId: company.id, today: '2026-10-15' }, rows),
  );
  expect(new Set(ids).size).toBe(1000);
  expect((await as.call(getEmployeesByStatusCount, { query: { tenantId: company.id } })).body.active).toBe(
    1000,
  );
});

test("the template comes in the asked language, else in the person's", async () => {
  const { as } = await arranged();
  const sq = await as.call(downloadImportTemplate, { query: {} });
  expect(decodeURIComponent(sq.headers.get('content-disposition') ?? '')).toContain(
    'Shablloni-i-punonjesve.xlsx',
  );
  const en = await as.call(downloadImportTemplate, { query: { language: 'en' } });
  expect((await parseWorkbook(en.body, { today: '2026-10-15' })).problems).toMatchObject([
    { code: 'fileEmpty' },
  ]);
});

test('the template is written beside the event loop', async () => {
  const { as } = await arranged();
  const held = async (work: () => Promise<unknown>) => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await wait(5);
    await work();
    await wait(5);
    delay.disable();
    return delay.max;
  };
  const [called, here]: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round += 1) {
    called.push(await held(() => as.call(downloadImportTemplate, { query: {} })));
    here.push(await held(() => importTemplate('sq')));
  }
  expect(Math.min(...called)).toBeLessThan(Math.min(...here) / 2);
});
