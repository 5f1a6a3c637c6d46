import {
  getEmployeeVacations,
  getLeavePeople,
  getUpcomingVacations,
  getVacationCalendar,
  getVacationEmployees,
  getVacationTypes,
  storeVacation,
} from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { aLeave, aWorker, type LeaveFacts } from '@paga/testing/vacations';
import { eq } from 'drizzle-orm';
import { employee, employeeSector, sector } from '#people/table.ts';

let server: TestServer;
let company: TestCompany;
let arta: number;
let blerim: number;

const book = (employeeId: number, facts: LeaveFacts = {}) =>
  server
    .as(company.admin)
    .call(storeVacation, { body: { tenantId: company.id, employeeId, ...aLeave(facts) } });

// Today is 15 October 2026.
beforeAll(async () => {
  server = await testServer();
  company = await server.company();
  arta = await aWorker(server, company);
  blerim = await aWorker(server, company, { firstName: 'Blerim', lastName: 'Gashi', gender: Gender.male });
  await book(arta, { from: '2026-10-01', to: '2026-10-14' });
  await book(arta, { from: '2026-10-15', to: '2026-10-16', type: LeaveType.special });
  await book(blerim, { from: '2026-10-12', to: '2026-10-15', type: LeaveType.medical });
  await book(blerim, { from: '2026-12-30', to: '2027-01-06' });
});

const ofCompany = () => ({ tenantId: company.id });

describe('upcoming leave', () => {
  it('is what has not ended, the earliest first', async () => {
    const { body } = await server.as(company.user).call(getUpcomingVacations, { query: ofCompany() });
    expect(body.map(({ employeeName, from, type }) => `${employeeName} ${from} ${type}`)).toEqual([
      'Blerim Gashi 2026-10-12 medical',
      'Arta Krasniqi 2026-10-15 special',
      'Blerim Gashi 2026-12-30 annual',
    ]);
  });

  it('falls away with the contract, and with the person', async () => {
    const drini = await server.company({ name: 'Drini' });
    const people = await Promise.all(
      ['Besa', 'Dren', 'Ilir'].map((firstName) => aWorker(server, drini, { firstName })),
    );
    for (const employeeId of people) {
      await server
        .as(drini.admin)
        .call(storeVacation, { body: { tenantId: drini.id, employeeId, ...aLeave() } });
    }
    const [besa = 0, dren = 0] = people;
    await server.inCompany(drini.id, async (tx) => {
      await tx.update(employee).set({ expirationContract: '2026-10-31' }).where(eq(employee.id, besa));
      await tx.update(employee).set({ deletedAt: new Date() }).where(eq(employee.id, dren));
    });
    const { body } = await server
      .as(drini.user)
      .call(getUpcomingVacations, { query: { tenantId: drini.id } });
    expect(body.map(({ employeeName }) => employeeName)).toEqual(['Ilir Krasniqi']);
  });

  it('is nobody else’s', async () => {
    const drini = await server.company({ name: 'Drini' });
    expect(
      (await server.as(drini.user).call(getUpcomingVacations, { query: { tenantId: drini.id } })).body,
    ).toEqual([]);
    expect((await server.as(drini.user).call(getUpcomingVacations, { query: ofCompany() })).status).toBe(403);
  });
});

describe('the employees of the calendar', () => {
  it('show total, used and left days of the year', async () => {
    const { body } = await server.as(company.user).call(getVacationEmployees, { query: ofCompany() });
    expect(body.map(({ name }) => name)).toEqual(['Arta Krasniqi', 'Blerim Gashi']);
    expect(body[0]).toMatchObject({
      year: 2026,
      tenantName: 'Agimi',
      annualDays: 20,
      annualUsed: 10,
      annualLeft: 10,
    });
    expect(body[0]).toMatchObject({ specialUsed: 2, specialLeft: 3, maternityDays: 261, maternityLeft: 261 });
    expect(body[1]).toMatchObject({ medicalUsed: 4, medicalLeft: 16, annualUsed: 2, maternityLeft: 0 });
  });

  it('count leave over New Year in each year', async () => {
    // 1 and 2 January are holidays (2 January 2027 is a Saturday, observed on Monday 4): two days are left for the new year.
    const { body } = await server
      .as(company.user)
      .call(getVacationEmployees, { query: { ...ofCompany(), year: 2027 } });
    expect(body[1]).toMatchObject({ year: 2027, annualUsed: 2, annualLeft: 18 });
    expect(body[1]?.vacations.map(({ from, workingDays }) => [from, workingDays])).toEqual([
      ['2026-12-30', 4],
    ]);
  });
});

