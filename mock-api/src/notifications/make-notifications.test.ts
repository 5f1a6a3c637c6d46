import { markTasks } from '@paga/contract/filing';
import { updateVacation } from '@paga/contract/leave';
import { getNotifications } from '@paga/contract/notifications';
import { type ClosingMark, closePeriod, markClosing, takeMarkBack } from '@paga/contract/payroll';
import { askForLeave, askQuestion, decideRequest } from '@paga/contract/requests';
import { joinedEmployee } from '@paga/testing/own-page';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { freshServer, type TestServer } from '@paga/testing/server';
import { aLeave, aWorker } from '@paga/testing/vacations';
import { asc, desc, eq } from 'drizzle-orm';
import { outboxMail } from '#core/mail/table.ts';
import { vacation } from '#leave/count/table.ts';
import { salaryVersion } from '#months/table.ts';
import { employee } from '#people/table.ts';
import { makeNotifications, notifyOfNews } from './make-notifications.ts';
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

/** Sessions end when nobody comes for long: those of this company are of the last day that is looked at. */
async function signedInFor<T>(arrange: () => Promise<T>): Promise<T> {
  server.clock.set('2026-12-10T09:00:00Z');
  const made = await arrange();
  server.clock.set(today.toISOString());
  return made;
}

/** A company with a calculated September; what is notified is asked as of the day that is set. */
async function withSeptember() {
  const { company, listed } = await signedInFor(arranged);
  const [arta = 0] = await savedEmployees(server, company, {});
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  const on = (day: string) => {
    server.clock.set(`${day}T09:00:00Z`);
    return makeNotifications(server.db, server.clock.now());
  };
  const notified = async (role: 'admin' | 'manager' | 'user') =>
    (await server.as(company[role]).call(getNotifications, { query: { kinds: 'all' } })).body;
  const shown = async (role: 'admin' | 'manager' | 'user') =>
    (await notified(role)).data.map(({ kind, month, name }) => [kind, month?.month, name]);
  const manager = server.as(company.manager);
  const close = async (month: number) => {
    const body = { month, year: 2026, tenantId: company.id, code: 'AGI26A' };
    expect((await manager.call(closePeriod, { body })).status).toBe(200);
    const [version] = await server.inCompany(company.id, (tx) =>
      tx.select().from(salaryVersion).orderBy(desc(salaryVersion.id)),
    );
    return { versionId: version?.id ?? 0 };
  };
  const mark = async (params: { versionId: number }, name: ClosingMark) =>
    manager.call(markClosing, { params, body: { mark: name, on: '2026-10-15' } });
  const task = (params: { versionId: number }, name: 'contributionPayment' | 'taxPayment') =>
    manager.call(markTasks, { params, body: { tasks: [name], outcome: 'done', on: '2026-10-15' } });
  return { company, arta, listed, on, notified, shown, manager, close, mark, task };
}
afterEach(() => server.clock.set(today.toISOString()));

test('of the salaries: what is due, what was left open and what was closed, once each and by role', async () => {
  const { listed, on, notified, shown, close } = await withSeptember();
  await on('2026-10-15');
  expect(await makeNotifications(server.db, today)).toEqual({ companies: 0 });
  const due = ['declarationDue 2026-10-15', 'monthOpen 2026-10-01', 'taxesDue 2026-10-15'];
  expect(await listed()).toEqual(due);
  await on('2026-10-29');
  const late = ['declarationLate 2026-10-16', 'paymentDue 2026-10-31', 'taxesLate 2026-10-16'];
  expect(await listed()).toEqual([...due, ...late].sort());
  // Late and therefore first; of an open month that it is open, and not also all that cannot be done before it is closed.
  expect(await shown('manager')).toEqual([
    ['monthOpen', 9, null],
    ['paymentDue', 10, null],
  ]);
  expect((await notified('manager')).unread).toBe(2);
  expect(await shown('user')).toEqual([]);
  await close(9);
  await on('2026-10-29');
  expect(await shown('user')).toEqual([['monthClosed', 9, null]]);
  expect(await shown('admin')).toContainEqual(['monthClosed', 9, null]);
  // Closed it is no longer open, but it is not paid; and nobody is notified of what they did themselves.
  expect((await shown('manager')).map(([kind]) => kind).sort()).toEqual([
    'declarationLate',
    'paymentDue',
    'paymentLate',
  ]);
  // A month nobody closed is no news after a month.
  server.clock.set('2026-12-10T09:00:00Z');
  expect(await shown('user')).toEqual([]);
});

test('what is done falls away, and is waited for again with its mark removed', async () => {
  const { on, shown, manager, close, mark, task } = await withSeptember();
  const september = await close(9);
  await on('2026-10-16');
  const kinds = async () => (await shown('manager')).map(([kind]) => kind).sort();
  expect(await kinds()).toEqual(['declarationLate', 'paymentLate']);
  await mark(september, 'paid');
  expect(await kinds()).toEqual(['declarationLate']);
  await mark(september, 'declared');
  await task(september, 'contributionPayment');
  expect(await kinds()).toEqual(['taxesLate']);
  await task(september, 'taxPayment');
  expect(await kinds()).toEqual([]);
  await manager.call(takeMarkBack, { params: { ...september, mark: 'paid' } });
  expect(await kinds()).toEqual(['paymentLate']);
});

