import { savePayKind } from '@paga/contract/company/pay-kinds';
import { createRecurringLine, getRecurringLines, type LineForm } from '@paga/contract/employees';
import { getJournal } from '@paga/contract/filing';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  acceptSalaryWarnings,
  closePeriod,
  explainSalary,
  getClosedVersions,
  getPayslip,
  getPayslipPdf,
  getSalaryChecks,
  reopenPeriod,
  type SalaryEdit,
  type SalaryRow,
  updateSalary,
  verifyPeriod,
} from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { pdfText } from '@paga/testing/pdf-text';
import { calculatedMonth } from '@paga/testing/salaries';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

type Month = { month: number; year: number };
const september: Month = { month: 9, year: 2026 };
const october: Month = { month: 10, year: 2026 };
type Field = LineForm['field'];

let server: TestServer;
let company: TestCompany;
let arta: number;
beforeEach(async () => {
  server = await testServer();
  company = await server.company({ code: 'AGI26A' });
  [arta = 0] = await createdEmployees(as(), company, {});
});

const as = () => server.as(company.admin);
async function kindOf(name: string, field: Field = 'extraBrutto', account: string | null = null) {
  const kind = { name, field, account, isActive: true };
  const { body } = await as().call(savePayKind, { body: { tenantId: company.id, kind } });
  return { kindId: body.id, name, field };
}
async function rowOf(month: Month): Promise<SalaryRow> {
  const [row] = await calculatedMonth(server, company, month);
  if (!row) throw new Error('no row');
  return row;
}
async function edited(row: SalaryRow, edit: SalaryEdit) {
  await as().call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  const body = { ...october, ...edit, touched: true, salaryId: row.id, tenantId: company.id };
  return as().call(updateSalary, { body });
}
async function turned(call: typeof closePeriod | typeof reopenPeriod, month: Month) {
  const where = { ...month, tenantId: company.id };
  const { findings } = (await as().call(getSalaryChecks, { query: { ...month, userId: company.id } })).body;
  const warnings = findings.map(({ employeeId, code, fact }) => ({ employeeId, code, fact }));
  if (warnings.length > 0)
    await as().call(acceptSalaryWarnings, { body: { ...where, note: 'Marrëveshje', findings: warnings } });
  expect((await as().call(call, { body: { ...where, code: 'AGI26A' } })).status).toBe(200);
}
const line: LineForm = {
  ...{ name: 'Kredi', field: 'stops', from: '2026-09-01', to: null, amount: 120, share: null },
  ...{ total: 300, order: 1 },
};
const entered = (form: Partial<LineForm>) =>
  as().call(createRecurringLine, {
    body: { tenantId: company.id, employeeId: arta, line: { ...line, ...form } },
  });

test('amounts by name enter their fields, survive a calculation, and stand on payslip, explanation, journal and log', async () => {
  const [meal, phone] = [
    await kindOf('Ushqimi', 'extraBrutto', '6120'),
    await kindOf('Telefoni privat', 'phone'),
  ];
  const bonus = await kindOf('Bonusi', 'extraNetto');
  const entries = [
    { ...meal, amount: 60 },
    { ...bonus, amount: 50 },
    { ...phone, amount: 12.5, note: 'gusht' },
  ];
  const { body: row } = await edited(await rowOf(october), { entries, extraBrutto: 100 });
  expect(row).toMatchObject({ extraTable: { extraBrutto: 100, extraNetto: 50 }, stopTable: { phone: 12.5 } });
  const again = await rowOf(october);
  expect(again.lines).toEqual(row.lines);
  const { body: slip } = await as().call(getPayslip, { params: { id: row.id } });
  expect(slip.lines.map(({ name, taken, note }) => [name, taken, note])).toEqual([
    ['Ushqimi', 60, undefined],
    ['Bonusi', 50, undefined],
    ['Telefoni privat', 12.5, 'gusht'],
  ]);
  const pdf = await as().call(getPayslipPdf, { params: { id: row.id }, query: { language: 'sq' } });
  const text = await pdfText(pdf.body as Uint8Array);
  expect(text.replace(/\s+/g, ' ')).toMatch(
    /Shtesa Ushqimi 60\.00, Bonusi·? 50\.00 158\.48 .*Telefoni privat 12\.50/,
  );
  const { body: trace } = await as().call(explainSalary, { params: { id: row.id } });
  expect(trace.steps.find(({ key }) => key === 'extraBrutto')).toMatchObject({
    ...{ formula: 'lines.named', value: 100 },
    inputs: [{ value: 60 }, { value: 40 }],
  });
  const { body: journal } = await as().call(getJournal, { query: { ...october, tenantId: company.id } });
  expect(journal.debit).toBe(journal.credit);
  const named = journal.lines.filter(({ kind }) => kind);
  expect(named.map(({ kind, category, account }) => [kind, category, account])).toEqual([
    ['Bonusi', 'additions', null],
    ['Ushqimi', 'additions', '6120'],
    ['Telefoni privat', 'phone', null],
  ]);
  const rest = journal.lines.find(({ kind, category }) => !kind && category === 'additions');
  const additions = [...named.slice(0, 2), rest].reduce(
    (sum, one) => sum + Math.round((one?.debit ?? 0) * 100),
    0,
  );
  expect([additions, rest?.debit]).toEqual([Math.round(row.extras * 100), 40]);
  const [logged] = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(3),
  );
  expect(logged?.changes.entries).toBeDefined();
});

