import { getLeaveConfiguration } from '@paga/contract/company/settings';
import {
  checkLeaveRows,
  downloadLeaveTemplate,
  getEmployeeVacations,
  getLeaveImports,
  getLeaveLedger,
  type LeaveImportRow,
  LeaveRowKind,
  type LeaveTexts,
  previewLeaveImport,
  storeLeaveImport,
  storeVacation,
  undoLeaveImport,
  updateLeaveConfiguration,
  updateVacation,
} from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { aLeave, aSalaryMonth, aWorker } from '@paga/testing/vacations';
import { aWorkbook, sheetXml, type TestCell, workbookParts, zipped } from '@paga/testing/workbook';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { parseLeaveSheet } from './parse-sheet.ts';

let server: TestServer;
let company: TestCompany;
let arta: number;
let drin: number;

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
  arta = await aWorker(server, company, { personalNumber: '0234567892' });
  drin = await aWorker(server, company, { firstName: 'Drin', lastName: 'Hoxha', gender: 2 });
});

const HEADERS = [
  'Numri personal',
  'Emri dhe mbiemri',
  'Rreshti',
  'Lloji i pushimit',
  'Data / Nga',
  'Deri',
  'Ditët',
  'Arsyeja',
  'Shënimi',
];
/** The four kinds of rows that people write. */
const LINES: TestCell[][] = [
  [
    '0234567892',
    'Arta Krasniqi',
    'Bilanc i bartur',
    'Vjetor',
    '01.01.2026',
    null,
    4.5,
    null,
    'Nga viti 2025',
  ],
  [null, 'hoxha drin', null, 'Annual', { date: 46_023 }, null, '-2,5', null, null],
  ['0234567892', null, 'Pushim', 'Vjetor', '2.11.2026', '06/11/2026', null, null, null],
  [null, 'Drin Hoxha', null, 'I veçantë', '2026-11-09', '10.11.2026', null, 'Leje e babait me pagesë', null],
];
const fileOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'pushimet.xlsx');
const fileWith = (...lines: TestCell[][]) => fileOf(aWorkbook([HEADERS, ...lines]));
const as = (by = company.admin) => server.as(by);
const preview = async (file: File) =>
  (await as().call(previewLeaveImport, { body: { file, tenantId: company.id } })).body;
const textsOf = (rows: readonly LeaveImportRow[]): LeaveTexts[] =>
  rows.map(({ row, cells }) => ({ row, cells }));
const store = (rows: LeaveTexts[], by = company.admin) =>
  server.as(by).call(storeLeaveImport, { body: { tenantId: company.id, fileName: 'pushimet.xlsx', rows } });
const stored = async (rows: LeaveTexts[]) => {
  const { body } = await store(rows);
  if (!body.created) throw new Error(JSON.stringify(body));
  return body;
};
const undo = (importId: number, by = company.admin) =>
  server.as(by).call(undoLeaveImport, { body: { tenantId: company.id, importId } });
const imports = async () => (await as().call(getLeaveImports, { query: { tenantId: company.id } })).body;
const balances = async (id: number) =>
  (await as().call(getEmployeeVacations, { params: { id }, query: { year: 2026 } })).body;
const codesOf = (rows: readonly LeaveImportRow[]) =>
  rows.map(({ row, problems }) => [row, ...problems.map(({ code, column }) => `${code}/${column}`)]);
const lastLine = async () => {
  const [line] = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1),
  );
  return line;
};
const texts = (...rows: LeaveTexts['cells'][]): LeaveTexts[] =>
  rows.map((cells, at) => ({ row: at + 2, cells }));
const check = async (rows: LeaveTexts[]) =>
  (await as().call(checkLeaveRows, { body: { tenantId: company.id, rows } })).body;

