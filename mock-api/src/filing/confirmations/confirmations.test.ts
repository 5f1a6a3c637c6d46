import {
  changeTaskDay,
  exportBankArchive,
  getCrossFooting,
  getDeclarationCheck,
  getMonthTasks,
  getTaskConfirmationFile,
  type MonthTaskName,
  markTasks,
  savePayingAccounts,
  saveTaskConfirmation,
  takeTaskBack,
} from '@paga/contract/filing';
import { acceptSalaryWarnings, getSalaryChecks } from '@paga/contract/payroll';
import { reportFile } from '@paga/testing/report-file';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { and, desc, eq } from 'drizzle-orm';
import { fromBufferPromise } from 'yauzl';
import { auditLine } from '#core/audit/table.ts';
import { employmentTerms } from '#people/table.ts';

const october = { month: 10, year: 2026 };
const november = { month: 11, year: 2026 };
const PDF = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF';
const OWN = '1701001002467897';
let server: TestServer;
let company: TestCompany;
let ids: number[];
let versionId: number;

const as = () => server.as(company.manager);
const tasks = async () =>
  (await as().call(getMonthTasks, { query: { tenantId: company.id, ...october } })).body.tasks;
const task = async (name: MonthTaskName) => (await tasks()).find((one) => one.task === name);
const mark = (names: MonthTaskName[], outcome: 'done' | 'notNeeded' = 'done', on = '2026-10-15') =>
  as().call(markTasks, { params: { versionId }, body: { tasks: names, outcome, on } });
const back = (name: MonthTaskName, confirmation: 'keep' | 'remove' = 'keep') =>
  as().call(takeTaskBack, { params: { versionId, task: name }, query: { confirmation } });
const keep = (body: { number: string; file?: File; removeFile?: 'true' }, by = company.manager) =>
  server.as(by).call(saveTaskConfirmation, { params: { versionId, task: 'declaration' }, body });
const fileOf = (by = company.manager) =>
  server.as(by).call(getTaskConfirmationFile, { params: { versionId, task: 'declaration' } });
const linesOf = (type: 'markTask' | 'unmarkTask' | 'saveConfirmation') =>
  server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.type, type)).orderBy(desc(auditLine.id)),
  );
const checks = async (month: typeof october) =>
  (await as().call(getSalaryChecks, { query: { ...month, userId: company.id } })).body.findings;

beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  company = await server.company({ name: 'Agimi' });
  ids = await savedEmployees(
    server,
    company,
    { bankAccountNumber: OWN },
    { firstName: 'Blerta', bruttoSalary: 500, employerTier: 2, bankAccountNumber: OWN },
    { firstName: 'Çlirim', bruttoSalary: 300, noTaxes: true, bankAccountNumber: '1110110000000028' },
  );
  await calculatedMonth(server, company, october);
});

test('the check asks before closing whatever the declaration asks, and what is accepted there is counted no more', async () => {
  const found = await checks(october);
  const asked = found.filter(({ code }) => ['SECONDARY_JOB', 'TAX_EXEMPT', 'ACCOUNT_SHARED'].includes(code));
  expect(asked.map(({ name, code, level }) => [name.split(' ')[0], code, level])).toEqual([
    ['Arta', 'ACCOUNT_SHARED', 'warning'],
    ['Blerta', 'SECONDARY_JOB', 'hint'],
    ['Çlirim', 'TAX_EXEMPT', 'hint'],
  ]);
  const findings = found.map(({ employeeId, code, fact }) => ({ employeeId, code, fact }));
  const body = { ...october, tenantId: company.id, note: 'E pamë', findings };
  expect((await as().call(acceptSalaryWarnings, { body })).status).toBe(200);
  versionId = await closedMonth(server, company, october);
  const declared = (
    await as().call(getDeclarationCheck, { query: { tenantId: company.id, ...october } })
  ).body.problems.filter(({ code }) => code === 'secondaryOnly' || code === 'taxExempt');
  expect(declared.map(({ code, accepted }) => [code, accepted])).toEqual([
    ['secondaryOnly', true],
    ['taxExempt', true],
  ]);
  expect((await task('declaration'))?.problems).toBe(0);
});

test('the agreement of the papers compares the taxable pay and the tax of the declaration', async () => {
  const { body } = await as().call(getCrossFooting, { query: { tenantId: company.id, ...october } });
  const of = (figure: string) => body.lines.find((line) => line.figure === figure)?.values;
  expect([body.holds, of('taxable')?.declaration, of('tax')?.declaration]).toEqual([
    true,
    of('taxable')?.payslips,
    of('tax')?.payslips,
  ]);
  expect(of('tax')?.declaration).toBeGreaterThan(0);
});