test('refuses a total below what is named, a kind of another company and one that is entered no more', async () => {
  const meal = await kindOf('Ushqimi');
  const row = await rowOf(october);
  await edited(row, { entries: [{ ...meal, amount: 60 }] });
  expect(await edited(row, { extraBrutto: 59 })).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'extraBrutto', code: 'belowNamed' }] },
  });
  const away = { name: 'Ushqimi', field: 'extraBrutto', account: null, isActive: false } as const;
  await as().call(savePayKind, { body: { tenantId: company.id, kindId: meal.kindId, kind: away } });
  // Where it stands it may stay, and be another amount.
  expect((await edited(row, { entries: [{ ...meal, amount: 70 }] })).body.extraTable.extraBrutto).toBe(70);
  expect((await edited(row, { entries: [] })).body.extraTable.extraBrutto).toBe(0);
  const twice = [
    { ...meal, amount: 1 },
    { ...meal, amount: 2 },
  ];
  const fresh = await kindOf('Rruga');
  expect(await edited(row, { entries: twice.map((entry) => ({ ...entry, ...fresh })) })).toMatchObject({
    body: { fields: [{ path: 'entries.1.kindId', code: 'twice' }] },
  });
  for (const [kindId, code] of [
    [meal.kindId, 'kindInactive'],
    [meal.kindId + 999, 'unknownKind'],
  ] as const)
    expect(await edited(row, { entries: [{ ...meal, kindId, amount: 70 }] })).toMatchObject({
      body: { fields: [{ path: 'entries.0.kindId', code }] },
    });
});

test('a loan goes on from what was paid before, and a closing with names is verified, opened and closed the same', async () => {
  const fine = await kindOf('Gjoba', 'stops');
  expect(
    (await entered({ debt: 'loan', creditor: 'ProCredit', paidBefore: 100, kindId: fine.kindId })).body,
  ).toMatchObject({
    ...{ debt: 'loan', creditor: 'ProCredit', owed: 200, taken: 0, kindId: fine.kindId },
  });
  expect((await rowOf(september)).lines).toMatchObject([{ taken: 120, owed: 80, kindId: fine.kindId }]);
  await turned(closePeriod, september);
  const row = await rowOf(october);
  expect(row.lines).toMatchObject([{ taken: 80, owed: 0 }]);
  const { body } = await edited(row, { entries: [{ ...fine, amount: 10 }] });
  expect(body.stopTable.stops).toBe(90);
  await turned(closePeriod, october);
  const owed = async () =>
    (await as().call(getRecurringLines, { query: { employeeId: arta } })).body.map((one) => [
      one.owed,
      one.state,
    ]);
  // What is named is no instalment.
  expect(await owed()).toEqual([[0, 'paid']]);
  const query = { ...october, userId: company.id };
  expect((await as().call(verifyPeriod, { query })).body).toMatchObject({
    identical: 1,
    hashHolds: true,
    differences: [],
  });
  await turned(reopenPeriod, october);
  expect(await owed()).toEqual([[80, 'running']]);
  await turned(closePeriod, october);
  const { versions } = (await as().call(getClosedVersions, { query })).body;
  expect(new Set(versions.map(({ hash }) => hash)).size).toBe(1);
});

test('garnishments take what the law lets them; a debt says what it is', async () => {
  expect(
    (await entered({ debt: 'garnishment', creditor: 'Përmbaruesi', share: 60, amount: null, total: null }))
      .status,
  ).toBe(200);
  expect(await rowOf(october)).toMatchObject({
    netto: 442,
    lines: [{ wanted: 530.4, taken: 442, garnished: true }],
  });
  for (const [form, path, code] of [
    [{ debt: 'garnishment' }, 'creditor', 'required'],
    [{ debt: 'loan', field: 'extraBrutto' }, 'field', 'debtDeducts'],
    [{ debt: 'loan', paidBefore: 300 }, 'paidBefore', 'paidWhole'],
    [{ kindId: 999 }, 'kindId', 'unknownKind'],
    [{ kindId: (await kindOf('Ushqimi')).kindId }, 'field', 'kindField'],
  ] as const)
    expect(await entered(form)).toMatchObject({
      status: expect.any(Number),
      body: { fields: [{ path, code }] },
    });
});