test('what was looked at is saved: balances with their date and note, leaves as booked by hand, one line in the audit log', async () => {
  const { rows, problems, columns } = await preview(fileWith(...LINES));
  expect({ problems, valid: rows.map(({ isValid }) => isValid) }).toEqual({
    problems: [],
    valid: [true, true, true, true],
  });
  expect(columns).toMatchObject({ personalNumber: 'A', from: 'E' });
  expect(
    rows.map(({ kind, employeeId, typeId, from, to, days, reason, workingDays }) => [
      ...[kind, employeeId, typeId, from, to, days, reason, workingDays],
    ]),
  ).toEqual([
    ['carried', arta, 0, '2026-01-01', null, 4.5, null, null],
    ['carried', drin, 0, '2026-01-01', null, -2.5, null, null],
    ['leave', arta, 0, '2026-11-02', '2026-11-06', null, null, 5],
    ['leave', drin, 3, '2026-11-09', '2026-11-10', null, 'fatherPaid', 2],
  ]);
  // Looking saves nothing.
  expect((await balances(arta)).vacations).toEqual([]);
  const saved = await stored(textsOf(rows));
  expect(saved).toMatchObject({ created: true, balances: 2, leaves: 2 });
  expect(await balances(arta)).toMatchObject({ annualDays: 24.5, annualUsed: 5, annualLeft: 19.5 });
  expect(await balances(drin)).toMatchObject({ annualDays: 17.5, vacations: [{ reason: 'fatherPaid' }] });
  const query = { tenantId: company.id, employeeId: arta, year: 2026 };
  const ledger = (await as().call(getLeaveLedger, { query })).body;
  const brought = ledger.accounts[0]?.lines.find(({ kind }) => kind === 'corrected');
  expect(brought).toMatchObject({ date: '2026-01-01', days: 4.5, cause: 'carry', note: 'Nga viti 2025' });
  expect(await lastLine()).toMatchObject({
    ...{ page: 'vacations', type: 'import', objectId: saved.importId, userId: company.admin.id },
    changes: { fileName: { new: 'pushimet.xlsx' }, balances: { new: 2 }, leaves: { new: 2 } },
  });
  expect(await imports()).toMatchObject([
    { fileName: 'pushimet.xlsx', balances: 2, leaves: 2, blocked: null },
  ]);
  // The same file again would give everybody their days twice.
  expect(codesOf((await preview(fileWith(...LINES))).rows)).toEqual([
    [2, 'balanceExists/null'],
    [3, 'balanceExists/null'],
    [4, 'exists/null'],
    [5, 'exists/null'],
  ]);
});

test("a carried balance is used first and expires on 30 June where the law's additions hold", async () => {
  await stored(texts({ name: 'Arta Krasniqi', type: 'Vjetor', from: '01.01.2026', days: '4,5' }));
  expect(await balances(arta)).toMatchObject({ annualDays: 24.5, annualExpired: 0, annualLeft: 24.5 });
  const { tenantId: _, validFrom: _from, ...values } = (await as().call(getLeaveConfiguration, {})).body;
  const body = { ...values, tenantId: company.id, validFrom: '2026-01-01', lawAdditions: true };
  expect((await as().call(updateLeaveConfiguration, { body })).status).toBe(200);
  await as().call(storeVacation, {
    body: { tenantId: company.id, employeeId: arta, ...aLeave({ from: '2026-03-02', to: '2026-03-03' }) },
  });
  // 20 of the company, 1 for five years of experience, 4.5 carried of which 2 are used in time.
  expect(await balances(arta)).toMatchObject({ annualDays: 25.5, annualExpired: 2.5, annualLeft: 21 });
});

test('one refused row keeps all of them from being saved, and is named as the booking call would', async () => {
  await as().call(storeVacation, {
    body: { tenantId: company.id, employeeId: arta, ...aLeave({ from: '2026-03-02', to: '2026-03-03' }) },
  });
  await aSalaryMonth(server, company, { year: 2026, month: 4, closed: true });
  const leave = (from: string, to: string, more: LeaveTexts['cells'] = {}) => ({
    ...{ name: 'Arta Krasniqi', type: 'Vjetor', from, to },
    ...more,
  });
  const rows = texts(
    leave('03.03.2026', '04.03.2026'),
    leave('01.04.2026', '02.04.2026'),
    leave('01.06.2026', '10.07.2026'),
    leave('07.02.2026', '08.02.2026'),
    leave('10.02.2026', '09.02.2026'),
    leave('03.08.2026', '04.08.2026'),
    leave('04.08.2026', '05.08.2026'),
    leave('01.01.2019', '02.01.2019'),
    leave('01.09.2026', '02.09.2026', { name: 'Drin Hoxha', type: 'Lehonia' }),
    leave('01.09.2026', '02.09.2026', { type: 'Special', reason: 'Father, paid' }),
  );
  const { body } = await store(rows);
  expect(body.created).toBe(false);
  expect(body.created === false && codesOf(body.rows)).toEqual([
    [2, 'exists/null'],
    [3, 'periodClosed/null'],
    [4, 'beyondBalance/null'],
    [5, 'noWorkingDays/null'],
    [6, 'endBeforeStart/null'],
    [7],
    [8, 'exists/null'],
    [9, 'outsideContract/null'],
    [10, 'typeNotAllowed/null'],
    [11, 'reasonNotAllowed/null'],
  ]);
  expect((await balances(arta)).vacations).toHaveLength(1);
  expect(await imports()).toEqual([]);
  // A balance of the same file gives the days that a leave of it takes.
  const room = texts(
    { name: 'Arta Krasniqi', type: 'Vjetor', from: '01.01.2026', days: '15' },
    leave('01.06.2026', '10.07.2026'),
  );
  expect(codesOf(await check(room))).toEqual([[2], [3]]);
});

