import { storeVacation, VACATION_EXISTS_MESSAGE } from '@paga/contract/leave';
import { Gender, LeaveType, RoleId } from '@paga/contract/shapes';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { aLeave, aSalaryMonth, aWorker, type LeaveFacts } from '@paga/testing/vacations';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { vacation } from '../count/table.ts';

let server: TestServer;
let company: TestCompany;
let arta: number;

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
  arta = await aWorker(server, company);
});

const book = (facts: LeaveFacts = {}, employeeId = arta, by = company.user) =>
  server.as(by).call(storeVacation, { body: { tenantId: company.id, employeeId, ...aLeave(facts) } });
const someUsers = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () => server.user({ roleId: RoleId.companyUser, companies: [company.id] })),
  );
const storedRows = () => server.inCompany(company.id, (tx) => tx.select().from(vacation));
const auditLines = () =>
  server.inCompany(company.id, (tx) => tx.select().from(auditLine).orderBy(desc(auditLine.id)));

describe('booking leave', () => {
  it('stores the working days, without weekends and public holidays', async () => {
    const { status, body } = await book({ from: '2026-12-21', to: '2026-12-31' });
    expect(status).toBe(200);
    // Eleven calendar days: one weekend and Christmas Day cost nothing.
    expect(body).toMatchObject({
      created: true,
      vacation: { employeeName: 'Arta Krasniqi', type: 'annual', workingDays: 8 },
    });
    const [row] = await storedRows();
    expect(row?.days).toHaveLength(8);
    expect(row?.days).not.toContain('2026-12-25');
  });

  it('refuses a role that is nobody in the company, and a person who is not signed in', async () => {
    const stranger = await server.user({ roleId: 4 });
    expect((await book({}, arta, stranger)).status).toBe(403);
    const body = { tenantId: company.id, employeeId: arta, ...aLeave() };
    expect((await server.as(undefined).call(storeVacation, { body })).status).toBe(401);
    expect(await storedRows()).toEqual([]);
  });

  it('does not find an employee of another company', async () => {
    const drini = await server.company({ name: 'Drini' });
    const foreign = await aWorker(server, drini);
    expect((await book({}, foreign)).status).toBe(404);
    const body = { tenantId: drini.id, employeeId: foreign, ...aLeave() };
    expect((await server.as(company.admin).call(storeVacation, { body })).status).toBe(403);
  });

  it('refuses a type and dates that do not exist', async () => {
    const body = {
      tenantId: company.id,
      employeeId: arta,
      type: 4 as never,
      from: '2026-02-30',
      to: '2026-11-06',
    };
    const reply = await server.as(company.user).call(storeVacation, { body });
    expect(reply.status).toBe(422);
    expect(reply.body.fields?.map(({ path }) => path)).toEqual(expect.arrayContaining(['type', 'from']));
  });

  it('leaves an audit line with the leave, and none when it is refused', async () => {
    await book({ from: '2026-11-06', to: '2026-11-02' });
    expect(await auditLines()).toEqual([]);
    await book();
    const [line] = await auditLines();
    expect(line).toMatchObject({ page: 'vacations', type: 'create', userId: company.user.id });
    expect(line?.changes).toMatchObject({ from: { new: '2026-11-02' }, workingDays: { new: 5 } });
  });
});

