import {
  EMPLOYEE_FIELDS,
  getEmployee,
  getEmployeeHistory,
  getImports,
  readEdiListColumns,
  undoImport,
  updateEmployee,
} from '@paga/contract/employees';
import { getSalaries } from '@paga/contract/payroll';
import { exportElectronicDeclaration } from '@paga/contract/reports/declaration';
import { ARTA, BLERTA, DREN, ediImport } from '@paga/testing/edi-import';
import { anEdiFile, anEdiLine } from '@paga/testing/edi-workbook';
import { reportFile } from '@paga/testing/report-file';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import type { testServer } from '@paga/testing/server';
import { aWorkbook } from '@paga/testing/workbook';
import { desc, eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { employee } from '#people/table.ts';
import { declaredOf } from '#reports/declaration/declaration.ts';
import { parseEdi } from './read/parse-edi.ts';

/** Arta with a raise in October, Blerta from September on at 8 % in a secondary job, a foreigner without a number in August only. */
const THREE = () => [
  anEdiFile(
    'EDI-2026-08.xlsx',
    anEdiLine('Arta Krasniqi', ARTA, 1000),
    anEdiLine('John Smith', null, 700, { 9: 'JO', 4: 0, 5: 0 }),
  ),
  anEdiFile(
    'Lista e pagave shtator 2026.xlsx',
    anEdiLine('Arta Krasniqi', ARTA, 1000),
    anEdiLine('Blerta Gashi', BLERTA, 400, { 6: 12, 8: 'JO', 10: 'JO' }),
  ),
  anEdiFile(
    'edi 10_2026.xlsx',
    anEdiLine('Arta Gashi', ARTA, 1200),
    anEdiLine('Blerta Gashi', BLERTA, 400, { 6: 12, 8: 'JO', 10: 'JO' }),
  ),
];

test('finds people across the months with their gross over time, tier and flags, and names what differs to the cent', async () => {
  const { preview } = await ediImport();
  const files = THREE();
  files[2] = anEdiFile(
    'edi 10_2026.xlsx',
    anEdiLine('Arta Gashi', ARTA, 1200, { 4: 60.01 }),
    anEdiLine('Blerta Gashi', BLERTA, 400, { 6: 12, 8: 'JO', 10: 'JO' }),
  );
  const { status, body } = await preview(files);
  expect(status).toBe(200);
  expect(body.workbooks).toMatchObject([
    {
      fileName: 'EDI-2026-08.xlsx',
      month: '2026-08',
      lines: 2,
      gross: 1700,
      employee: 50,
      employer: 50,
      compared: null,
      problems: [],
    },
    { month: '2026-09', lines: 2, gross: 1400, employee: 82, employer: 70, problems: [] },
    { month: '2026-10', lines: 2, gross: 1600, employee: 92.01, employer: 80, problems: [] },
  ]);
  const [arta, john, blerta] = body.people;
  expect(arta).toMatchObject({
    ...{
      key: ARTA,
      personalNumber: ARTA,
      firstName: 'Arta',
      lastName: 'Gashi',
      names: ['Arta Krasniqi'],
      existing: null,
    },
    ...{ months: ['2026-08', '2026-09', '2026-10'], contractStarted: '2026-08-01' },
    history: [
      {
        validFrom: '2026-08-01',
        gross: 1000,
        employerTier: 1,
        hasContributions: true,
        noTaxes: false,
        employeePercentage: null,
      },
      { validFrom: '2026-10-01', gross: 1200, employeePercentage: null },
    ],
    ...{ file: { employee: 160.01, employer: 160 }, computed: { employee: 160, employer: 160 } },
    differences: [{ month: '2026-10', figure: 'employee', file: 60.01, computed: 60 }],
    problems: [{ code: 'namesDiffer', severity: 'warning', value: 'Arta Krasniqi' }],
  });
  expect(john).toMatchObject({
    ...{ key: 'name:john smith', personalNumber: null, differences: [] },
    history: [{ hasContributions: false, gross: 700 }],
    problems: [
      { code: 'leftEarlier', value: '2026-08' },
      { code: 'idNumberMissing', cell: 'C4', month: '2026-08' },
    ],
  });
  expect(blerta).toMatchObject({
    ...{ contractStarted: '2026-09-01', months: ['2026-09', '2026-10'], differences: [], problems: [] },
    history: [
      {
        validFrom: '2026-09-01',
        gross: 400,
        employerTier: 2,
        noTaxes: true,
        employeePercentage: 8,
        employerPercentage: null,
      },
    ],
  });
});

test('saves drafts with dated salaries, makes no month, leaves one audit line, and is undone as a whole', async () => {
  const { server, company, as, userId, save, counts } = await ediImport();
  const starts = [{ key: BLERTA, contractStarted: '2026-09-14' }];
  const { status, body } = await save(THREE(), { starts, leftOut: ['name:john smith'] });
  expect([status, body]).toMatchObject([200, { added: 2, skipped: 1 }]);
  expect(await counts()).toMatchObject({ all: 2, active: 0, processing: 2 });
  const [imported] = (await as.call(getImports, { query: { userId } })).body;
  expect(imported).toMatchObject({
    ...{ id: body.importId, fileName: 'EDI 08.2026, 09.2026, 10.2026', added: 2, changed: 0, blocked: null },
  });
  const [line] = await server.inCompany(userId, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.tenantId, userId)).orderBy(desc(auditLine.id)).limit(1),
  );
  expect(line).toMatchObject({
    page: 'employees',
    type: 'import',
    objectId: body.importId,
    changes: { savedCount: { new: 2 } },
  });
  const people = await drafts(server, company);
  expect(
    people.map(({ firstName, draftStatus, contractStarted, jobStarted }) => ({
      firstName,
      draftStatus,
      contractStarted,
      jobStarted,
    })),
  ).toEqual([
    { firstName: 'Arta', draftStatus: 1, contractStarted: '2026-08-01', jobStarted: '2026-08-01' },
    { firstName: 'Blerta', draftStatus: 1, contractStarted: '2026-09-14', jobStarted: '2026-09-14' },
  ]);
  const employeeId = people[0]?.id ?? 0;
  const history = async () =>
    (await as.call(getEmployeeHistory, { query: { employeeId } })).body.map(({ validFrom }) => validFrom);
  expect(await history()).toEqual(['2026-10-01', '2026-08-01']);
  expect((await as.call(getSalaries, { query: { userId, month: 10, year: 2026 } })).body.salaries).toEqual(
    [],
  );
  expect((await as.call(undoImport, { body: { userId, importId: body.importId } })).body).toEqual({
    removed: 2,
    restored: 0,
  });
  expect(await counts()).toMatchObject({ all: 0 });
});