test('every cell that cannot be read is named by its column, with what it may hold', async () => {
  await aWorker(server, company, { firstName: 'Drin', lastName: 'Hoxha' });
  const carried = { name: 'Arta Krasniqi', type: 'Vjetor', from: '01.01.2026', days: '2' };
  const rows = await check(
    texts(
      { ...carried, name: '' },
      { ...carried, name: 'Askush Askund' },
      { ...carried, name: 'Drin Hoxha' },
      { ...carried, personalNumber: '234567892' },
      { ...carried, personalNumber: '0234567892', name: 'Drita Krasniqi' },
      { ...carried, kind: 'Diçka' },
      { ...carried, days: '' },
      { ...carried, kind: 'Korrigjim', days: '' },
      { ...carried, days: '1,25' },
      { ...carried, days: '0' },
      { ...carried, type: 'Lehonia' },
      { ...carried, type: '' },
      { ...carried, type: 'Verë' },
      { ...carried, from: '' },
      { ...carried, from: '46023' },
      { ...carried, from: '31.02.2026' },
      { ...carried, from: '01.01.1999' },
      { ...carried, reason: 'Martesë' },
      { ...carried, note: '#REF!' },
      { ...carried, note: 'x'.repeat(501) },
      { ...carried, kind: 'Pushim', type: 'Special', days: '', to: '02.01.2026', reason: 'Festë' },
    ),
  );
  expect(codesOf(rows)).toEqual([
    [2, 'personMissing/personalNumber'],
    [3, 'personUnknown/name'],
    [4, 'personAmbiguous/name'],
    [5, 'personUnknown/personalNumber'],
    [6, 'nameDiffers/name'],
    [7, 'kindUnknown/kind'],
    [8, 'kindMissing/kind'],
    [9, 'daysMissing/days'],
    [10, 'daysInvalid/days'],
    [11, 'daysInvalid/days'],
    [12, 'typeNotCounted/type'],
    [13, 'typeMissing/type'],
    [14, 'typeUnknown/type'],
    [15, 'dateMissing/from'],
    [16, 'dateInvalid/from'],
    [17, 'dateInvalid/from'],
    [18, 'dateOutside/from'],
    [19, 'notUsed/reason', 'balanceExists/null'],
    [20, 'cellError/note'],
    [21, 'textTooLong/note'],
    [22, 'reasonUnknown/reason'],
  ]);
  expect(rows[3]?.problems[0]?.suggestion).toBe('0234567892');
  expect(rows[4]?.problems[0]).toMatchObject({ severity: 'warning', suggestion: 'Arta Krasniqi' });
  expect(rows[14]?.problems[0]?.suggestion).toBe('01.01.2026');
});

describe('an import is undone', () => {
  const balance = { name: 'Arta Krasniqi', type: 'Vjetor', from: '01.01.2026', days: '5' };
  const leave = { name: 'Arta Krasniqi', type: 'Vjetor', from: '02.11.2026', to: '06.11.2026' };
  const book = async (from: string, to: string) =>
    (
      await as().call(storeVacation, {
        body: { tenantId: company.id, employeeId: arta, ...aLeave({ from, to }) },
      })
    ).body;

  test('as a whole: leaves go, balances get their opposites, and the log says so', async () => {
    const { importId } = await stored(texts(balance, leave));
    expect((await undo(importId)).body).toEqual({ leaves: 1, balances: 1 });
    expect(await balances(arta)).toMatchObject({ annualDays: 20, annualUsed: 0, vacations: [] });
    expect(await lastLine()).toMatchObject({ page: 'vacations', type: 'undoImport', objectId: importId });
    expect(await imports()).toMatchObject([{ undone: { by: expect.any(String) }, blocked: null }]);
    expect((await undo(importId)).status).toBe(404);
    // What was undone may be imported again.
    await stored(texts(balance, leave));
    expect(await balances(arta)).toMatchObject({ annualDays: 25, annualUsed: 5 });
  });

  test('not when a leave of it was changed since, and the person is named', async () => {
    const { importId } = await stored(texts(balance, leave));
    const id = (await balances(arta)).vacations[0]?.id ?? 0;
    const change = { type: LeaveType.annual, from: '2026-11-02', to: '2026-11-05' };
    await as().call(updateVacation, { params: { id }, body: change });
    expect((await imports())[0]?.blocked).toEqual({ months: [], people: ['Arta Krasniqi'] });
    const { status, body } = await undo(importId);
    expect([status, body]).toMatchObject([
      409,
      { code: 'IMPORT_EDITED', fields: [{ code: 'edited', message: 'Arta Krasniqi' }] },
    ]);
  });

  test('not when its days were booked since, and not when a month of it is closed', async () => {
    const { importId } = await stored(texts(balance, { ...leave, to: '02.11.2026' }));
    expect(await book('2026-06-01', '2026-06-30')).toMatchObject({ created: true });
    expect((await undo(importId)).body).toMatchObject({
      code: 'IMPORT_EDITED',
      fields: [{ code: 'daysTaken', message: 'Arta Krasniqi' }],
    });
    expect((await balances(arta)).annualDays).toBe(25);
    await aSalaryMonth(server, company, { year: 2026, month: 11, closed: true });
    expect((await imports())[0]?.blocked).toEqual({ months: ['11.2026'], people: [] });
    expect((await undo(importId)).body).toMatchObject({
      code: 'IMPORT_USED',
      fields: [{ message: '11.2026' }],
    });
  });
});

