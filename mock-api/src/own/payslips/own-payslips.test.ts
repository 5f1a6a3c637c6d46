import { getOwnSession } from '@paga/contract/own/account';
import { getOwnHome } from '@paga/contract/own/home';
import {
  getOwnCertificate,
  getOwnPayslip,
  getOwnPayslipPdf,
  getOwnPayslips,
} from '@paga/contract/own/payslips';
import { joinedEmployee, switchOwnPageOn } from '@paga/testing/own-page';
import { pdfText } from '@paga/testing/pdf-text';
import { saidToDatabase } from '@paga/testing/said-to-database';
import { calculatedMonth, closedMonth, reopenedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';

let server: TestServer;
let agimi: TestCompany;
let [arta, besa] = [0, 0];
let page: TestUser;

const monthOf = (month: number) => ({ month, year: 2026 });
const close = (month: number) => closedMonth(server, agimi, monthOf(month));
const calculate = (month: number) => calculatedMonth(server, agimi, monthOf(month));
const own = (who: TestUser = page) => server.as(who);
const list = async (who?: TestUser) => (await own(who).call(getOwnPayslips, {})).body;
const asOwner = (statement: ReturnType<typeof sql>) =>
  server.inCompany(agimi.id, (tx) => tx.execute(statement));

beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  agimi = await server.company({ name: 'Agimi' });
  [arta = 0, besa = 0] = await savedEmployees(server, agimi, {}, { firstName: 'Besa', bruttoSalary: 700 });
  page = await joinedEmployee(server, agimi.id, arta);
  for (const month of [8, 9]) {
    await calculate(month);
    await close(month);
  }
  // Open, and nobody's to see yet.
  await calculate(10);
});

test('shows the closed months alone, each as its closing kept it', async () => {
  const { months, years } = await list();
  expect(months.map(({ month, standing, earlier }) => [month, standing, earlier])).toEqual([
    [9, 'holds', []],
    [8, 'holds', []],
  ]);
  expect(years).toMatchObject([{ year: 2026, months: 2, totalBrutto: 2000 }]);
});

test('a payslip of somebody else, of another company and none at all answer alike', async () => {
  const drini = await server.company({ name: 'Drini' });
  const [far = 0] = await savedEmployees(server, drini, {});
  const besas = (await list(await joinedEmployee(server, agimi.id, besa))).months[0]?.id ?? 0;
  const foreign = await joinedEmployee(server, drini.id, far);
  const mine = (await list()).months[0]?.id ?? 0;
  const answers = [
    await own().call(getOwnPayslip, { params: { id: besas } }),
    await own().call(getOwnPayslip, { params: { id: 9_999_999 } }),
    await own(foreign).call(getOwnPayslip, { params: { id: mine } }),
    await own().call(getOwnPayslipPdf, { params: { id: besas }, query: {} }),
  ];
  expect(answers.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual(
    answers.map(() => [404, 'NOT_FOUND']),
  );
});

test('a month that was opened again shows its last closing as being corrected; closed anew, the earlier one stays', async () => {
  const [before] = (await list()).months;
  await reopenedMonth(server, agimi, monthOf(9));
  expect((await list()).months[0]).toEqual({ ...before, standing: 'correcting' });
  expect((await own().call(getOwnHome, {})).body.last).toMatchObject({ month: 9, correcting: true });

  await asOwner(sql`update "employment_terms" set "baseCents" = 120000 where "employeeId" = ${arta}`);
  await calculate(9);
  await close(9);
  const [after] = (await list()).months;
  expect(after).toMatchObject({
    standing: 'holds',
    earlier: [{ id: before?.id, number: 1, netto: before?.netto }],
  });
  expect(after?.netto).not.toBe(before?.netto);
  const { body } = await own().call(getOwnPayslip, { params: { id: before?.id ?? 0 } });
  expect(body).toMatchObject({ standing: 'replaced', same: true, slip: { netto: before?.netto } });
});

test('who has left sees the months up to the last day', async () => {
  await asOwner(sql`update "employee" set "expirationContract" = '2026-08-31' where "id" = ${arta}`);
  const { months } = await list();
  expect(months.map(({ month }) => month)).toEqual([8]);
  expect((await own().call(getOwnHome, {})).body).toMatchObject({ last: { month: 8 }, leaveLeft: null });
});

test('by a setting of the company a payslip shows from its payment date on', async () => {
  await asOwner(sql`update "own_setting" set "fromPaymentDate" = true`);
  await asOwner(
    sql`update "salary_version" set "paymentDate" = '2026-10-20' where "paymentDate" = '2026-09-30'`,
  );
  expect((await list()).months.map(({ month }) => month)).toEqual([8]);
  server.clock.set('2026-10-20T09:00:00Z');
  const late = await joinedEmployee(server, agimi.id, besa);
  await asOwner(sql`update "own_setting" set "fromPaymentDate" = true`);
  expect((await list(late)).months.map(({ month }) => month)).toEqual([9, 8]);
});

test('a part that is switched off answers nothing; what somebody has read stays theirs', async () => {
  const besas = await joinedEmployee(server, agimi.id, besa);
  const id = (await list()).months[0]?.id ?? 0;
  expect((await own().call(getOwnPayslip, { params: { id } })).status).toBe(200);
  await switchOwnPageOn(server, agimi.id, ['leave']);
  expect((await own(besas).call(getOwnPayslips, {})).body.code).toBe('OWN_PART_OFF');
  expect((await own(besas).call(getOwnHome, {})).body.last).toBeNull();
  expect((await own().call(getOwnPayslip, { params: { id } })).status).toBe(200);
});

test('home is the last net, why it is not that of the month before, and the leave left', async () => {
  expect((await own().call(getOwnHome, {})).body).toMatchObject({
    last: {
      month: 9,
      paymentDate: '2026-09-30',
      correcting: false,
      change: { month: 8, difference: 0, causes: [] },
    },
    leaveLeft: 20,
  });
});

test('home and the session it opens with take at most twelve statements', async () => {
  const open = async () => [await own().call(getOwnSession, {}), await own().call(getOwnHome, {})];
  await open();
  const { answer, messages } = await saidToDatabase(open);
  expect(answer.map(({ status }) => status)).toEqual([200, 200]);
  expect(messages.flat().length).toBeLessThanOrEqual(12);
});

test('the PDF is the payslip of the closing, the certificate sums the year', async () => {
  const { months, years } = await list();
  const params = { id: months[0]?.id ?? 0 };
  const slip = await own().call(getOwnPayslipPdf, { params, query: { language: 'en', explained: 'true' } });
  expect(await pdfText(slip.body as Uint8Array)).toContain('September 2026');
  const certificate = await own().call(getOwnCertificate, {
    params: { year: 2026 },
    query: { language: 'sq' },
  });
  expect(await pdfText(certificate.body as Uint8Array)).toContain(
    `${years[0]?.netto.toFixed(2)}`.replace(/^(\d)(\d{3})/, '$1,$2'),
  );
  const none = await own().call(getOwnCertificate, { params: { year: 2024 }, query: {} });
  expect(none.body.code).toBe('NO_SALARIES');
});
