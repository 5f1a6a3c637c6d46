import { getPublicHolidays } from '@paga/contract/company/law/public-holidays';
import { deletePublicHoliday, savePublicHolidays, storeVacation } from '@paga/contract/leave';
import { closePeriod, getSalaries } from '@paga/contract/payroll';
import { LeaveType } from '@paga/contract/shapes';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { freshServer, type TestCompany, type TestServer, type TestUser } from '@paga/testing/server';
import { aLeave, aSalaryMonth, aWorker } from '@paga/testing/vacations';
import { desc, eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { vacation } from '#leave/count/table.ts';

let server: TestServer;
let company: TestCompany;
let root: TestUser;
let arta: number;

beforeAll(async () => {
  server = await freshServer('national_holidays');
  root = await server.superAdmin();
});
beforeEach(async () => {
  company = await server.company({ name: 'Agimi', code: 'AGI26A' });
  arta = await aWorker(server, company);
});

const year = async (of: number, by = root) =>
  (await server.as(by).call(getPublicHolidays, { query: { year: of } })).body;
const add = (date: string, by = root, more: object = {}) =>
  server.as(by).call(savePublicHolidays, {
    body: { holidays: [{ date, name: 'Ditë zie', nameEn: 'Day of mourning', ...more }] },
  });
const idOf = async (date: string) =>
  (await year(Number(date.slice(0, 4)))).holidays.find((holiday) => holiday.date === date)?.id ?? 0;
const remove = async (date: string) =>
  server.as(root).call(deletePublicHoliday, { body: { holidayId: await idOf(date) } });
const book = (facts: Parameters<typeof aLeave>[0], of = company, employeeId = arta) =>
  server.as(of.admin).call(storeVacation, { body: { tenantId: of.id, employeeId, ...aLeave(facts) } });
const daysOf = async (of = company) =>
  (await server.inCompany(of.id, (tx) => tx.select().from(vacation))).map((row) => row.days);

describe('the table of a year', () => {
  it('has the days of the law, and says where one moved from a weekend', async () => {
    const { holidays, proposals, missing } = await year(2026, company.user);
    expect(holidays).toHaveLength(12);
    expect(holidays.find((holiday) => holiday.date === '2026-05-11')).toMatchObject({
      fallsOn: '2026-05-09',
      nameEn: 'Europe Day',
    });
    expect([proposals, missing]).toEqual([[], []]);
  });

  it('offers the statutory days of an empty year, the Bajrams to be confirmed', async () => {
    const { holidays, proposals, missing } = await year(2030);
    expect([holidays, missing]).toEqual([[], ['bajramFitr', 'bajramAdha']]);
    expect(proposals.filter((day) => !day.confirmed).map((day) => day.nameEn)).toEqual([
      'Eid al-Fitr',
      'Eid al-Adha',
    ]);
    expect(proposals.map((day) => day.date)).toEqual(
      expect.arrayContaining(['2030-04-22', '2030-04-29', '2030-12-25']),
    );
    const save = await server.as(root).call(savePublicHolidays, { body: { holidays: proposals } });
    expect(save.body).toEqual({ recounted: 0 });
    const after = await year(2030);
    expect([after.holidays.length, after.proposals, after.missing]).toEqual([proposals.length, [], []]);
  });

  it('moves and confirms a day, and has an audit line of the platform for it', async () => {
    await add('2031-03-03', root, { confirmed: false });
    const id = await idOf('2031-03-03');
    const body = { holidays: [{ id, date: '2031-03-04', name: 'Ditë zie', confirmed: true }] };
    expect((await server.as(root).call(savePublicHolidays, { body })).status).toBe(200);
    const { holidays, proposals } = await year(2031);
    expect(holidays).toContainEqual({
      id,
      date: '2031-03-04',
      fallsOn: null,
      name: 'Ditë zie',
      nameEn: 'Ditë zie',
      confirmed: true,
    });
    // The year that was empty has kept the days of the law; both Easters are one.
    expect([holidays.length, proposals]).toEqual([12, []]);
    const [line] = await server.asAccess((tx) =>
      tx
        .select()
        .from(auditLine)
        .where(eq(auditLine.page, 'publicHolidays'))
        .orderBy(desc(auditLine.id))
        .limit(1),
    );
    expect(line).toMatchObject({ tenantId: null, userId: root.id, type: 'update', objectId: id });
    expect(line?.changes).toEqual({
      '2031-03-03': { old: 'Ditë zie (?)', new: null },
      '2031-03-04': { old: null, new: 'Ditë zie' },
    });
  });

  it('refuses other roles, a date that is taken, ids of nothing and bad input', async () => {
    for (const role of ['admin', 'manager', 'user'] as const)
      expect((await add('2032-03-03', company[role])).status).toBe(403);
    expect((await add('2026-12-25')).body.fields).toMatchObject([
      { path: 'holidays.0.date', code: 'DATE_TAKEN' },
    ]);
    expect((await add('2032-03-03', root, { id: 999_999 })).status).toBe(404);
    for (const bad of [{ name: '' }, { date: '2032-02-30' }, { tenantId: 1 }])
      expect((await add('2032-03-03', root, bad)).status).toBe(422);
    const twice = [1, 2].map(() => ({ date: '2032-03-03', name: 'Ditë zie' }));
    expect((await server.as(root).call(savePublicHolidays, { body: { holidays: twice } })).status).toBe(422);
    expect((await server.as(root).call(deletePublicHoliday, { body: { holidayId: 999_999 } })).status).toBe(
      404,
    );
    expect(
      (
        await server
          .as(company.admin)
          .call(deletePublicHoliday, { body: { holidayId: await idOf('2026-12-25') } })
      ).status,
    ).toBe(403);
  });
});

describe('a holiday that comes after a leave was booked', () => {
  it('gives the day back in every company, and takes it again when it goes', async () => {
    const drini = await server.company({ name: 'Drini' });
    await book({});
    await book({}, drini, await aWorker(server, drini));
    expect((await add('2026-11-04')).body).toEqual({ recounted: 2 });
    const four = ['2026-11-02', '2026-11-03', '2026-11-05', '2026-11-06'];
    expect([await daysOf(), await daysOf(drini)]).toEqual([[four], [four]]);
    const [line] = await server.inCompany(company.id, (tx) =>
      tx.select().from(auditLine).where(eq(auditLine.type, 'recount')),
    );
    expect(line).toMatchObject({
      tenantId: company.id,
      page: 'vacations',
      changes: { workingDays: { old: 5, new: 4 } },
    });
    expect((await remove('2026-11-04')).body).toEqual({ recounted: 2 });
    expect((await daysOf())[0]).toHaveLength(5);
  });

  it('leaves maternity leave and a leave elsewhere alone', async () => {
    await book({ type: LeaveType.maternity, from: '2027-06-01', to: '2027-06-30' });
    await book({ from: '2027-08-02', to: '2027-08-06' });
    expect((await add('2027-06-10')).body).toEqual({ recounted: 0 });
  });

  it('keeps a leave that then costs nothing', async () => {
    await book({ from: '2027-09-06', to: '2027-09-06' });
    expect((await add('2027-09-06')).body).toEqual({ recounted: 1 });
    expect(await daysOf()).toEqual([[]]);
    await remove('2027-09-06');
    expect(await daysOf()).toEqual([['2027-09-06']]);
  });

  it('changes only the days in open months', async () => {
    await book({ from: '2027-09-29', to: '2027-10-05' });
    await aSalaryMonth(server, company, { year: 2027, month: 9, closed: true });
    const body = { holidays: ['2027-09-30', '2027-10-04'].map((date) => ({ date, name: 'Ditë zie' })) };
    expect((await server.as(root).call(savePublicHolidays, { body })).body).toEqual({ recounted: 1 });
    expect(await daysOf()).toEqual([['2027-09-29', '2027-09-30', '2027-10-01', '2027-10-05']]);
  });
});

test('a holiday in a closed month is taken and changes nothing there', async () => {
  await createdEmployees(server.as(company.admin), company, {});
  const month = { month: 9, year: 2026 };
  await calculatedMonth(server, company, month);
  await server
    .as(company.admin)
    .call(closePeriod, { body: { ...month, tenantId: company.id, code: 'AGI26A' } });
  const rows = async () =>
    (await server.as(company.admin).call(getSalaries, { query: { ...month, userId: company.id } })).body
      .salaries;
  const before = await rows();
  expect((await add('2026-09-15')).status).toBe(200);
  expect(await rows()).toEqual(before);
});
