import {
  getEmployeeVacations,
  getVacationCalendar,
  previewVacation,
  storeVacation,
  updateVacation,
} from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { aLeave, aSalaryMonth, aWorker, type LeaveFacts } from '@paga/testing/vacations';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { leaveOfMonth } from '../count/leave-of-month.ts';

let server: TestServer;
let company: TestCompany;
let arta: number;
let drin: number;

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
  arta = await aWorker(server, company);
  drin = await aWorker(server, company, { firstName: 'Drin', gender: Gender.male });
});

const special = { type: LeaveType.special };
const book = async (facts: LeaveFacts, employeeId = drin) =>
  (
    await server.as(company.user).call(storeVacation, {
      body: { tenantId: company.id, employeeId, ...special, ...aLeave({ ...special, ...facts }) },
    })
  ).body;
const leaveOf = async (id: number) =>
  (await server.as(company.user).call(getEmployeeVacations, { params: { id }, query: { year: 2026 } })).body;

// November 2026: the 2nd is a Monday; no public holiday before the 28th.
describe('special leave for a reason of the law', () => {
  it.each([
    ['marriage', '2026-11-02', '2026-11-06', '2026-11-09', 5],
    ['familyDeath', '2026-11-02', '2026-11-06', '2026-11-09', 5],
    ['childBirth', '2026-11-02', '2026-11-04', '2026-11-05', 3],
    ['bloodDonation', '2026-11-02', '2026-11-02', '2026-11-03', 1],
    ['fatherPaid', '2026-11-02', '2026-11-03', '2026-11-04', 2],
    ['fatherUnpaid', '2026-11-02', '2026-11-13', '2026-11-16', 10],
  ] as const)('%s has its days for an event, and no more', async (reason, from, to, beyond, left) => {
    expect(await book({ reason, from, to: beyond })).toEqual({
      created: false,
      reason: 'beyondEvent',
      balance: { year: 2026, wanted: left + 1, left },
    });
    expect(await book({ reason, from, to })).toMatchObject({ created: true, vacation: { reason } });
  });

  it('is not refused by the yearly figure, whose rest stops at 0; without a reason the figure holds', async () => {
    const reason = 'marriage';
    await book({ reason, from: '2026-03-02', to: '2026-03-06' });
    expect(await book({ reason, from: '2026-06-01', to: '2026-06-05' })).toMatchObject({ created: true });
    expect(await leaveOf(drin)).toMatchObject({ specialUsed: 10, specialLeft: 0 });
    expect(await book({ from: '2026-11-02', to: '2026-11-02' })).toMatchObject({
      reason: 'beyondBalance',
      balance: { year: 2026, wanted: 1, left: 0 },
    });
  });

  it('has its days once when it is cut in two, at a weekend as well, and again for another event', async () => {
    const reason = 'familyDeath';
    await book({ reason, from: '2026-11-05', to: '2026-11-06' });
    expect(await book({ reason, from: '2026-11-09', to: '2026-11-12' })).toMatchObject({
      reason: 'beyondEvent',
      balance: { wanted: 4, left: 3 },
    });
    expect(await book({ reason, from: '2026-11-09', to: '2026-11-11' })).toMatchObject({ created: true });
    expect(await book({ reason, from: '2026-11-16', to: '2026-11-20' })).toMatchObject({ created: true });
  });

  it('is refused for who may not give it, and with another type', async () => {
    const refused = { created: null, reason: 'reasonNotAllowed' };
    expect(await book({ reason: 'fatherPaid', to: '2026-11-02' }, arta)).toEqual(refused);
    expect(await book({ reason: 'marriage', type: LeaveType.annual })).toEqual(refused);
    const unknown = { ...aLeave(special), tenantId: company.id, employeeId: drin, reason: 'moving' as never };
    expect((await server.as(company.user).call(storeVacation, { body: unknown })).status).toBe(422);
  });

  it('is previewed with what its event leaves', async () => {
    const query = {
      tenantId: company.id,
      employeeId: drin,
      ...aLeave({ ...special, reason: 'marriage', to: '2026-11-04' }),
    };
    const { body } = await server.as(company.user).call(previewVacation, { query });
    expect(body).toMatchObject({ refusal: null, event: { reason: 'marriage', granted: 5, left: 2 } });
  });

  it('is paid as special leave, but for the two weeks of the father', async () => {
    await book({ reason: 'childBirth', from: '2026-11-02', to: '2026-11-04' });
    await book({ reason: 'fatherUnpaid', from: '2026-11-09', to: '2026-11-20' });
    const leaves = await server.inCompany(company.id, (tx) =>
      leaveOfMonth({ tx, companyId: company.id }, { year: 2026, month: 11 }),
    );
    expect(leaves.get(drin)?.map(({ percentage }) => Number(percentage))).toEqual([100, 0]);
  });

  it('stands in the calendar, the list and the audit log, and is changed by the same rules', async () => {
    const booked = await book({ reason: 'childBirth', from: '2026-11-02', to: '2026-11-04' });
    const id = 'vacation' in booked ? booked.vacation.id : 0;
    const query = { tenantId: company.id, period: '2026-11' };
    expect((await server.as(company.user).call(getVacationCalendar, { query })).body).toMatchObject([
      { id, reason: 'childBirth', colour: 'red' },
    ]);
    const change = (facts: LeaveFacts) =>
      server
        .as(company.user)
        .call(updateVacation, { params: { id }, body: aLeave({ ...special, ...facts }) });
    expect(await change({ reason: 'childBirth', to: '2026-11-06' })).toMatchObject({
      status: 422,
      body: { code: 'VACATION_CANNOT_APPLY', fields: [{ path: 'to', code: 'beyondEvent' }] },
    });
    expect(await change({ reason: 'fatherPaid', type: LeaveType.annual })).toMatchObject({
      status: 422,
      body: { code: 'VACATION_CANNOT_SAVE', fields: [{ path: 'reason', code: 'reasonNotAllowed' }] },
    });
    expect((await change({ reason: 'marriage', to: '2026-11-06' })).body).toMatchObject({
      reason: 'marriage',
    });
    const [line] = await server.inCompany(company.id, (tx) =>
      tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1),
    );
    expect(line?.changes).toMatchObject({ reason: { old: 'childBirth', new: 'marriage' } });
    await aSalaryMonth(server, company, { year: 2026, month: 11, closed: true });
    expect(await change({ reason: 'familyDeath', to: '2026-11-06' })).toMatchObject({
      body: { code: 'PERIOD_CLOSED' },
    });
  });
});
