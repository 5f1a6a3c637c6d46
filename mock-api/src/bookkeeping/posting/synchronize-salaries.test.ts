import {
  checkPostings,
  getAccountLinks,
  getPayrollAccounts,
  getPostings,
  previewPosting,
  saveAccounts,
} from '@paga/contract/bookkeeping';
import { savePayKind } from '@paga/contract/company/pay-kinds';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { closePeriod, getSalaryTotals, reopenPeriod, updateSalary } from '@paga/contract/payroll';
import { BOOKS, BooksServer, OTHER_REALM, REALM } from '@paga/testing/books';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

const october = { month: 10, year: 2026 };
let books: BooksServer;
beforeEach(async () => {
  books = await BooksServer.start('posting');
});

const NAMES = [
  { firstName: 'Arta', lastName: 'Krasniqi', bruttoSalary: 1000 },
  { firstName: 'Besa', lastName: 'Gashi', bruttoSalary: 733.35 },
];

/** A company connected and mapped, with two salaries in October. */
async function arranged(postsClosed = false, realm = REALM) {
  const company = await books.mapped(await books.company(), realm, postsClosed);
  const ids = await savedEmployees(books.server, company, ...NAMES);
  const rows = await calculatedMonth(books.server, company, october);
  const as = books.server.as(company.admin);
  const postings = async () =>
    (await as.call(getPostings, { query: { ...october, tenantId: company.id } })).body.postings;
  const close = () =>
    as.call(closePeriod, { body: { ...october, tenantId: company.id, code: company.code } });
  const reopen = () =>
    as.call(reopenPeriod, { body: { ...october, tenantId: company.id, code: company.code } });
  /** Takes an advance of 50.00 from Arta's pay. */
  const change = async (avanseStops = 50) => {
    await as.call(authenticateCode, { body: { code: company.code, userId: company.admin.id } });
    const row = rows.find(({ employeeId }) => employeeId === ids[0]);
    return as.call(updateSalary, {
      body: { ...october, tenantId: company.id, salaryId: row?.id ?? 0, avanseStops },
    });
  };
  return { company, ids, as, rows, postings, close, reopen, change };
}

const totals = async ({ company, as }: Awaited<ReturnType<typeof arranged>>) => {
  const { body } = await as.call(getSalaryTotals, { query: { ...october, userId: company.id } });
  return body;
};
const cents = (euro: number) => Math.round(euro * 100);

test('posts one balanced entry with the figures of the month', async () => {
  const month = await arranged();
  const preview = await month.as.call(previewPosting, {
    body: { tenantId: month.company.id, ...october, language: 'Alb', employeeIds: month.ids },
  });
  expect(preview.body).toMatchObject({ salaries: 2, unchanged: 0, reversed: [], errorMessage: null });
  expect((await books.post(month.company, october, month.ids)).body).toEqual({ success: true, posted: 2 });
  const [entry, ...others] = books.entries();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ TxnDate: '2026-10-31', DocNumber: expect.stringMatching(/^PAGA-202610-/) });
  const { totalBrutto, employerContribution, netto } = await totals(month);
  const debit = cents(totalBrutto) + cents(employerContribution);
  expect(books.balances()).toEqual({
    [BOOKS.salaries]: debit,
    [BOOKS.bank]: -cents(netto),
    [BOOKS.liabilities]: cents(netto) - debit,
  });
  expect([preview.body.debit, preview.body.credit]).toEqual([debit / 100, debit / 100]);
  const net = preview.body.lines.find(({ source }) => source === 'payment');
  expect(net?.people.map(({ name }) => name).sort()).toEqual(['Arta Krasniqi', 'Besa Gashi']);
  expect(await month.postings()).toMatchObject([
    { kind: 'entry', status: 'posted', salaries: 2, amount: debit / 100 },
  ]);
  const [line] = await books.server.inCompany(month.company.id, (tx) =>
    tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1),
  );
  expect(line).toMatchObject({ page: 'salaries', type: 'post', changes: { employees: { new: 2 } } });
});

test('a second synchronization changes nothing, two at once post once, another selection is added', async () => {
  const month = await arranged();
  const [arta = 0, besa = 0] = month.ids;
  const both = await Promise.all([
    books.post(month.company, october, [arta]),
    books.post(month.company, october, [arta]),
  ]);
  expect(both.map(({ body }) => body.success)).toEqual([true, true]);
  expect(books.entries()).toHaveLength(1);
  expect((await books.post(month.company, october, [arta])).body).toEqual({ success: true, posted: 0 });
  expect((await books.post(month.company, october, [arta, besa])).body).toEqual({ success: true, posted: 1 });
  expect(books.entries()).toHaveLength(2);
});

