import { createSector } from '@paga/contract/employees/sectors';
import {
  exportJournal,
  getCrossFooting,
  getDeclarationCheck,
  getJournal,
  getLedgerAccounts,
  type LedgerAccount,
  saveLedgerAccounts,
  savePaymentReference,
} from '@paga/contract/filing';
import { exportElectronicDeclaration } from '@paga/contract/reports/declaration';
import { reportFile } from '@paga/testing/report-file';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { desc, eq } from 'drizzle-orm';
import readWorkbook from 'read-excel-file/node';
import { auditLine } from '#core/audit/table.ts';
import { salary } from '#months/table.ts';
import { employeeSector } from '#people/table.ts';

const october = { month: 10, year: 2026 };
let server: TestServer;
let company: TestCompany;
let ids: number[];
let sectorId: number;
const month = () => ({ tenantId: company.id, ...october });
const ask = () => server.as(company.user);
const newestLine = async () =>
  (await server.inCompany(company.id, (tx) => tx.select().from(auditLine).orderBy(desc(auditLine.id))))[0];

beforeAll(async () => {
  server = await testServer();
  company = await server.company({ name: 'Agimi' });
  ids = await savedEmployees(
    server,
    company,
    { contributePercentage: 8 },
    { firstName: 'Blerta', bruttoSalary: 500, employerTier: 2, personalNumber: '1234567890' },
    { firstName: 'Çlirim', bruttoSalary: 300, personalNumber: '', noTaxes: true },
    { firstName: 'Dardan', bruttoSalary: 400, hasContributions: false },
  );
  const { body } = await server
    .as(company.admin)
    .call(createSector, { body: { tenantId: company.id, name: 'Shitja' } });
  sectorId = (body as { id?: number }).id ?? 0;
  await server.inCompany(company.id, (tx) =>
    tx.insert(employeeSector).values({ tenantId: company.id, employeeId: ids[0] ?? 0, sectorId }),
  );
  await calculatedMonth(server, company, october);
  await closedMonth(server, company, october);
});

test('the wage list is checked row by row, each problem with its person and where it is put right', async () => {
  const { body } = await ask().call(getDeclarationCheck, { query: month() });
  expect(body).toMatchObject({ isClosed: true, deadline: '2026-11-15', rows: 4, errors: 0 });
  expect(body.problems.map(({ name, code, value, cure }) => [name.split(' ')[0], code, value, cure])).toEqual(
    [
      ['Blerta', 'personalNumberOdd', '1234567890', 'employee'],
      ['Blerta', 'secondaryOnly', null, 'employeeTerms'],
      ['Çlirim', 'personalNumberMissing', null, 'employee'],
      ['Çlirim', 'taxExempt', null, 'employeeTerms'],
      ['Dardan', 'contributionsExempt', null, 'employeeTerms'],
    ],
  );
  const stranger = await server.company({ name: 'Drini' });
  expect((await server.as(stranger.admin).call(getDeclarationCheck, { query: month() })).status).toBe(403);
});

test('amounts and figures of the statement are the sums of the workbook’s own rows', async () => {
  const { payments, figures } = (await ask().call(getDeclarationCheck, { query: month() })).body;
  const file = await reportFile(server, company.user, exportElectronicDeclaration, { body: month() });
  const [sheet] = await readWorkbook(Buffer.from(file.bytes));
  const rows = (sheet?.data ?? []).slice(2);
  const sum = (...columns: number[]) =>
    rows.reduce(
      (all, row) => all + columns.reduce((part, at) => part + Math.round(Number(row[at]) * 100), 0),
      0,
    ) / 100;
  expect(rows.map((row) => [row[2], row[8], row[9], row[10]])).toEqual([
    ['1234567892', 'PO', 'PO', 'PO'],
    ['1234567890', 'JO', 'PO', 'PO'],
    [null, 'PO', 'PO', 'JO'],
    ['1008167059', 'PO', 'JO', 'PO'],
  ]);
  expect(figures).toMatchObject({
    ...{ people: 4, primary: 3, secondary: 1, gross: sum(3), taxedPeople: 3, contributors: 3 },
    ...{ employeeContribution: sum(4), employerContribution: sum(5), contributions: sum(4, 5, 6, 7) },
    ...{ employeeSupplement: sum(6), employerSupplement: sum(7), taxedGross: 1900, contributionGross: 1800 },
  });
  expect(
    payments.map(({ kind, amount, deadline, reference }) => [kind, amount, deadline, reference]),
  ).toEqual([
    ['contribution', sum(4, 5, 6, 7), '2026-11-15', null],
    ['tax', figures.tax, '2026-11-15', null],
  ]);
});

test('a reference is what a person typed for its month and kind, and nothing else', async () => {
  const save = (reference: string, facts: object = {}) =>
    ask().call(savePaymentReference, { body: { ...month(), kind: 'tax', reference, ...facts } });
  expect((await save(' 2610-77 ')).status).toBe(204);
  expect(await newestLine()).toMatchObject({
    type: 'savePaymentReference',
    changes: { reference: { old: null, new: '2610-77' }, kind: { new: 'tax' } },
  });
  const references = async () =>
    (await ask().call(getDeclarationCheck, { query: month() })).body.payments.map(
      ({ reference }) => reference,
    );
  expect(await references()).toEqual([null, '2610-77']);
  await save('');
  expect(await references()).toEqual([null, null]);
  expect((await save('x', { month: 2 })).body.code).toBe('NO_SALARIES');
  expect((await save('x'.repeat(51))).status).toBe(422);
  const stranger = await server.company({ name: 'Drini' });
  const body = { ...month(), kind: 'tax' as const, reference: 'x' };
  expect((await server.as(stranger.admin).call(savePaymentReference, { body })).status).toBe(403);
});