describe('leave that cannot be applied for on these dates', () => {
  const refused = { created: false };

  it.each([
    ['ends before it starts', { from: '2026-11-06', to: '2026-11-02' }, 'endBeforeStart'],
    ['has no working day', { from: '2026-11-07', to: '2026-11-08' }, 'noWorkingDays'],
    ['starts before the contract', { from: '2019-12-30', to: '2020-01-03' }, 'outsideContract'],
    ['is longer than twelve months', { from: '2026-11-02', to: '2027-11-02' }, 'tooLong'],
  ])('%s', async (_, dates, reason) => {
    expect((await book(dates)).body).toEqual({ ...refused, reason });
  });

  it('ends after the contract', async () => {
    const besa = await aWorker(server, company, { firstName: 'Besa', expirationContract: '2026-11-05' });
    expect((await book({}, besa)).body).toEqual({ ...refused, reason: 'outsideContract' });
  });

  it('goes beyond the balance of the year', async () => {
    await book({ from: '2026-06-01', to: '2026-06-24' });
    const { body } = await book();
    expect(body).toEqual({
      ...refused,
      reason: 'beyondBalance',
      balance: { year: 2026, wanted: 5, left: 2 },
    });
  });

  it('goes beyond the balance of either year when it lies over New Year', async () => {
    // 20 days of 2026 are gone; two days of January would be free.
    await book({ from: '2026-06-01', to: '2026-06-26' });
    const { body } = await book({ from: '2026-12-30', to: '2027-01-05' });
    expect(body).toMatchObject({ reason: 'beyondBalance', balance: { year: 2026, wanted: 2, left: 0 } });
  });

  it('is maternity of more than twelve months, also when it is booked in two pieces', async () => {
    const maternity = { type: LeaveType.maternity };
    const first = await book({ ...maternity, from: '2026-01-10', to: '2026-09-30' });
    expect(first.body).toMatchObject({ created: true });
    expect((await book({ ...maternity, from: '2026-10-01', to: '2027-01-10' })).body).toEqual({
      ...refused,
      reason: 'tooLong',
    });
    expect((await book({ ...maternity, from: '2026-10-01', to: '2027-01-09' })).body).toMatchObject({
      created: true,
    });
  });
});

describe('leave that cannot be saved', () => {
  it('is maternity leave of a man', async () => {
    const blerim = await aWorker(server, company, { firstName: 'Blerim', gender: Gender.male });
    expect((await book({ type: LeaveType.maternity }, blerim)).body).toEqual({
      created: null,
      reason: 'typeNotAllowed',
    });
    expect((await book({ type: LeaveType.special }, blerim)).body).toMatchObject({ created: true });
  });

  it('is leave of a draft', async () => {
    const draft = await aWorker(server, company, { draftStatus: 1, contractStarted: null });
    expect((await book({}, draft)).body).toEqual({ created: null, reason: 'draftEmployee' });
  });
});

describe('leave on the same dates', () => {
  it('exists already, whatever its type', async () => {
    await book();
    expect((await book({ type: LeaveType.medical, from: '2026-11-06', to: '2026-11-10' })).body).toEqual({
      message: VACATION_EXISTS_MESSAGE,
    });
  });

  it('is booked once when twenty people book it at the same moment', async () => {
    const people = await someUsers(20);
    const replies = await Promise.all(people.map((person) => book({}, arta, person)));
    expect(replies.filter(({ body }) => 'created' in body && body.created === true)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.message === VACATION_EXISTS_MESSAGE)).toHaveLength(19);
    expect(await storedRows()).toHaveLength(1);
  });

  it('cannot overdraw a balance by bookings at the same moment', async () => {
    await book({ from: '2026-06-01', to: '2026-06-19' });
    const people = await someUsers(4);
    const weeks = ['02', '09', '16', '23'].map((day) =>
      aLeave({ from: `2026-11-${day}`, to: `2026-11-${Number(day) + 4}`.replace(/-(\d)$/, '-0$1') }),
    );
    const replies = await Promise.all(weeks.map((dates, index) => book(dates, arta, people[index])));
    expect(replies.filter(({ body }) => 'created' in body && body.created === true)).toHaveLength(1);
  });
});

describe('a closed month', () => {
  it('refuses leave with a day in it and takes leave beside it', async () => {
    await aSalaryMonth(server, company, { year: 2026, month: 11, closed: true });
    await aSalaryMonth(server, company, { year: 2026, month: 10, closed: false });
    const refused = await book({ from: '2026-10-29', to: '2026-11-02' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
    // 31 October and 1 November 2026 are a weekend: no day of November is touched.
    expect((await book({ from: '2026-10-29', to: '2026-11-01' })).body).toMatchObject({ created: true });
  });
});
