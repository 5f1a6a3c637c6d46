import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type BankLayoutContent,
  deleteBankLayout,
  exportBankFile,
  getBankLists,
  getBankSettings,
  type PayingAccount,
  previewBankFile,
  saveBankLayout,
  savePayingAccounts,
} from '@paga/contract/filing';
import { followed, reportFile } from '@paga/testing/report-file';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { desc, eq } from 'drizzle-orm';
import readWorkbook from 'read-excel-file/node';
import { validateXML } from 'xmllint-wasm';
import { auditLine } from '#core/audit/table.ts';
import { salary } from '#months/table.ts';
import { type Payment, splitPayments } from './split-payments.ts';

const october = { month: 10, year: 2026 };
const schema = readFileSync(path.join(__dirname, '../../../fixtures/pain.001.001.09-ours.xsd'), 'utf8');
/** An account of a bank with good check digits. */
const at = (bank: string, index: number) => {
  const body = `${bank}${String(index).padStart(12, '0')}`;
  return `${body}${String(98n - ((BigInt(body) * 100n) % 97n)).padStart(2, '0')}`;
};
const [NLB, TEB] = [at('17', 900), at('20', 901)];

let server: TestServer;
let company: TestCompany;
let ids: number[];
const month = () => ({ tenantId: company.id, ...october });
const pays = (...accounts: { account: string; layout: string }[]) =>
  server.as(company.manager).call(savePayingAccounts, { body: { tenantId: company.id, accounts } });
const lists = async () => (await server.as(company.user).call(getBankLists, { query: month() })).body;
const newestLine = async () =>
  (await server.inCompany(company.id, (tx) => tx.select().from(auditLine).orderBy(desc(auditLine.id))))[0];

beforeAll(async () => {
  server = await testServer();
  company = await server.company({ name: 'Agimi & Bijtë <Co>' });
  ids = await savedEmployees(
    server,
    company,
    { personalNumber: '0123456789', bankAccountNumber: at('17', 1) },
    { firstName: 'Blerta', bruttoSalary: 500, bankAccountNumber: at('20', 2) },
    {
      firstName: '=Çlirim',
      lastName: 'O\'Gashi & <Bijtë> "Ž"',
      bruttoSalary: 300,
      bankAccountNumber: at('11', 3),
    },
    { firstName: 'Dardan', bruttoSalary: 12_000, bankAccountNumber: at('17', 4) },
    { firstName: 'Erza', bruttoSalary: 700, bankAccountNumber: '' },
    { firstName: 'Fatos', bruttoSalary: 1000, bankAccountNumber: at('11', 3) },
    { firstName: 'Gent', bruttoSalary: 0, bankAccountNumber: at('17', 7) },
  );
  await calculatedMonth(server, company, october);
});

const payment = (cents: number, account: string | null): Payment => ({
  ...{ cents, account, employeeId: 1, name: 'Arta', personalNumber: null, bank: null, month: 'Tetor 2026' },
});

test('9,999.99 is paid with the others and 10,000.00 in real time; 0.00 is in no list', () => {
  const payer: PayingAccount = { id: 1, account: NLB, iban: '', bank: 'NLB', layout: 'excel' };
  const split = splitPayments(
    [payment(999_999, at('17', 1)), payment(1_000_000, at('17', 2)), payment(1_000_001, at('11', 2))].concat([
      payment(1, at('11', 1)),
      payment(0, at('17', 3)),
      payment(5, null),
      payment(-1, NLB),
    ]),
    [payer],
  );
  expect(split.lists.map(({ kind, payments }) => [kind, payments.map(({ cents }) => cents)])).toEqual([
    ['ownBank', [999_999]],
    ['otherBank', [1]],
    ['realTime', [1_000_000, 1_000_001]],
  ]);
  expect([split.otherwise.length, split.nothing.length, split.below.length]).toEqual([1, 1, 1]);
});