const account = (category: LedgerAccount['category'], number: string, of: number | null = null) => ({
  ...{ category, sectorId: of, account: number },
});
const save = (accounts: LedgerAccount[], as = company.manager) =>
  server.as(as).call(saveLedgerAccounts, { body: { tenantId: company.id, accounts } });

test('the journal balances, tells expenses apart by sector, and takes the numbers that the company typed', async () => {
  const typed = [account('grossPay', '6000'), account('grossPay', '6001', sectorId), account('net', '2200')];
  expect((await save([...typed, account('tax', '')])).body).toEqual(typed);
  expect(await newestLine()).toMatchObject({ type: 'saveLedgerAccounts', page: 'configurations' });
  const { body: journal } = await ask().call(getJournal, { query: month() });
  expect(
    journal.lines.map(({ sector, category, account: number, debit, credit }) => [
      sector,
      category,
      number,
      debit,
      credit,
    ]),
  ).toEqual([
    ['Shitja', 'grossPay', '6001', 1000, 0],
    ['Shitja', 'employerContribution', null, 50, 0],
    [null, 'grossPay', '6000', 1200, 0],
    [null, 'employerContribution', null, 40, 0],
    [null, 'tax', null, 0, expect.any(Number)],
    [null, 'pension', null, 0, 210],
    [null, 'net', '2200', 0, expect.any(Number)],
  ]);
  expect([journal.debit, journal.credit, journal.missing]).toEqual([
    2290,
    2290,
    ['employerContribution', 'tax', 'pension'],
  ]);
});

test('account numbers are of roles 1 to 3; a sector of what is owed, one of another company and one named twice are refused', async () => {
  expect((await save([], company.user)).status).toBe(403);
  expect(await save([account('tax', '1', sectorId)])).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'accounts.0.sectorId', code: 'onlyExpenses' }] },
  });
  expect(await save([account('grossPay', '1', 999_999)])).toMatchObject({ status: 404 });
  expect(await save([account('tax', '1'), account('tax', '2')])).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'accounts.1.category', code: 'twice' }] },
  });
  const stranger = await server.company({ name: 'Drini' });
  const query = { tenantId: company.id };
  expect((await server.as(stranger.admin).call(getLedgerAccounts, { query })).status).toBe(403);
  expect((await ask().call(getLedgerAccounts, { query })).body).toHaveLength(3);
});

test('the journal is a workbook and a CSV with the same lines', async () => {
  const { body: journal } = await ask().call(getJournal, { query: month() });
  const file = (fileType: 'xlsx' | 'csv') =>
    reportFile(server, company.user, exportJournal, { body: { ...month(), fileType } });
  const csv = await file('csv');
  expect([csv.fileName, csv.headers.get('content-type')]).toEqual([
    'Ditari-2026-10.csv',
    'text/csv; charset=utf-8',
  ]);
  const lines = Buffer.from(csv.bytes).toString('utf8').trim().split('\r\n');
  expect(lines.slice(0, 2)).toEqual([
    'Konto;Përshkrimi;Sektori;Debi;Kredi',
    '6001;Paga bruto;Shitja;1000.00;0.00',
  ]);
  expect(lines).toHaveLength(journal.lines.length + 1);
  const [sheet] = await readWorkbook(Buffer.from((await file('xlsx')).bytes));
  const rows = (sheet?.data ?? []).filter((row) => typeof row[3] === 'number' || typeof row[4] === 'number');
  expect(rows.map((row) => [row[0], row[3] ?? 0, row[4] ?? 0])).toEqual([
    ...journal.lines.map(({ account: number, debit, credit }) => [number, debit, credit]),
    ['Totali', 2290, 2290],
  ]);
});

test('the figures of all papers agree, and a cent that differs is seen at its figure', async () => {
  const crossed = async () => (await ask().call(getCrossFooting, { query: month() })).body;
  const { holds, lines } = await crossed();
  expect([holds, lines.map(({ difference }) => difference)]).toEqual([true, [0, 0, 0, 0, 0, 0, 0]]);
  expect(lines[1]).toMatchObject({
    figure: 'gross',
    values: {
      closing: 2200,
      declaration: 2200,
      book: 2200,
      statistics: 2200,
      payslips: 2200,
      payments: null,
      journal: 2200,
    },
  });
  const tamper = (netto: number) =>
    server.inCompany(company.id, (tx) =>
      tx
        .update(salary)
        .set({ netto })
        .where(eq(salary.employeeId, ids[3] ?? 0)),
    );
  const [row] = await server.inCompany(company.id, (tx) =>
    tx
      .select()
      .from(salary)
      .where(eq(salary.employeeId, ids[3] ?? 0)),
  );
  await tamper((row?.netto ?? 0) + 1);
  const wrong = await crossed();
  expect([wrong.holds, wrong.lines.filter(({ difference }) => difference !== 0)]).toEqual([
    false,
    [expect.objectContaining({ figure: 'net', difference: 0.01 })],
  ]);
  await tamper(-1);
  const refused = await ask().call(exportJournal, { body: { ...month(), fileType: 'csv' } });
  expect(refused.body).toMatchObject({ code: 'SALARY_HAS_ERRORS', fields: [{ message: 'Dardan Krasniqi' }] });
  const { body } = await ask().call(getDeclarationCheck, { query: month() });
  expect([body.errors, body.problems[0]]).toMatchObject([
    1,
    { code: 'netBelowZero', severity: 'error', cure: 'salaryRow' },
  ]);
});
