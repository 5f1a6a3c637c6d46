import { getLeaveConfiguration } from '@paga/contract/company/settings';
import {
  getEmployeeVacations,
  getLeaveLedger,
  getVacationEmployees,
  previewVacation,
  storeLeaveCorrection,
  storeVacation,
  updateLeaveConfiguration,
} from '@paga/contract/leave';
import { LeaveSupplement, LeaveType, RoleId } from '@paga/contract/shapes';
import { freshServer, type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { aLeave, aWorker, type LeaveFacts, type WorkerFacts } from '@paga/testing/vacations';
import { desc, eq } from 'drizzle-orm';
import { publicHoliday } from '#company/law/table.ts';
import { auditLine } from '#core/audit/table.ts';

let server: TestServer;
let company: TestCompany;
let arta: number;

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
  arta = await aWorker(server, company);
});

const as = () => server.as(company.admin);
const book = async (facts: LeaveFacts, employeeId = arta) =>
  (await as().call(storeVacation, { body: { tenantId: company.id, employeeId, ...aLeave(facts) } })).body;
const ledgerOf = async (year: number, on?: string, employeeId = arta) =>
  (await as().call(getLeaveLedger, { query: { tenantId: company.id, employeeId, year, ...(on && { on }) } }))
    .body;
const annualOf = async (year: number, on?: string, employeeId = arta) => {
  const account = (await ledgerOf(year, on, employeeId)).accounts[LeaveType.annual];
  if (!account) throw new Error('no account');
  return account;
};
const balances = async (year: number, id = arta) =>
  (await as().call(getEmployeeVacations, { params: { id }, query: { year } })).body;
const correct = (facts: object = {}, by = company.admin, employeeId = arta) =>
  server.as(by).call(storeLeaveCorrection, {
    body: {
      ...{ tenantId: company.id, employeeId, type: LeaveType.annual, date: '2026-02-01', days: 2.5 },
      ...{ cause: 'opening' as const, note: 'Nga viti 2025', ...facts },
    },
  });
async function byLaw(lawAdditions: boolean, validFrom = '2026-01-01') {
  const { tenantId, validFrom: _, ...values } = (await as().call(getLeaveConfiguration, {})).body;
  return as().call(updateLeaveConfiguration, {
    body: { ...values, tenantId: company.id, validFrom, lawAdditions },
  });
}

