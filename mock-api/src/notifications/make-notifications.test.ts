import { updateVacation } from '@paga/contract/leave';
import { getNotifications } from '@paga/contract/notifications';
import { type ClosingMark, closePeriod, markClosing, takeMarkBack } from '@paga/contract/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { freshServer, type TestServer } from '@paga/testing/server';
import { aLeave, aWorker } from '@paga/testing/vacations';
import { asc, desc } from 'drizzle-orm';
import { vacation } from '#leave/count/table.ts';
import { salaryVersion } from '#months/table.ts';
import { employee } from '#people/table.ts';
import { makeNotifications } from './make-notifications.ts';
import { notification } from './table.ts';

/** 15 October 2026 in Kosovo. */
const today = new Date('2026-10-15T09:00:00Z');

// The job goes through every company: on a database of its own it meets those of this file alone.
let server: TestServer;
beforeAll(async () => {
  server = await freshServer('make_notifications');
});

async function arranged() {
  const company = await server.company({ code: 'AGI26A' });
  const listed = async () => {
    const rows = await server.inCompany(company.id, (tx) =>
      tx.select().from(notification).orderBy(asc(notification.type), asc(notification.date)),
    );
    return rows.map(({ type, date }) => `${type} ${date}`);
  };
  const leave = (employeeId: number, from: string) =>
    server.inCompany(company.id, async (tx) => {
      const booked = {
        ...aLeave({ from, to: from }),
        tenantId: company.id,
        employeeId,
        days: [from],
        createdBy: company.admin.id,
      };
      const [row] = await tx
        .insert(vacation)
        .values(booked)
        .returning({ id: vacation.id, version: vacation.version });
      return row ?? { id: 0, version: 0 };
    });
  return { company, listed, leave };
}

test('notifies of contracts that end within 30 days, today and the last day included', async () => {
  const { company, listed } = await arranged();
  for (const expirationContract of ['2026-10-14', '2026-10-15', '2026-11-14', '2026-11-15'])
    await aWorker(server, company, { expirationContract });
  await makeNotifications(server.db, today);
  expect(await listed()).toEqual(['contract 2026-10-15', 'contract 2026-11-14']);
});

test('notifies of birthdays within 7 days, over the turn of the year and on 28 February for who was born on the 29th', async () => {
  const { company, listed } = await arranged();
  for (const birthDate of ['1990-10-15', '1990-10-22', '1990-10-23', '1990-01-03', '1992-02-29'])
    await aWorker(server, company, { birthDate });
  await makeNotifications(server.db, today);
  // Who has been notified is not gone to again.
  expect(await makeNotifications(server.db, today)).toEqual({ companies: 0 });
  await makeNotifications(server.db, new Date('2026-12-29T09:00:00Z'));
  await makeNotifications(server.db, new Date('2027-02-22T09:00:00Z'));
  expect(await listed()).toEqual([
    'birthday 2026-10-15',
    'birthday 2026-10-22',
    'birthday 2027-01-03',
    'birthday 2027-02-28',
  ]);
});

test('notifies of leave that starts within 7 days and within the contract, and again when it is moved', async () => {
  const { company, listed, leave } = await arranged();
  const arta = await aWorker(server, company);
  const leaving = await aWorker(server, company, { firstName: 'Besnik', expirationContract: '2026-10-16' });
  for (const from of ['2026-10-14', '2026-10-23']) await leave(arta, from);
  await leave(leaving, '2026-10-19');
  const { id, version } = await leave(arta, '2026-10-22');
  await makeNotifications(server.db, today);
  expect(await listed()).toEqual(['contract 2026-10-16', 'vacation 2026-10-22']);
  const moved = { ...aLeave({ from: '2026-10-20', to: '2026-10-20' }), version };
  expect((await server.as(company.admin).call(updateVacation, { params: { id }, body: moved })).status).toBe(
    200,
  );
  await makeNotifications(server.db, today);
  expect(await listed()).toEqual(['contract 2026-10-16', 'vacation 2026-10-20', 'vacation 2026-10-22']);
});

test('leaves out who is not active, a draft or deleted', async () => {
  const { company, listed } = await arranged();
  const facts = { birthDate: '1990-10-16' };
  await aWorker(server, company, { ...facts, employeeStatus: 2 });
  await aWorker(server, company, { ...facts, draftStatus: 1 });
  await aWorker(server, company, { ...facts, deletedAt: today });
  await makeNotifications(server.db, today);
  expect(await listed()).toEqual([]);
});