test('a changed salary takes its entry back and posts all of it again', async () => {
  const month = await arranged();
  await books.post(month.company, october, month.ids);
  const before = books.balances();
  expect((await month.change()).status).toBe(200);
  expect((await books.post(month.company, october, month.ids)).body).toEqual({ success: true, posted: 2 });
  expect(await month.postings()).toMatchObject([
    { status: 'reversed' },
    { kind: 'reversal', status: 'posted', salaries: 2 },
    { kind: 'entry', status: 'posted' },
  ]);
  expect(books.balances()).toEqual({
    ...before,
    [BOOKS.bank]: (before[BOOKS.bank] ?? 0) + 5000,
    [BOOKS.liabilities]: (before[BOOKS.liabilities] ?? 0) - 5000,
  });
});

test('while closed it is refused; with the setting only what is closed is posted, and again after a reopening', async () => {
  const open = await arranged();
  await open.close();
  const refused = await books.post(open.company, october, open.ids);
  expect(refused.body).toMatchObject({
    success: false,
    errorMessage: expect.stringMatching(/^Periudha është e mbyllur/),
  });
  const closed = await arranged(true, OTHER_REALM);
  expect((await books.post(closed.company, october, closed.ids)).body.success).toBe(false);
  await closed.close();
  expect((await books.post(closed.company, october, closed.ids)).body).toEqual({ success: true, posted: 2 });
  const before = books.balances(OTHER_REALM);
  await closed.reopen();
  expect((await books.post(closed.company, october, closed.ids)).body.success).toBe(false);
  await closed.close();
  expect((await books.post(closed.company, october, closed.ids)).body).toEqual({ success: true, posted: 2 });
  expect((await closed.postings()).map(({ status }) => status)).toEqual(['reversed', 'posted', 'posted']);
  expect(books.balances(OTHER_REALM)).toEqual(before);
});

test('a lost answer is found again, a refusal is said with its cure and leaves the salaries free', async () => {
  const month = await arranged();
  books.switchOn('lost', 2, 'journalentry');
  expect((await books.post(month.company, october, month.ids)).body.success).toBe(false);
  expect(await month.postings()).toMatchObject([{ status: 'waiting' }]);
  expect((await books.post(month.company, october, month.ids)).body).toEqual({ success: true, posted: 0 });
  expect(books.entries()).toHaveLength(1);
  await month.change();
  Object.assign(books.state.companies[REALM] ?? {}, { closedUntil: '2026-10-31' });
  const refused = await books.post(month.company, october, month.ids);
  expect(refused.body).toMatchObject({
    success: false,
    errorMessage: expect.stringContaining('Librat në QuickBooks janë të mbyllur'),
  });
  Object.assign(books.state.companies[REALM] ?? {}, { closedUntil: null });
  expect((await books.post(month.company, october, month.ids)).body).toEqual({ success: true, posted: 2 });
  expect((await month.postings()).map(({ status }) => status)).toEqual([
    'reversed',
    'refused',
    'refused',
    'posted',
    'posted',
  ]);
});

test('names the account that is gone in the service, and takes another', async () => {
  const month = await arranged();
  Object.assign(books.state.companies[REALM]?.rows.Account[BOOKS.salaries] ?? {}, { Active: false });
  const refused = await books.post(month.company, october, month.ids);
  expect(refused.body.errorMessage).toContain('Llogaria "6000 Pagat" nuk ekziston më');
  const tenantAccounts = [
    { payroll_account_id: 10, quickbooks_account: BOOKS.projects, checked_account: true },
  ];
  await month.as.call(saveAccounts, {
    body: { userId: month.company.id, paymentAccount: BOOKS.bank, tenantAccounts },
  });
  const again = await books.post(month.company, october, month.ids);
  expect(again.body.errorMessage).toContain('6000 Pagat');
});

test('refuses a net below zero, accounts that are not chosen, nobody with pay, and people of another company', async () => {
  const month = await arranged();
  await month.change(5000);
  expect((await books.post(month.company, october, month.ids)).body.errorMessage).toContain('Arta Krasniqi');
  await month.change(0);
  const bare = await books.connected(await books.company());
  const [id = 0] = await savedEmployees(books.server, bare, {});
  await calculatedMonth(books.server, bare, october);
  expect((await books.post(bare, october, [id])).body.errorMessage).toContain('Paga bruto');
  const [other = 0] = await savedEmployees(books.server, month.company, { personalNumber: '1763855925' });
  expect((await books.post(month.company, october, [other])).body.errorMessage).toBe(
    'Nuk ka paga per te kontuar',
  );
  expect((await books.post(month.company, october, [id])).status).toBe(404);
  expect((await books.post(month.company, october, month.ids, bare.admin)).status).toBe(403);
  expect((await books.post(month.company, { ...october, month: 9 }, month.ids)).body.code).toBe(
    'NO_SALARIES',
  );
  expect((await books.post(month.company, { ...october, month: 13 }, month.ids)).status).toBe(422);
});