test('several tasks are noted at once, with a line each; when one cannot be, none is; a day is changed', async () => {
  expect((await mark(['bankLists', 'declaration', 'book'])).status).toBe(204);
  const lines = (await linesOf('markTask')).map(({ changes }) => changes.task?.new);
  expect(lines).toEqual(['book', 'declaration', 'bankLists']);
  expect((await mark(['journal', 'book'])).body.code).toBe('CONFLICT');
  expect((await task('journal'))?.state).toBe('open');
  expect((await mark(['journal', 'taxPayment'], 'done', '2026-10-16')).body.fields).toMatchObject([
    { path: 'on', code: 'future' },
  ]);
  expect((await mark(['journal', 'declaration'], 'notNeeded')).body.fields).toMatchObject([
    { path: 'outcome', code: 'needed' },
  ]);
  for (const name of ['declaration', 'book'] as const) {
    const params = { versionId, task: name };
    expect((await as().call(changeTaskDay, { params, body: { on: '2026-10-12' } })).status).toBe(204);
    expect((await task(name))?.done).toMatchObject({ on: '2026-10-12', by: company.manager.name });
  }
  const [line] = await linesOf('markTask');
  expect(line?.changes.done).toEqual({ old: '2026-10-15', new: '2026-10-12' });
  const open = { params: { versionId, task: 'journal' as const }, body: { on: '2026-10-12' } };
  expect((await as().call(changeTaskDay, open)).status).toBe(404);
  const foreign = (await server.company({ name: 'Drini' })).admin;
  expect((await server.as(foreign).call(changeTaskDay, open)).status).toBe(404);
});

test('number and file of the confirmation stay with the mark; undone, they are kept for the next one or removed, as it is said', async () => {
  const file = new File([PDF], 'Dëshmia EDI.pdf');
  const { status, body } = await keep({ number: ' EDI-2026-77 ', file });
  expect([status, body]).toEqual([
    200,
    {
      ...{ number: 'EDI-2026-77', file: { name: 'Dëshmia EDI.pdf', size: PDF.length } },
      ...{ by: company.manager.name, at: '2026-10-15T09:00:00.000Z' },
    },
  ]);
  const [line] = await linesOf('saveConfirmation');
  expect(line?.changes).toMatchObject({
    ...{ task: { new: 'declaration' }, number: { old: null, new: 'EDI-2026-77' } },
    fileName: { old: null, new: 'Dëshmia EDI.pdf' },
  });
  expect((await keep({ number: 'EDI-78' })).body).toMatchObject({
    number: 'EDI-78',
    file: { name: file.name },
  });
  expect(Buffer.from((await fileOf()).body as Uint8Array).toString()).toBe(PDF);
  expect((await fileOf((await server.company({ name: 'Lumi' })).admin)).status).toBe(404);
  expect((await keep({ number: '', file: new File(['MZ'], 'a.exe') })).status).toBe(415);
  expect((await back('declaration')).status).toBe(204);
  expect((await task('declaration'))?.confirmation).toMatchObject({ number: 'EDI-78' });
  expect((await keep({ number: 'EDI-79' })).status).toBe(404);
  await mark(['declaration']);
  expect((await back('declaration', 'remove')).status).toBe(204);
  expect(await task('declaration')).toMatchObject({ state: 'open', confirmation: null });
  expect((await linesOf('unmarkTask'))[0]?.changes.number).toEqual({ old: 'EDI-78', new: null });
  expect((await fileOf()).status).toBe(404);
  await mark(['declaration']);
  await keep({ number: '', file });
  expect((await keep({ number: '', removeFile: 'true' })).body).toBeNull();
  expect((await task('declaration'))?.confirmation).toBeNull();
});

test('all bank lists of the month come in one archive', async () => {
  const accounts = [{ account: OWN, layout: 'csv' as const }];
  await server.as(company.admin).call(savePayingAccounts, { body: { tenantId: company.id, accounts } });
  const body = { tenantId: company.id, ...october };
  const { fileName, bytes } = await reportFile(server, company.manager, exportBankArchive, { body });
  expect(fileName).toBe('Urdherpagesat-2026-10.zip');
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, autoClose: false });
  const names: string[] = [];
  for await (const entry of zip.eachEntry()) names.push(entry.fileName);
  expect(names.sort()).toEqual([
    'Urdherpagesa-2026-10-NLB-banka-te-tjera.csv',
    'Urdherpagesa-2026-10-NLB-brenda-bankes.csv',
  ]);
  const later = { body: { tenantId: company.id, ...november } };
  expect((await as().call(exportBankArchive, later)).body.code).toBe('NO_SALARIES');
});

test('what was accepted of a secondary job holds in later months until it was otherwise in between; of an account never', async () => {
  await calculatedMonth(server, company, november);
  const accepted = async () =>
    Object.fromEntries((await checks(november)).map(({ code, accepted }) => [code, accepted?.note ?? null]));
  expect(await accepted()).toMatchObject({
    ...{ SECONDARY_JOB: 'E pamë', TAX_EXEMPT: 'E pamë' },
    ACCOUNT_SHARED: null,
  });
  await server.inCompany(company.id, async (tx) => {
    const [terms] = await tx
      .select()
      .from(employmentTerms)
      .where(eq(employmentTerms.employeeId, ids[1] ?? 0));
    if (!terms) throw new Error('Blerta has no terms');
    const { id: _, ...same } = terms;
    const at = (validFrom: string, employerTier: 1 | 2) => ({ ...same, validFrom, employerTier });
    await tx.insert(employmentTerms).values([at('2026-11-01', 1), at('2026-11-10', 2)]);
  });
  await calculatedMonth(server, company, november);
  expect(await accepted()).toMatchObject({ SECONDARY_JOB: null, TAX_EXEMPT: 'E pamë' });
  await server.inCompany(company.id, (tx) =>
    tx
      .delete(employmentTerms)
      .where(and(eq(employmentTerms.employeeId, ids[1] ?? 0), eq(employmentTerms.validFrom, '2026-11-01'))),
  );
  await calculatedMonth(server, company, november);
  expect(await accepted()).toMatchObject({ SECONDARY_JOB: 'E pamë' });
});