async function drafts(server: Awaited<ReturnType<typeof testServer>>, company: { id: number }) {
  return server.inCompany(company.id, (tx) =>
    tx.select().from(employee).where(eq(employee.tenantId, company.id)).orderBy(employee.id),
  );
}

test('what was paid before stays when a draft is confirmed, and a month computes each time by its own salary', async () => {
  const { server, company, as, userId, save } = await ediImport();
  await save(THREE(), { leftOut: ['name:john smith', BLERTA] });
  const [row] = await drafts(server, company);
  const employeeId = row?.id ?? 0;
  const before = (await as.call(getEmployee, { query: { employeeId } })).body;
  expect(before).toMatchObject({ bruttoSalary: 1200, draftStatus: 1 });
  const form = Object.fromEntries(EMPLOYEE_FIELDS.map((name) => [name, before[name as keyof typeof before]]));
  const sent = JSON.stringify({
    ...form,
    ...{
      draftStatus: 0,
      phone: '+383 44 111 222',
      occupation: 'Shitëse',
      contractStarted: '2026-07-15',
      jobStarted: '2026-07-15',
    },
    ...{ attachmentIds: [], version: before.version },
  });
  const saved = await as.call(updateEmployee, { body: { userId, employeeId, employee: sent } });
  expect([saved.status, saved.body]).toMatchObject([200, { draftStatus: 0, bruttoSalary: 1200 }]);
  const history = (await as.call(getEmployeeHistory, { query: { employeeId } })).body;
  const dated = history.filter(({ isDated }) => isDated);
  expect(dated.map(({ validFrom }) => validFrom)).toEqual(['2026-10-01', '2026-07-15']);
  const grossOf = async (month: number) =>
    (await calculatedMonth(server, company, { month, year: 2026 }))[0]?.initialBrutto;
  expect([await grossOf(9), await grossOf(10)]).toEqual([1000, 1200]);
});