test('sees what was changed or deleted in the service', async () => {
  const month = await arranged();
  await books.post(month.company, october, month.ids);
  const check = () => month.as.call(checkPostings, { body: { ...october, tenantId: month.company.id } });
  expect((await check()).body.postings).toMatchObject([{ changedThere: null }]);
  const [entry] = books.entries();
  Object.assign(entry ?? {}, { SyncToken: '1' });
  expect((await check()).body.postings).toMatchObject([{ changedThere: 'changed' }]);
  const company = books.state.companies[REALM];
  delete company?.rows.JournalEntry[entry?.Id ?? ''];
  company?.deleted.push({
    entity: 'JournalEntry',
    id: entry?.Id ?? '',
    at: books.server.clock.now().toISOString(),
  });
  expect((await check()).body.postings).toMatchObject([{ changedThere: 'deleted' }]);
});

test('a kind of pay is a line of its own, at its own account where it is linked to one; the gross-up of a net one is its own', async () => {
  const { company, ids, as, rows } = await arranged();
  const kindOf = async (name: string, field: 'extraBrutto' | 'extraNetto' | 'stops') => {
    const kind = { name, field, account: null, isActive: true };
    const { body } = await as.call(savePayKind, { body: { tenantId: company.id, kind } });
    return { kindId: body.id, name, field };
  };
  const meal = await kindOf('Ushqimi', 'extraBrutto');
  const bonus = await kindOf('Bonusi', 'extraNetto');
  const fine = await kindOf('Dëmi', 'stops');
  const { body: accounts } = await as.call(getPayrollAccounts, {});
  const [ofMeal, , ofFine] = accounts.slice(-3);
  expect([ofMeal, ofFine]).toMatchObject([
    { name: 'Ushqimi', kind: 'expense', isDefault: false },
    { name: 'Dëmi', kind: 'liability' },
  ]);
  const { body: links } = await as.call(getAccountLinks, {});
  const known = links.map(({ id, payroll_account_id, quickbooks_account, checked_account }) => ({
    ...{ id, payroll_account_id, checked_account },
    quickbooks_account: quickbooks_account ?? '',
  }));
  const fresh = {
    payroll_account_id: ofMeal?.id ?? 0,
    quickbooks_account: BOOKS.projects,
    checked_account: true,
  };
  const linked = await as.call(saveAccounts, {
    body: { userId: company.id, paymentAccount: BOOKS.bank, tenantAccounts: [...known, fresh] },
  });
  expect(linked.body).toContainEqual(expect.objectContaining({ payroll_account: 'Ushqimi' }));
  await as.call(authenticateCode, { body: { code: company.code, userId: company.admin.id } });
  const row = rows.find(({ employeeId }) => employeeId === ids[0]);
  const entries = [
    { ...meal, amount: 60 },
    { ...bonus, amount: 45 },
    { ...fine, amount: 12 },
  ];
  const edited = await as.call(updateSalary, {
    body: {
      ...october,
      tenantId: company.id,
      salaryId: row?.id ?? 0,
      touched: true,
      entries,
      extraNetto: 75,
    },
  });
  expect(edited.status).toBe(200);
  const { body } = await as.call(previewPosting, {
    body: { tenantId: company.id, ...october, language: 'Alb', employeeIds: ids },
  });
  expect(body.debit).toBe(body.credit);
  const line = (label: string) => body.lines.find((one) => one.label === label);
  expect(line('Ushqimi')).toMatchObject({ side: 'debit', amount: 60, account: { value: BOOKS.projects } });
  expect(line('Dëmi')).toMatchObject({ side: 'credit', amount: 12, account: { value: BOOKS.liabilities } });
  const [named, rest] = [line('Bonusi')?.amount ?? 0, line('Shtesat')?.amount ?? 0];
  // 45.00 and 30.00 of a promised net of 75.00 share the gross that brings it.
  expect(Math.round((named + rest) * 100)).toBe(Math.round((edited.body.extras - 60) * 100));
  expect(named).toBeCloseTo(((edited.body.extras - 60) * 45) / 75, 1);
});