test('within a minute: who closed, paid and declared it, to everybody but them', async () => {
  const { company, shown, close, mark, manager } = await withSeptember();
  const september = await close(9);
  await mark(september, 'paid');
  await mark(september, 'declared');
  const now = new Date(server.clock.now().getTime() + 60_000);
  await notifyOfNews(server.db, now);
  expect(await notifyOfNews(server.db, now)).toEqual({ companies: 0 });
  const { name } = company.manager;
  expect(await shown('admin')).toEqual([
    ['monthPaid', 9, name],
    ['monthDeclared', 9, name],
    ['monthClosed', 9, null],
  ]);
  expect(await shown('manager')).toEqual([]);
  // A page of before is shown what it has words for.
  const before = (await server.as(company.admin).call(getNotifications, { query: {} })).body;
  expect([before.unread, before.data.map(({ type }) => type)]).toEqual([1, ['monthClosed']]);
  await manager.call(takeMarkBack, { params: { ...september, mark: 'declared' } });
  expect((await shown('admin')).map(([kind]) => kind)).toEqual(['monthPaid', 'monthClosed']);
});

test('payslips that did not arrive, by name and number, until they are mailed again', async () => {
  const { company, arta, notified, shown } = await withSeptember();
  const now = server.clock.now();
  const mail = (dedupe: string, status: 'failed' | 'sent') =>
    server.inCompany(company.id, (tx) =>
      tx.insert(outboxMail).values({
        ...{ tenantId: company.id, dedupe, status, recipient: 'arta@example.com', subject: '' },
        ...{ textBody: '', htmlBody: '', nextTryAt: now, createdAt: now },
      }),
    );
  await mail(`payslip:2026-09:${arta}`, 'failed');
  await mail('reset:1', 'failed');
  expect(await notifyOfNews(server.db, now)).toEqual({ companies: 1 });
  expect(await notifyOfNews(server.db, now)).toEqual({ companies: 0 });
  expect((await notified('manager')).data).toMatchObject([
    {
      kind: 'mailFailed',
      count: 1,
      name: 'Arta Krasniqi',
      employeeId: null,
      month: { year: 2026, month: 9 },
    },
  ]);
  expect(await shown('user')).toEqual([]);
  await mail(`payslip:2026-09:${arta}:2`, 'sent');
  expect(await shown('manager')).toEqual([]);
});

test('a contract that was prolonged, leave that was moved or has begun, and a birthday that was are no news', async () => {
  const { company, leave } = await signedInFor(arranged);
  const arta = await aWorker(server, company, { expirationContract: '2026-10-20', birthDate: '1990-10-16' });
  const { id, version } = await leave(arta, '2026-10-18');
  server.clock.set('2026-10-15T09:00:00Z');
  await makeNotifications(server.db, today);
  const kinds = async () => {
    const { data } = (await server.as(company.user).call(getNotifications, { query: { kinds: 'all' } })).body;
    return data.map(({ kind }) => kind).sort();
  };
  expect(await kinds()).toEqual(['birthday', 'contract', 'vacation']);
  await server.as(company.admin).call(updateVacation, {
    params: { id },
    body: { ...aLeave({ from: '2026-10-19', to: '2026-10-19' }), version },
  });
  expect(await kinds()).toEqual(['birthday', 'contract']);
  // A contract that ended while the person is still active stays for a month: somebody has to say what holds.
  server.clock.set('2026-10-25T09:00:00Z');
  expect(await kinds()).toEqual(['contract']);
  await server.inCompany(company.id, (tx) =>
    tx.update(employee).set({ expirationContract: '2027-10-20' }).where(eq(employee.id, arta)),
  );
  expect(await kinds()).toEqual([]);
});

test('notifies within a minute of what an employee asks for, until it is decided; questions not to role 4', async () => {
  const { company } = await arranged();
  const page = server.as(await joinedEmployee(server, company.id, await aWorker(server, company)));
  const wish = { ...aLeave(), type: 0 as const, workingDays: 5 };
  const id = (await page.call(askForLeave, { body: wish })).body.request?.id ?? 0;
  await page.call(askQuestion, { body: { text: 'Pse?' } });
  await notifyOfNews(server.db, server.clock.now());
  expect(await notifyOfNews(server.db, server.clock.now())).toEqual({ companies: 0 });
  const shown = async (who = company.admin) => {
    const { body } = await server.as(who).call(getNotifications, { query: { kinds: 'all' } });
    return body.data.map(({ kind, name }) => `${kind} ${name}`);
  };
  expect(await shown()).toEqual(['leaveAsked Arta Krasniqi', 'questionAsked Arta Krasniqi']);
  expect(await shown(company.user)).toEqual(['leaveAsked Arta Krasniqi']);
  const body = { tenantId: company.id, decision: 'refuse' as const };
  await server.as(company.admin).call(decideRequest, { params: { id }, body });
  expect(await shown()).toEqual(['questionAsked Arta Krasniqi']);
});