test('reads back exactly what our own declaration writes', async () => {
  const { server, company, preview } = await ediImport();
  const source = await server.company({ name: 'Drini' });
  await savedEmployees(
    server,
    source,
    { bruttoSalary: 1234.57, contributePercentage: 8, employerContributePercentage: 6.5 },
    { firstName: 'Blerta', lastName: 'Gashi Hoxha', bruttoSalary: 400, employerTier: 2, noTaxes: true },
    {
      firstName: 'Çlirim',
      lastName: 'Ëma',
      bruttoSalary: 845.76,
      hasContributions: false,
      contractStarted: '2026-10-15',
    },
    { firstName: 'Dren', lastName: 'Shala', bruttoSalary: 333.33, contributePercentage: 7.25 },
  );
  const months = [9, 10].map((month) => ({ year: 2026, month }));
  const files: File[] = [];
  for (const month of months) {
    await calculatedMonth(server, source, month);
    const { bytes, fileName } = await reportFile(server, source.user, exportElectronicDeclaration, {
      body: { tenantId: source.id, ...month },
    });
    files.push(new File([new Uint8Array(bytes)], fileName));
    const declared = await server.inCompany(source.id, (tx) =>
      declaredOf({ tx, companyId: source.id } as never, month),
    );
    const written = declared.map(({ employeeId: _, name: __, tax: ___, netto: ____, ...row }) => row);
    const { lines, problems } = await parseEdi(bytes);
    expect(problems).toEqual([]);
    expect(lines.map(({ line: _, problems: __, ...row }) => row)).toEqual(written);
  }
  const { body } = await preview(files);
  expect(body.people.map(({ differences, problems }) => [differences, problems])).toEqual(
    [0, 1, 2, 3].map(() => [[], []]),
  );
  expect(
    body.people.map(({ history }) => history.map(({ employeePercentage }) => employeePercentage)),
  ).toEqual([[8], [null], [7.25], [null]]);
  expect(company.id).not.toBe(source.id);
});

test('who is an employee already is named and skipped, also who has no number', async () => {
  const { server, company, preview, save } = await ediImport();
  const [artaId, johnId] = await savedEmployees(
    server,
    company,
    {},
    { firstName: 'John', lastName: 'Smith', personalNumber: null },
  );
  const { body } = await preview(THREE());
  expect(body.people.map(({ existing }) => existing)).toEqual([
    { employeeId: artaId, name: 'Arta Krasniqi' },
    { employeeId: johnId, name: 'John Smith' },
    null,
  ]);
  expect((await save(THREE())).body).toMatchObject({ added: 1, skipped: 2 });
  expect(await save(THREE())).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'files', code: 'nobodyNew' }] },
  });
});

test('compares tax and net where a second workbook is added, by columns that are chosen', async () => {
  const { as, userId, preview } = await ediImport();
  const list = () =>
    new File(
      [
        new Uint8Array(
          aWorkbook([
            ['Pagat e muajit gusht'],
            ['Nr.', 'Punëtori', 'Nr. personal', 'Bruto', 'Tatimi në paga', 'Neto'],
            [1, 'Arta Krasniqi', ARTA, 1000, 66, 883.99],
            [2, 'Dren Shala', DREN, 1000, 66, 884],
            [null, 'Gjithsej', null, 2000, 132, 1767.99],
          ]),
        ),
      ],
      'pagat.xlsx',
    );
  const head = await as.call(readEdiListColumns, { body: { userId, file: list() } });
  expect(head.body).toMatchObject({
    guess: { personalNumber: 2, tax: 4, net: 5 },
    problems: [],
  });
  expect(head.body.columns[2]).toEqual({
    column: 2,
    name: 'C',
    heading: 'Nr. personal',
    samples: [ARTA, DREN],
  });
  const chosen = { workbook: 0, personalNumber: 2, tax: 4, net: 5 };
  const { body } = await preview(THREE(), { lists: [chosen] }, [list()]);
  expect(body.workbooks.map(({ compared }) => compared)).toEqual([1, null, null]);
  expect(body.people.map(({ compared, differences }) => [compared, differences])).toEqual([
    [['2026-08'], [{ month: '2026-08', figure: 'net', file: 883.99, computed: 884 }]],
    [[], []],
    [[], []],
  ]);
  const wrong = await preview(THREE(), { lists: [{ ...chosen, personalNumber: 0 }] }, [list()]);
  expect(wrong.body.workbooks[0]?.problems).toMatchObject([{ code: 'nobodyCompared', severity: 'warning' }]);
  expect((await preview(THREE(), { lists: [chosen, chosen] }, [list(), list()])).body).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ path: 'choices.lists' }],
  });
});