describe('the ledger of days', () => {
  it('is not begun again by a break of at most five working days (art. 35)', async () => {
    server = await freshServer('edited_holidays');
    company = await server.company();
    await byLaw(true);
    const back = (ended: string, contractStarted: string) =>
      aWorker(server, company, { contractStarted, earlierContracts: [{ started: '2020-01-01', ended }] });
    const given = async (id: number) =>
      (await annualOf(2027, '2027-01-01', id)).lines
        .filter(({ kind }) => kind === 'given')
        .map(({ cause, days }) => [cause, days]);
    const whole = [
      ...[
        ['year', 20],
        ['experience', 1],
      ],
    ];
    // A holiday, a weekend and a moved holiday; then four working days; then six.
    expect(await given(await back('2026-12-31', '2027-01-05'))).toEqual(whole);
    expect(await given(await back('2026-12-25', '2027-01-04'))).toEqual(whole);
    expect(await given(await back('2026-12-22', '2027-01-05'))).toEqual([]);
    // An edited table of holidays counts: without the moved one Monday the 4th is worked on, and six days lie between.
    const five = await back('2026-12-23', '2027-01-05');
    expect(await given(five)).toEqual(whole);
    await server.asAccess((tx) => tx.delete(publicHoliday).where(eq(publicHoliday.date, '2027-01-04')));
    expect(await given(five)).toEqual([]);
  });

  it('says every day of the balances, with article, date and running balance', async () => {
    await book({ from: '2026-06-29', to: '2026-07-03' });
    await book({ from: '2026-11-02', to: '2026-11-06', type: LeaveType.medical });
    await correct();
    const { total, used, left, balance, lines } = await annualOf(2026);
    expect({ total, used, left, balance }).toEqual({ total: 22.5, used: 5, left: 17.5, balance: 17.5 });
    expect(
      lines.map((line) => [line.kind, line.date, line.to, line.days, line.balance, line.article]),
    ).toEqual([
      ['given', '2026-01-01', '2026-01-01', 20, 20, '32'],
      ['corrected', '2026-02-01', '2026-02-01', 2.5, 22.5, '32'],
      ['used', '2026-06-29', '2026-06-30', -2, 20.5, '32'],
      ['used', '2026-07-01', '2026-07-03', -3, 17.5, '32'],
    ]);
    expect(lines[1]).toMatchObject({ note: 'Nga viti 2025', by: expect.any(String) });
    expect(await balances(2026)).toMatchObject({
      annualDays: 22.5,
      annualUsed: 5,
      annualLeft: 17.5,
      medicalLeft: 15,
    });
    // The balance of a date in the middle of a leave counts the days up to it.
    const onTheDay = await annualOf(2026, '2026-07-01');
    expect(onTheDay.balance).toBe(19.5);
    expect(onTheDay.lines.at(-1)).toMatchObject({ to: '2026-07-01', days: -1, balance: 19.5 });
  });

  it('has an account for each type a person may take, and is not found in another company', async () => {
    expect((await ledgerOf(2026)).accounts.map(({ typeId }) => typeId)).toEqual([0, 1, 2, 3]);
    const drin = await aWorker(server, company, { firstName: 'Drin', gender: 2 });
    expect((await ledgerOf(2026, undefined, drin)).accounts.map(({ typeId }) => typeId)).toEqual([0, 1, 3]);
    const drini = await server.company({ name: 'Drini' });
    const query = { tenantId: drini.id, employeeId: arta };
    expect((await server.as(drini.admin).call(getLeaveLedger, { query })).status).toBe(404);
    const wrong = { tenantId: company.id, employeeId: arta, year: 2026, on: '2027-01-01' };
    expect((await as().call(getLeaveLedger, { query: wrong })).status).toBe(422);
  });

  it('gives the days of an event beyond the yearly figure, so that the rest is a sum of lines', async () => {
    const marriage = { type: LeaveType.special, reason: 'marriage' as const };
    await book({ ...marriage, from: '2026-03-02', to: '2026-03-06' });
    await book({ ...marriage, from: '2026-11-02', to: '2026-11-06' });
    const special = (await ledgerOf(2026)).accounts.find(({ typeId }) => typeId === LeaveType.special);
    expect(special).toMatchObject({ total: 10, used: 10, left: 0, balance: 0 });
    expect(special?.lines.map(({ kind, cause, days, reason }) => [kind, cause, days, reason])).toEqual([
      ['given', 'year', 5, null],
      ['used', 'leave', -5, 'marriage'],
      ['given', 'event', 5, 'marriage'],
      ['used', 'leave', -5, 'marriage'],
    ]);
    expect(await balances(2026)).toMatchObject({ femaleSpecialDays: 5, specialEventDays: 5, specialLeft: 0 });
  });
});

describe('a correction by hand', () => {
  it('leaves its line in the audit log with the note, and makes more days bookable from its date on', async () => {
    await book({ from: '2026-06-01', to: '2026-06-26' });
    expect(await book({})).toMatchObject({ reason: 'beyondBalance', balance: { wanted: 5, left: 0 } });
    expect((await correct({ date: '2026-11-03', days: 5, cause: 'employerFault' })).status).toBe(200);
    const [line] = await server.inCompany(company.id, (tx) =>
      tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1),
    );
    expect(line).toMatchObject({ page: 'vacations', type: 'correctLeave', userId: company.admin.id });
    expect(line?.changes).toMatchObject({ days: { new: 5 }, note: { new: 'Nga viti 2025' } });
    expect(await book({})).toMatchObject({ reason: 'beyondBalance', balance: { left: 4 } });
    expect(await book({ from: '2026-11-09', to: '2026-11-13' })).toMatchObject({ created: true });
    expect((await annualOf(2026)).lines.find(({ kind }) => kind === 'corrected')).toMatchObject({
      article: '38',
    });
  });

  it('is refused to strangers, for other companies and in wrong figures', async () => {
    expect((await correct({}, await server.user({ roleId: RoleId.companyAdmin }))).status).toBe(403);
    const drini = await server.company({ name: 'Drini' });
    expect((await correct({ tenantId: drini.id }, drini.admin)).status).toBe(404);
    for (const facts of [
      { days: 0 },
      { days: 0.3 },
      { days: 400 },
      { note: ' ' },
      { type: 2 },
      { date: '2026-02-30' },
    ])
      expect(await correct(facts)).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
    expect((await annualOf(2026)).lines).toHaveLength(1);
  });
});

