import {
  exportBankFile,
  exportReceipt,
  getCorrections,
  getCrossFooting,
  getMonthTasks,
  markTasks,
  savePayingAccounts,
  savePaymentReference,
  saveTaskConfirmation,
  takeTaskBack,
} from '@paga/contract/filing';
import { updateOwnLanguage } from '@paga/contract/identity/preferences';
import { type ClosingTask, getClosedVersions, markClosing, sendPayslipToEmail } from '@paga/contract/payroll';
import { pdfPages } from '@paga/testing/pdf-pages';
import { pdfjsPages } from '@paga/testing/pdfjs-pages';
import { reportFile } from '@paga/testing/report-file';
import { calculatedMonth, closedMonth, reopenedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { desc, eq, sql } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { outboxMail } from '#core/mail/table.ts';
import { employmentTerms } from '#people/table.ts';

const october = { month: 10, year: 2026 };
let server: TestServer;
let company: TestCompany;
let ids: number[];
let versionId: number;

const month = () => ({ tenantId: company.id, ...october });
const tasks = async (as: TestUser = company.user) =>
  (await server.as(as).call(getMonthTasks, { query: month() })).body;
const mark = (task: ClosingTask, outcome: 'done' | 'notNeeded' = 'done', on = '2026-10-15') =>
  server.as(company.manager).call(markTasks, { params: { versionId }, body: { tasks: [task], outcome, on } });
const closing = (kind: 'paid' | 'declared') =>
  server
    .as(company.manager)
    .call(markClosing, { params: { versionId }, body: { mark: kind, on: '2026-10-14' } });
const receipt = (as: TestUser = company.user) => server.as(as).call(exportReceipt, { body: month() });
const newestLine = async () =>
  (await server.inCompany(company.id, (tx) => tx.select().from(auditLine).orderBy(desc(auditLine.id))))[0];
const states = async () => Object.fromEntries((await tasks()).tasks.map(({ task, state }) => [task, state]));

beforeAll(async () => {
  server = await testServer();
  company = await server.company({ name: 'Agimi' });
  ids = await savedEmployees(
    server,
    company,
    {},
    { firstName: 'Blerta', bruttoSalary: 500, email: 'blerta@example.com' },
    { firstName: 'Çlirim', bruttoSalary: 300, bankAccountNumber: '', email: '' },
  );
  await calculatedMonth(server, company, october);
});

test('an open month has no tasks, a month without salaries neither, and strangers see nothing', async () => {
  expect(await tasks()).toMatchObject({ closing: null, tasks: [], isDone: false, handedOut: [] });
  const { body } = await server.as(company.user).call(getMonthTasks, { query: { ...month(), month: 2 } });
  expect([body.tasks, body.payslips.headCount]).toEqual([[], 0]);
  expect((await receipt()).body.code).toBe('PERIOD_OPEN');
  const stranger = await server.company({ name: 'Drini' });
  expect((await server.as(stranger.admin).call(getMonthTasks, { query: month() })).status).toBe(403);
  const wrong = { query: { ...month(), month: 13 } };
  expect((await server.as(company.user).call(getMonthTasks, wrong)).status).toBe(422);
});

describe('of a closed month', () => {
  beforeAll(async () => {
    versionId = await closedMonth(server, company, october);
  });

  test('each task has its amount, its deadline and its files, and nothing is done by downloading', async () => {
    const accounts = [{ account: '1701001002467897', layout: 'excel' }];
    await server.as(company.admin).call(savePayingAccounts, { body: { tenantId: company.id, accounts } });
    await reportFile(server, company.user, exportBankFile, { body: { ...month(), kind: 'otherBank' } });
    const { closing: held, tasks: all, isDone, payslips } = await tasks();
    expect([held?.id, isDone, payslips]).toEqual([
      versionId,
      false,
      { headCount: 3, sent: 0, waiting: 0, failed: 0, toSend: 3, archive: 'Fletëpagesat 2026-10.zip' },
    ]);
    const due = '2026-11-15';
    expect(all.map(({ task, state, amount, deadline }) => [task, state, amount, deadline])).toEqual([
      ['bankLists', 'open', 1622.7, '2026-10-31'],
      ['declaration', 'open', null, due],
      ['contributionPayment', 'open', 180, due],
      ['taxPayment', 'open', 87.3, due],
      ['payslips', 'open', null, '2026-10-31'],
      ['book', 'open', null, null],
      ['journal', 'open', null, null],
    ]);
    expect(all.flatMap(({ files }) => files.map(({ fileName }) => fileName))).toEqual([
      'Urdherpagesa-2026-10-NLB-banka-te-tjera.xlsx',
      'EDI-2026-10.xlsx',
      'Fletëpagesat 2026-10.zip',
      'Pagat-mujore-2026-10.pdf',
      'Pagat-mujore-2026-10.xlsx',
      'Ditari-2026-10.xlsx',
      'Ditari-2026-10.csv',
    ]);
  });

  test('a task is noted by whom and when, once, with a line; it is undone; what cannot be is refused', async () => {
    expect((await mark('book')).status).toBe(204);
    expect(await newestLine()).toMatchObject({
      type: 'markTask',
      changes: { task: { new: 'book' }, month: { new: '10.2026' }, done: { old: null, new: '2026-10-15' } },
    });
    const book = (await tasks()).tasks.find(({ task }) => task === 'book');
    expect(book).toMatchObject({ state: 'done', done: { on: '2026-10-15', by: company.manager.name } });
    expect((await mark('book', 'notNeeded')).body.code).toBe('CONFLICT');
    expect(await mark('journal', 'done', '2026-10-16')).toMatchObject({
      body: { fields: [{ path: 'on', code: 'future' }] },
    });
    expect((await mark('paid' as ClosingTask)).status).toBe(422);
    const back = () =>
      server.as(company.manager).call(takeTaskBack, { params: { versionId, task: 'book' }, query: {} });
    expect((await back()).status).toBe(204);
    expect(await newestLine()).toMatchObject({ type: 'unmarkTask', changes: { done: { new: null } } });
    expect((await back()).status).toBe(404);
    const stranger = await server.company({ name: 'Drini' });
    const foreign = {
      params: { versionId },
      body: { tasks: ['book' as const], outcome: 'done' as const, on: '2026-10-14' },
    };
    expect((await server.as(stranger.admin).call(markTasks, foreign)).status).toBe(404);
  });

  test('payslips count by the newest mail of each person', async () => {
    const send = { body: { employeeIds: ids, ...october } };
    await server.as(company.admin).call(sendPayslipToEmail, send);
    await server.asAccess((tx) =>
      tx
        .update(outboxMail)
        .set({ status: 'failed' })
        .where(eq(outboxMail.dedupe, `payslip:2026-10:${ids[1]}`)),
    );
    expect((await tasks()).payslips).toMatchObject({ waiting: 1, failed: 1, toSend: 1 });
  });

  test('the receipt waits for everything that is required, and names what is open', async () => {
    for (const one of ['contributionPayment', 'taxPayment', 'book', 'payslips'] as const) await mark(one);
    await closing('paid');
    const refused = await receipt();
    expect([refused.status, refused.body.code, refused.body.fields?.map(({ message }) => message)]).toEqual([
      409,
      'TASKS_OPEN',
      ['declaration', 'journal'],
    ]);
    await closing('declared');
    await mark('journal', 'notNeeded');
    expect(await states()).toMatchObject({ bankLists: 'done', declaration: 'done', journal: 'notNeeded' });
    expect((await tasks()).isDone).toBe(true);
  });

  test('the receipt says that the month is done, without payslips, in both languages, its hash under Prova', async () => {
    const body = { ...month(), kind: 'tax' as const, reference: 'ATK-2026-10-77' };
    expect((await server.as(company.user).call(savePaymentReference, { body })).status).toBe(204);
    const params = { versionId, task: 'declaration' } as const;
    const file77 = new File(['%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF'], 'Pranimi.pdf');
    await server
      .as(company.user)
      .call(saveTaskConfirmation, { params, body: { number: 'EDI-77', file: file77 } });
    const { hash = '' } = (await tasks()).closing ?? {};
    const file = await reportFile(server, company.user, exportReceipt, { body: month() });
    expect(file.fileName).toBe('Deftesa-2026-10.pdf');
    const pages = pdfjsPages(file.bytes);
    // Legible, and no sheet for a few lines.
    for (const { smallest, filled } of pdfPages(file.bytes)) {
      expect(smallest).toBeGreaterThanOrEqual(8.5);
      expect(filled).toBeGreaterThan(0.2);
    }
    const text = pages.join(' ');
    for (const part of [
      'Tetori 2026 u krye',
      '1,622.70',
      '87.30',
      'ATK-2026-10-77',
      'EDI-77',
      'Pranimi.pdf',
      'Fletëpagesat 2026-10.zip',
    ])
      expect(text).toContain(part);
    expect(pages.at(-1)).toMatch(/Prova/);
    expect(pages.at(-1)?.replaceAll(' ', '')).toContain(hash);
    expect(pages.slice(0, -1).join(' ')).not.toContain('Prova');
    await server.as(company.user).call(updateOwnLanguage, { body: { language: 'en' } });
    const english = pdfjsPages(
      (await reportFile(server, company.user, exportReceipt, { body: month() })).bytes,
    );
    expect([english[0], english.at(-1)]).toEqual([
      expect.stringContaining('October 2026 is done'),
      expect.stringContaining('Proof'),
    ]);
  });

  test('reopened and closed anew, the month says what was handed out and what has to be corrected, per person and authority', async () => {
    const { body: before } = await server
      .as(company.user)
      .call(getClosedVersions, { query: { ...october, userId: company.id } });
    expect(before.done.tasks.map(({ task }) => task)).toEqual([
      'contributionPayment',
      'taxPayment',
      'book',
      'payslips',
    ]);
    server.clock.set('2026-10-15T09:05:00Z');
    await reopenedMonth(server, company, october);
    expect((await tasks()).handedOut.map(({ task }) => task)).toEqual([
      ...['paid', 'declared', 'contributionPayment', 'taxPayment', 'book', 'payslips'],
    ]);
    expect((await mark('certificates')).body.code).toBe('PERIOD_OPEN');
    const raise = sql`"baseCents" + 10000`;
    await server.inCompany(company.id, (tx) =>
      tx
        .update(employmentTerms)
        .set({ baseCents: raise })
        .where(eq(employmentTerms.employeeId, ids[0] ?? 0)),
    );
    await calculatedMonth(server, company, october);
    expect((await server.as(company.user).call(getCorrections, { query: month() })).body.months).toEqual([]);
    versionId = await closedMonth(server, company, october);
    const after = await tasks();
    expect(after).toMatchObject({ isDone: false, corrections: 1, closing: { number: 2, paid: null } });
    expect(after.payslips).toMatchObject({ headCount: 3, failed: 1, toSend: 2, waiting: 0 });
    const { body } = await server.as(company.user).call(getCorrections, { query: { tenantId: company.id } });
    const person = { employeeId: ids[0], name: 'Arta Krasniqi' };
    const texts = { beforeText: null, nowText: null };
    expect(body).toEqual({
      months: [
        {
          ...{ ...october, closing: 2, paidClosing: 1, declaredClosing: 1, paidTotal: 85.5 },
          paid: [{ ...person, before: 884, now: 969.5, difference: 85.5 }],
          declared: [
            { ...person, ...texts, figure: 'gross', before: 1000, now: 1100, difference: 100 },
            { ...person, ...texts, figure: 'employeeContribution', before: 50, now: 55, difference: 5 },
            { ...person, ...texts, figure: 'employerContribution', before: 50, now: 55, difference: 5 },
            { ...person, ...texts, figure: 'tax', before: 66, now: 75.5, difference: 9.5 },
          ],
          authorities: [
            { kind: 'contribution', before: 180, now: 190, difference: 10 },
            { kind: 'tax', before: 87.3, now: 96.8, difference: 9.5 },
          ],
          ...{ correctableUntil: '2029-11-15', canBeCorrected: true },
        },
      ],
      sums: {
        people: [{ ...person, months: 1, difference: 85.5 }],
        authorities: [
          { kind: 'contribution', difference: 10 },
          { kind: 'tax', difference: 9.5 },
        ],
      },
    });
    const { body: crossed } = await server.as(company.user).call(getCrossFooting, { query: month() });
    expect(crossed.holds).toBe(true);
  });

  test('past three years a declaration can no longer be corrected; a month marked again is settled', async () => {
    server.clock.set('2029-11-15T22:59:00Z');
    const list = async (as = company.user) =>
      (await server.as(as).call(getCorrections, { query: { tenantId: company.id } })).body;
    const later = await server.user({ roleId: 4, companies: [company.id] });
    expect((await list(later)).months[0]?.canBeCorrected).toBe(true);
    server.clock.set('2029-11-15T23:01:00Z');
    const late = await list(later);
    expect([late.months[0]?.canBeCorrected, late.sums.authorities]).toEqual([false, []]);
    server.clock.set('2026-10-15T09:06:00Z');
    await closing('paid');
    expect((await list()).months[0]).toMatchObject({ paidClosing: null, paid: [], declaredClosing: 1 });
    await closing('declared');
    expect((await list()).months).toEqual([]);
  });
});

test('a December has the yearly certificates, which the receipt does not wait for', async () => {
  const december = { month: 12, year: 2026 };
  await calculatedMonth(server, company, december);
  await closedMonth(server, company, december);
  const { body } = await server
    .as(company.user)
    .call(getMonthTasks, { query: { tenantId: company.id, ...december } });
  expect(body.tasks.at(-1)).toMatchObject({
    ...{ task: 'certificates', state: 'open', deadline: '2027-03-01', isRequired: false },
  });
  expect(body.tasks[1]?.deadline).toBe('2027-01-15');
});