test('another company sees nothing of it, who is not linked neither, and bad input is refused', async () => {
  const { importId } = await stored(
    texts({ name: 'Arta Krasniqi', type: 'Vjetor', from: '01.01.2026', days: '1' }),
  );
  const drini = await server.company({ name: 'Drini' });
  const other = server.as(drini.admin);
  expect((await other.call(undoLeaveImport, { body: { tenantId: drini.id, importId } })).status).toBe(404);
  expect((await undo(importId, drini.admin)).status).toBe(403);
  expect((await store(texts({ name: 'Arta' }), drini.admin)).status).toBe(403);
  expect((await other.call(getLeaveImports, { query: { tenantId: drini.id } })).body).toEqual([]);
  const foreign = texts({ personalNumber: '0234567892', type: '0', from: '01.01.2026', days: '1' });
  const { body } = await other.call(checkLeaveRows, { body: { tenantId: drini.id, rows: foreign } });
  expect(codesOf(body)).toEqual([[2, 'personUnknown/personalNumber']]);
  expect((await store([])).status).toBe(422);
  expect((await store([{ row: 0, cells: {} }])).status).toBe(422);
  const unlinked = await server.user({ roleId: 4 });
  expect((await undo(importId, unlinked)).status).toBe(403);
});

test('the template is read back in both languages, and every kind has a word in it', async () => {
  for (const language of ['sq', 'en'] as const) {
    const { body } = await as().call(downloadLeaveTemplate, { query: { language } });
    const read = await parseLeaveSheet(body as Uint8Array, language);
    expect(read.problems.map(({ code }) => code)).toEqual(['fileEmpty']);
  }
  expect(LeaveRowKind.options).toHaveLength(3);
});

test('what is no such workbook is refused with the reason, however hostile', async () => {
  const codes = async (bytes: Uint8Array) =>
    (await preview(fileOf(bytes))).problems.map(({ code, cell, column }) => [code, cell, column]);
  const sheet = sheetXml([HEADERS, ...LINES]);
  const inflated = zipped(workbookParts(sheet.replace('Pushim', 'x'.repeat(40_000_000))));
  const merged = sheet.replace(
    '</sheetData>',
    '</sheetData><mergeCells><mergeCell ref="A4:A5"/></mergeCells>',
  );
  const deep = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${sheet.replace('Pushim', '&b;')}`;
  expect(await codes(new TextEncoder().encode('Numri personal;Ditët'))).toEqual([
    ['fileType', undefined, null],
  ]);
  expect(await codes(aWorkbook([HEADERS]).subarray(0, 300))).toEqual([[expect.any(String), undefined, null]]);
  expect(await codes(inflated)).toEqual([['fileTooLarge', undefined, null]]);
  expect(await codes(zipped(workbookParts(deep)))).toEqual([[expect.any(String), undefined, null]]);
  expect(await codes(zipped(workbookParts(merged)))).toEqual([['cellMerged', 'A4:A5', 'personalNumber']]);
  expect(
    await codes(
      aWorkbook([
        ['Numri personal', 'Ditët'],
        ['1', 2],
      ]),
    ),
  ).toEqual([
    ['columnMissing', 'C1', 'type'],
    ['columnMissing', 'D1', 'from'],
  ]);
  expect(await codes(aWorkbook([[...HEADERS, 'Prej'], ...LINES]))).toEqual([['columnTwice', 'J1', 'from']]);
  const many = Array.from({ length: 2001 }, (): TestCell[] => ['1']);
  expect(await codes(aWorkbook([HEADERS, ...many]))).toEqual([['tooManyRows', undefined, null]]);
});