describe('the people of the wall chart', () => {
  it('are the active employees by name with their sectors, of this company alone', async () => {
    const drini = await server.company({ name: 'Drini' });
    const [zana = 0, cana = 0, left = 0] = await Promise.all(
      ['Zana', 'Çana', 'Arta'].map((firstName) => aWorker(server, drini, { firstName })),
    );
    await server.inCompany(drini.id, async (tx) => {
      await tx.update(employee).set({ employeeStatus: 2 }).where(eq(employee.id, left));
      const [row] = await tx.insert(sector).values({ tenantId: drini.id, name: 'Prodhimi' }).returning();
      await tx
        .insert(employeeSector)
        .values({ tenantId: drini.id, employeeId: zana, sectorId: row?.id ?? 0 });
    });
    const people = (by: TestCompany, of: TestCompany) =>
      server.as(by.user).call(getLeavePeople, { query: { tenantId: of.id } });
    const alike = { occupation: null, contractStarted: '2020-01-01', gender: Gender.female };
    expect((await people(drini, drini)).body).toEqual([
      { id: cana, name: 'Çana Krasniqi', ...alike, sectorIds: [] },
      { id: zana, name: 'Zana Krasniqi', ...alike, sectorIds: [expect.any(Number)] },
    ]);
    expect((await people(company, drini)).status).toBe(403);
  });
});

describe('the calendar', () => {
  const titles = async (period?: string) => {
    const { body } = await server
      .as(company.user)
      .call(getVacationCalendar, { query: { ...ofCompany(), period } });
    return body.map(({ title, start, colour, workingDays }) => `${title} ${start} ${colour} ${workingDays}`);
  };

  it('shows the current month by default, coloured by type', async () => {
    expect(await titles()).toEqual([
      'Arta Krasniqi 2026-10-01 green 10',
      'Blerim Gashi 2026-10-12 orange 4',
      'Arta Krasniqi 2026-10-15 red 2',
    ]);
  });

  it('shows a year, a month, a week and a day', async () => {
    expect(await titles('2027')).toEqual(['Blerim Gashi 2026-12-30 green 4']);
    expect(await titles('2026-11')).toEqual([]);
    expect(await titles('2026-10-12/2026-10-18')).toHaveLength(3);
    expect(await titles('2026-10-14')).toHaveLength(2);
  });

  it('refuses a day that does not exist', async () => {
    const reply = await server
      .as(company.user)
      .call(getVacationCalendar, { query: { ...ofCompany(), period: '2026-02-30' } });
    expect(reply.status).toBe(422);
  });
});

describe('one employee', () => {
  it('shows every entry, newest first', async () => {
    const { body } = await server
      .as(company.user)
      .call(getEmployeeVacations, { params: { id: blerim }, query: {} });
    expect(body).toMatchObject({ name: 'Blerim Gashi', gender: Gender.male, year: 2026 });
    expect(body.vacations.map(({ from }) => from)).toEqual(['2026-12-30', '2026-10-12']);
  });

  it('is not found in another company', async () => {
    const drini = await server.company({ name: 'Drini' });
    expect(
      (await server.as(drini.user).call(getEmployeeVacations, { params: { id: arta }, query: {} })).status,
    ).toBe(404);
  });
});

describe('the types of leave', () => {
  it('keep maternity for women', async () => {
    const { body } = await server.as(company.user).call(getVacationTypes, {});
    expect(body.map(({ id, name, colour }) => `${id} ${name} ${colour}`)).toEqual([
      '0 annual green',
      '1 medical orange',
      '2 maternity blue',
      '3 special red',
    ]);
    expect(body.filter(({ genders }) => genders.includes(Gender.male)).map(({ name }) => name)).toEqual([
      'annual',
      'medical',
      'special',
    ]);
  });
});