test('goes by the day in Kosovo: after 22:00 UTC it is tomorrow', async () => {
  const { company, listed } = await arranged();
  await aWorker(server, company, { birthDate: '1990-10-15' });
  await makeNotifications(server.db, new Date('2026-10-15T22:30:00Z'));
  expect(await listed()).toEqual([]);
});

test('eight instances at once notify each company once', async () => {
  const { company, listed } = await arranged();
  const second = await server.company({ name: 'Drini' });
  for (let day = 10; day < 30; day += 1)
    await aWorker(server, company, { expirationContract: `2026-11-${day}` });
  await aWorker(server, second, { birthDate: '1990-10-16' });
  await Promise.all(Array.from({ length: 8 }, () => makeNotifications(server.db, today)));
  expect(await listed()).toHaveLength(5);
  const others = await server.inCompany(second.id, (tx) => tx.select().from(notification));
  expect(others).toMatchObject([{ tenantId: second.id, type: 'birthday', createdAt: today }]);
});

test('notifies a large company completely', async () => {
  const { company, listed } = await arranged();
  const one = {
    tenantId: company.id,
    firstName: 'Arta',
    lastName: 'Krasniqi',
    contractStarted: '2020-01-01',
    searchText: '',
    birthDate: '1990-10-20',
  };
  await server.inCompany(company.id, (tx) =>
    tx.insert(employee).values(Array.from({ length: 1500 }, () => one)),
  );
  await makeNotifications(server.db, today);
  expect(await listed()).toHaveLength(1500);
});

test('of the salaries: what is due, what was left open and what was closed, once each and by role', async () => {
  const { company, listed } = await arranged();
  await savedEmployees(server, company, {});
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  await makeNotifications(server.db, today);
  expect(await makeNotifications(server.db, today)).toEqual({ companies: 0 });
  expect(await listed()).toEqual(['declarationDue 2026-10-15', 'monthOpen 2026-10-01']);
  await makeNotifications(server.db, new Date('2026-10-29T09:00:00Z'));
  expect(await listed()).toEqual([
    'declarationDue 2026-10-15',
    'monthOpen 2026-10-01',
    'paymentDue 2026-10-31',
  ]);
  const notified = async (role: 'manager' | 'user') =>
    (await server.as(company[role]).call(getNotifications, {})).body;
  const shown = async (role: 'manager' | 'user') =>
    (await notified(role)).data.map(({ type, month, name }) => [type, month?.month, name]);
  // Late and therefore first, although another came since.
  expect((await shown('manager'))[0]).toEqual(['monthOpen', 9, null]);
  const manager = server.as(company.manager);
  const closed = async (month: number) => {
    const body = { month, year: 2026, tenantId: company.id, code: 'AGI26A' };
    expect((await manager.call(closePeriod, { body })).status).toBe(200);
    const [version] = await server.inCompany(company.id, (tx) =>
      tx.select().from(salaryVersion).orderBy(desc(salaryVersion.id)),
    );
    return { versionId: version?.id ?? 0 };
  };
  const september = await closed(9);
  await makeNotifications(server.db, today);
  expect(await listed()).toHaveLength(4);
  expect(await shown('user')).toEqual([['monthClosed', 9, null]]);
  // The month that was left open is closed: that it was open is no news any more.
  expect(await shown('manager')).toEqual([
    ['paymentDue', 10, null],
    ['declarationDue', 9, null],
    ['monthClosed', 9, null],
  ]);
  expect((await notified('manager')).unread).toBe(3);
  // What is done is no news any more either; with its mark removed it is.
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const october = await closed(10);
  const marked = (params: { versionId: number }, mark: ClosingMark) =>
    manager.call(markClosing, { params, body: { mark, on: '2026-10-15' } });
  await marked(september, 'declared');
  await marked(september, 'paid');
  expect(await shown('manager')).toEqual([
    ['paymentDue', 10, null],
    ['monthClosed', 9, null],
  ]);
  await marked(october, 'paid');
  expect(await shown('manager')).toEqual([['monthClosed', 9, null]]);
  expect((await notified('manager')).unread).toBe(1);
  await manager.call(takeMarkBack, { params: { ...october, mark: 'paid' } });
  expect(await shown('manager')).toHaveLength(2);
});