test('an open month can be looked at, and hands out no file', async () => {
  const open = await lists();
  expect(open).toMatchObject({ isClosed: false, difference: 0, nothing: 1, net: 13_423.2 });
  expect(open.problems).toContainEqual(expect.objectContaining({ code: 'payingAccountMissing' }));
  const refused = await server
    .as(company.user)
    .call(exportBankFile, { body: { ...month(), kind: 'otherBank' } });
  expect(refused).toMatchObject({ status: 409, body: { code: 'PERIOD_OPEN' } });
});

describe('of a closed month', () => {
  beforeAll(async () => {
    await closedMonth(server, company, october);
  });

  test('accounts and layouts are saved by roles 1 to 3, with a line in the log, and refused where they are wrong', async () => {
    const asUser = server.as(company.user);
    const accounts = [{ account: NLB, layout: 'excel' }];
    expect((await asUser.call(savePayingAccounts, { body: { tenantId: company.id, accounts } })).status).toBe(
      403,
    );
    const stranger = await server.company({ name: 'Drini' });
    expect(
      (await server.as(stranger.admin).call(getBankSettings, { query: { tenantId: company.id } })).status,
    ).toBe(403);
    for (const [wrong, path, code] of [
      [[{ account: '123', layout: 'excel' }], 'accounts.0.account', 'notSixteenDigits'],
      [[...accounts, { account: at('17', 5), layout: 'csv' }], 'accounts.1.account', 'twice'],
    ] as const)
      expect(await pays(...wrong)).toMatchObject({ status: 422, body: { fields: [{ path, code }] } });
    expect(await pays({ account: NLB, layout: '99999' })).toMatchObject({
      status: 404,
      body: { fields: [{ path: 'accounts.0.layout' }] },
    });
    const saved = await pays(
      { account: `XK05 ${NLB.slice(0, 4)} ${NLB.slice(4)}`, layout: 'pain001' },
      { account: TEB, layout: 'csv' },
    );
    expect(saved.body.accounts).toMatchObject([
      { account: NLB, iban: `XK05${NLB}`, bank: 'NLB', layout: 'pain001' },
      { account: TEB, bank: 'TEB', layout: 'csv' },
    ]);
    expect(await newestLine()).toMatchObject({ type: 'savePayingAccounts', page: 'configurations' });
    const [first] = saved.body.accounts;
    expect((await pays({ account: NLB, layout: 'excel' })).body.accounts[0]?.id).toBe(first?.id);
    await pays({ account: NLB, layout: 'pain001' }, { account: TEB, layout: 'csv' });
  });

  test('the lists and the people without an account add up to the net of the closing, each payment once', async () => {
    const { lists: all, otherwise, otherwiseTotal, nothing, net, difference, problems } = await lists();
    expect(all.map(({ bank, kind, count, fileName }) => [bank, kind, count, fileName])).toEqual([
      ['NLB', 'ownBank', 1, 'Urdherpagesa-2026-10-NLB-brenda-bankes.xml'],
      ['NLB', 'otherBank', 2, 'Urdherpagesa-2026-10-NLB-banka-te-tjera.xml'],
      ['NLB', 'realTime', 1, 'Urdherpagesa-2026-10-NLB-kohe-reale.xml'],
      ['TEB', 'ownBank', 1, 'Urdherpagesa-2026-10-TEB-brenda-bankes.csv'],
    ]);
    expect(otherwise.map(({ name }) => name)).toEqual(['Erza Krasniqi']);
    const cents = [...all.map(({ amount }) => amount), otherwiseTotal].map((euro) => Math.round(euro * 100));
    expect([cents.reduce((sum, one) => sum + one, 0), difference, nothing]).toEqual([
      Math.round(net * 100),
      0,
      1,
    ]);
    expect(problems.map(({ code, name }) => [code, name])).toEqual([
      ['accountShared', '=Çlirim O\'Gashi & <Bijtë> "Ž"'],
      ['accountShared', 'Fatos Krasniqi'],
    ]);
  });

  test('the general workbook has one row a payment, identifiers as text, and the sum', async () => {
    const body = { ...month(), kind: 'ownBank' as const, layout: 'excel' };
    const { fileName, bytes } = await reportFile(server, company.user, exportBankFile, { body });
    expect(fileName).toBe('Urdherpagesa-2026-10-NLB-brenda-bankes.xlsx');
    const [sheet] = await readWorkbook(Buffer.from(bytes));
    expect(sheet?.data).toEqual([
      [
        'Nr.',
        'Emri dhe mbiemri',
        'Numri personal',
        'Llogaria bankare',
        'IBAN',
        'Banka',
        'Shuma',
        'Valuta',
        'Arsyeja e pagesës',
      ],
      [
        1,
        'Arta Krasniqi',
        '0123456789',
        at('17', 1),
        `XK05${at('17', 1)}`,
        'NLB',
        884,
        'EUR',
        'Paga: Tetor 2026',
      ],
      [null, null, null, null, null, null, 884, null, null],
    ]);
  });

  test('pain.001 holds against our schema, carries every name, and says SEPA nowhere', async () => {
    for (const kind of ['otherBank', 'realTime'] as const) {
      const { bytes, headers } = await reportFile(server, company.user, exportBankFile, {
        body: { ...month(), kind },
      });
      expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
      const xml = Buffer.from(bytes).toString('utf8');
      expect((await validateXML({ xml: { fileName: 'p.xml', contents: xml }, schema })).errors).toEqual([]);
      expect(xml).not.toMatch(/SEPA|SvcLvl/i);
      const sum = [...xml.matchAll(/<InstdAmt Ccy="EUR">([\d.]+)</g)].reduce(
        (all, [, one]) => all + Number(one),
        0,
      );
      expect(Number(/<CtrlSum>([\d.]+)</.exec(xml)?.[1])).toBeCloseTo(sum, 6);
      if (kind === 'otherBank') {
        expect(xml).toContain('<Nm>=Çlirim O&apos;Gashi &amp; &lt;Bijtë&gt; &quot;Ž&quot;</Nm>');
        expect(xml).toContain('<Nm>Agimi &amp; Bijtë &lt;Co&gt;</Nm>');
        expect(xml).toContain(`<IBAN>XK05${at('11', 3)}</IBAN>`);
      } else expect(xml).toContain('<InstrPrty>HIGH</InstrPrty>');
    }
    const broken = await validateXML({
      xml: '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/>',
      schema,
    });
    expect(broken.valid).toBe(false);
  });

  const ours: BankLayoutContent = {
    ...{ name: 'TEB pagat', format: 'csv', header: false, separator: ';', decimal: ',', encoding: 'latin1' },
    ...{ sheet: 'Pagat', totalRow: true },
    columns: [
      { field: 'account', title: 'Llogaria' },
      { field: 'lastName', title: 'Mbiemri' },
      { field: 'firstName', title: 'Emri' },
      { field: 'amount', title: 'Shuma' },
      { field: 'date', title: 'Data' },
      { field: 'payerIban', title: 'Nga' },
    ],
  };

  test('a layout of the company is drafted on real rows, saved, used, changed and deleted', async () => {
    const asManager = server.as(company.manager);
    const body = { ...month(), kind: 'otherBank' as const };
    const { body: drafted } = await asManager.call(previewBankFile, { body: { ...body, draft: ours } });
    expect(drafted).toMatchObject({
      ...{ format: 'csv', count: 2, headings: ['Llogaria', 'Mbiemri', 'Emri', 'Shuma', 'Data', 'Nga'] },
      fileName: 'Urdherpagesa-2026-10-NLB-banka-te-tjera.csv',
      rows: [expect.arrayContaining(['282,20', '2026-10-31']), expect.arrayContaining(['Fatos', '884,00'])],
    });
    const saved = await asManager.call(saveBankLayout, { body: { tenantId: company.id, layout: ours } });
    expect(saved.body).toMatchObject({ ...ours, key: String(saved.body.id) });
    const again = { tenantId: company.id, layout: { ...ours, name: 'teb PAGAT' } };
    expect(await asManager.call(saveBankLayout, { body: again })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'layout.name', code: 'taken' }] },
    });
    const empty = { tenantId: company.id, layout: { ...ours, name: 'Pa kolona', columns: [] } };
    expect(await asManager.call(saveBankLayout, { body: empty })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'layout.columns', code: 'required' }] },
    });
    expect((await server.as(company.user).call(saveBankLayout, { body: empty })).status).toBe(403);
    await pays({ account: NLB, layout: saved.body.key });
    const { bytes } = await reportFile(server, company.user, exportBankFile, { body });
    const text = Buffer.from(bytes).toString('latin1').split('\r\n');
    const iban = `XK05${NLB}`;
    expect(text).toEqual([
      `${at('11', 3)};"O'Gashi & <Bijtë> ""Z""";'=Çlirim;282,20;2026-10-31;${iban}`,
      `${at('20', 2)};Krasniqi;Blerta;456,50;2026-10-31;${iban}`,
      `${at('11', 3)};Krasniqi;Fatos;884,00;2026-10-31;${iban}`,
      ';;;1622,70;;',
      '',
    ]);
    const renamed = {
      tenantId: company.id,
      layoutId: saved.body.id ?? 0,
      layout: { ...ours, name: 'TEB 2' },
    };
    expect((await asManager.call(saveBankLayout, { body: renamed })).body.name).toBe('TEB 2');
    expect(await newestLine()).toMatchObject({
      type: 'saveBankLayout',
      changes: { name: { old: 'TEB pagat', new: 'TEB 2' } },
    });
    const params = { layoutId: saved.body.id ?? 0 };
    expect((await asManager.call(deleteBankLayout, { params })).status).toBe(204);
    expect(await newestLine()).toMatchObject({ type: 'deleteBankLayout' });
    const { body: settings } = await asManager.call(getBankSettings, { query: { tenantId: company.id } });
    expect([settings.accounts[0]?.layout, settings.layouts.map(({ key }) => key)]).toEqual([
      'excel',
      ['excel', 'csv', 'pain001'],
    ]);
    expect((await asManager.call(deleteBankLayout, { params })).status).toBe(404);
  });

  test('without a paying account workbook and CSV are made and pain.001 is refused; an empty list too', async () => {
    await pays();
    const ask = (kind: 'otherBank' | 'ownBank', layout: string) =>
      server.as(company.user).call(exportBankFile, { body: { ...month(), kind, layout } });
    expect((await ask('otherBank', 'csv')).status).toBe(200);
    expect((await ask('otherBank', 'pain001')).body.code).toBe('PAYING_ACCOUNT_MISSING');
    expect((await ask('ownBank', 'csv')).body.code).toBe('NO_SALARIES');
    expect((await ask('otherBank', 'sepa')).status).toBe(422);
    const stranger = await server.company({ name: 'Drini 2' });
    const { body } = await ask('otherBank', 'csv');
    expect((await followed(server, stranger.admin, body.path)).status).toBeGreaterThanOrEqual(403);
  });

  test('a net below zero refuses every list by name', async () => {
    await server.inCompany(company.id, (tx) =>
      tx
        .update(salary)
        .set({ netto: -1 })
        .where(eq(salary.employeeId, ids[1] ?? 0)),
    );
    const { status, body } = await server
      .as(company.user)
      .call(exportBankFile, { body: { ...month(), kind: 'realTime' } });
    expect([status, body.code, body.fields]).toEqual([
      409,
      'SALARY_HAS_ERRORS',
      [{ path: 'employees', code: 'netBelowZero', message: 'Blerta Krasniqi' }],
    ]);
    expect((await lists()).difference).not.toBe(0);
  });
});