describe("the law's additions", () => {
  const person = (facts: WorkerFacts) => aWorker(server, company, facts);

  it('are off unless chosen, named only where they are on, and kept by a change that leaves them out', async () => {
    expect((await as().call(getLeaveConfiguration, {})).body).not.toHaveProperty('lawAdditions');
    expect(await balances(2026)).toMatchObject({ annualDays: 20, annualExpired: 0 });
    expect((await byLaw(true)).body).toMatchObject({ lawAdditions: true });
    const { validFrom: _, ...values } = (await as().call(getLeaveConfiguration, {})).body;
    const { lawAdditions: _on, ...without } = values;
    const kept = await as().call(updateLeaveConfiguration, {
      body: { ...without, tenantId: company.id, annualLeaveDays: 22, validFrom: '2026-01-01' },
    });
    expect(kept.body).toMatchObject({ annualLeaveDays: 22, lawAdditions: true });
    expect((await byLaw(false)).body).not.toHaveProperty('lawAdditions');
    expect((await balances(2026)).annualDays).toBe(22);
  });

  it('count experience, supplement, harmful work and the first year, each in its line', async () => {
    await byLaw(true);
    const ids = {
      experienced: await person({ contractStarted: '2024-01-01', priorExperienceMonths: 120 }),
      mother: await person({
        contractStarted: '2024-01-01',
        leaveSupplement: LeaveSupplement.childUnder3,
        leaveSupplementUntil: '2026-08-01',
      }),
      harmful: await person({ contractStarted: '2024-01-01', harmfulWork: true }),
      fresh: await person({ contractStarted: '2026-09-01' }),
    };
    const { body } = await as().call(getVacationEmployees, { query: { tenantId: company.id, year: 2026 } });
    const days = (id: number) => body.find((one) => one.id === id)?.annualDays;
    expect(Object.values(ids).map(days)).toEqual([22, 22, 30, 6]);
    expect(
      (await annualOf(2026, undefined, ids.fresh)).lines.map(({ date, days: count, article }) => [
        date,
        count,
        article,
      ]),
    ).toEqual([
      ['2026-09-30', 1.5, '36'],
      ['2026-10-31', 1.5, '36'],
      ['2026-11-30', 1.5, '36'],
      ['2026-12-31', 1.5, '36'],
    ]);
    expect(await book({ from: '2026-10-05', to: '2026-10-06' }, ids.fresh)).toMatchObject({
      reason: 'beyondBalance',
      balance: { wanted: 2, left: 1.5 },
    });
    expect(await book({ from: '2026-11-02', to: '2026-11-04' }, ids.fresh)).toMatchObject({ created: true });
  });

  it('carry what is left into the next year until 30 June, and a booking may not take what is carried and booked', async () => {
    await byLaw(true);
    const besa = await person({ firstName: 'Besa', contractStarted: '2024-01-01' });
    await book({ from: '2026-11-02', to: '2026-11-20' }, besa);
    expect(await balances(2027, besa)).toMatchObject({ annualDays: 25, annualLeft: 25, annualExpired: 0 });
    const query = {
      tenantId: company.id,
      employeeId: besa,
      ...aLeave({ from: '2027-06-01', to: '2027-06-30' }),
    };
    expect((await as().call(previewVacation, { query })).body).toMatchObject({
      workingDays: 22,
      balances: [{ left: 3 }],
    });
    await book({ from: '2027-05-31', to: '2027-06-30' }, besa);
    await book({ from: '2027-07-01', to: '2027-07-02' }, besa);
    expect(await annualOf(2027, undefined, besa)).toMatchObject({
      total: 25,
      used: 25,
      expired: 0,
      balance: 0,
    });
    // The days of December 2026 are carried and booked already.
    expect(await book({ from: '2026-12-01', to: '2026-12-01' }, besa)).toMatchObject({
      reason: 'beyondBalance',
      balance: { year: 2027, left: 0 },
    });
    const drita = await person({ firstName: 'Drita', contractStarted: '2024-01-01' });
    await book({ from: '2027-07-05', to: '2027-07-09' }, drita);
    expect(
      (await annualOf(2027, undefined, drita)).lines.map(({ kind, date, days }) => [kind, date, days]),
    ).toEqual([
      ['carried', '2027-01-01', 20],
      ['given', '2027-01-01', 20],
      ['expired', '2027-06-30', -20],
      ['used', '2027-07-05', -5],
    ]);
    expect(await book({ from: '2027-08-02', to: '2027-08-27' }, drita)).toMatchObject({
      balance: { wanted: 20, left: 15 },
    });
  });
});
