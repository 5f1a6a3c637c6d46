import {
  getNewestNotifications,
  getNotifications,
  readAllNotifications,
  readNotification,
} from '@paga/contract/notifications';
import { CompanyStatus } from '@paga/contract/shapes';
import { freshServer, type TestServer } from '@paga/testing/server';
import { aWorker } from '@paga/testing/vacations';
import { eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { makeNotifications } from './make-notifications.ts';

const today = new Date('2026-10-15T09:00:00Z');
const params = (id: number) => ({ params: { id } });
const pageOf = (type: 'all' | 'unread', page = 1) => ({ params: { type }, query: { page } });

// The job goes through every company: on a database of its own it meets those of this file alone.
let server: TestServer;
beforeAll(async () => {
  server = await freshServer('read_notifications');
});
afterEach(() => server.clock.set(today.toISOString()));

/** A company that the job notified of `count` birthdays. */
async function arranged(count = 1, status?: CompanyStatus) {
  const company = await server.company({ status });
  for (let n = 0; n < count; n += 1)
    await aWorker(server, company, { firstName: `Arta ${n}`, birthDate: '1990-10-16' });
  await makeNotifications(server.db, today);
  const as = server.as(company.manager);
  const newest = (await as.call(getNotifications, { query: {} })).body;
  return { company, as, newest, id: newest.data[0]?.id ?? 0 };
}

test('lists the newest ten, and pages of ten with the total', async () => {
  const { company, as, newest } = await arranged(12);
  expect(newest).toMatchObject({
    unread: 12,
    data: [
      { type: 'birthday', name: 'Arta 0 Krasniqi', date: '2026-10-16', readAt: null },
      ...Array(9).fill({}),
    ],
  });
  await aWorker(server, company, { firstName: 'Besnik', birthDate: '1990-10-17' });
  await makeNotifications(server.db, new Date('2026-10-16T09:00:00Z'));
  const first = (await as.call(getNewestNotifications, pageOf('all'))).body;
  const second = (await as.call(getNewestNotifications, pageOf('all', 2))).body;
  expect([first.meta.total, first.data.length, second.data.length]).toEqual([13, 10, 3]);
  expect(first.data[0]).toMatchObject({ name: 'Besnik Krasniqi', createdAt: '2026-10-16T09:00:00.000Z' });
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(13);
});

describe('marking one read', () => {
  test('marks it for the user alone, and keeps the time of the first reading', async () => {
    const { company, as, id } = await arranged(2);
    server.clock.set('2026-10-15T09:05:00Z');
    const read = await as.call(readNotification, params(id));
    expect(read.body).toMatchObject({ id, readAt: '2026-10-15T09:05:00.000Z' });
    server.clock.set('2026-10-15T09:10:00Z');
    expect((await as.call(readNotification, params(id))).body).toEqual(read.body);
    expect((await as.call(getNewestNotifications, pageOf('unread'))).body.meta.total).toBe(1);
    expect((await server.as(company.user).call(getNotifications, { query: {} })).body.unread).toBe(2);
  });

  test('twenty times at once marks it once', async () => {
    const { as, id } = await arranged();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => as.call(readNotification, params(id))),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await as.call(getNotifications, { query: {} })).body.unread).toBe(0);
  });

  test('is refused to who is not signed in, and of another company there is nothing to mark', async () => {
    const { id } = await arranged();
    const other = await server.company({ name: 'Drini' });
    expect((await server.as(undefined).call(readNotification, params(id))).status).toBe(401);
    expect((await server.as(other.admin).call(readNotification, params(id))).status).toBe(404);
  });

  test('refuses an id that is none, and does not find one that does not exist', async () => {
    const { as } = await arranged();
    expect((await as.call(readNotification, params(-1))).status).toBe(422);
    expect((await as.call(readNotification, params(999_999_999))).status).toBe(404);
  });

  test('is open to a suspended company', async () => {
    const { as, id } = await arranged(1, CompanyStatus.suspended);
    expect((await as.call(readNotification, params(id))).status).toBe(200);
  });
});

describe('marking all read', () => {
  test('marks every one for the user alone, and those already read keep their time', async () => {
    const { company, as, id } = await arranged(12);
    await as.call(readNotification, params(id));
    server.clock.set('2026-10-15T09:05:00Z');
    expect((await as.call(readAllNotifications, {})).status).toBe(204);
    const after = (await as.call(getNotifications, { query: {} })).body;
    expect(after.unread).toBe(0);
    expect(after.data.map(({ readAt }) => readAt)).toEqual([
      '2026-10-15T09:00:00.000Z',
      ...Array(9).fill('2026-10-15T09:05:00.000Z'),
    ]);
    expect((await as.call(getNewestNotifications, pageOf('unread'))).body).toEqual({
      data: [],
      meta: { total: 0 },
    });
    expect((await server.as(company.user).call(getNotifications, { query: {} })).body.unread).toBe(12);
  });

  test('at the same time as readings of one does not fail', async () => {
    const { as, id } = await arranged(3);
    const readings = Array.from({ length: 10 }, () => [
      as.call(readAllNotifications, {}),
      as.call(readNotification, params(id)),
    ]).flat();
    for (const { status } of await Promise.all(readings)) expect([200, 204]).toContain(status);
    expect((await as.call(getNotifications, { query: {} })).body.unread).toBe(0);
  });

  test('is refused to who is not signed in and for a company that is not theirs, and leaves others unread', async () => {
    const { company, as } = await arranged();
    const other = await server.company({ name: 'Drini' });
    expect((await server.as(undefined).call(readAllNotifications, {})).status).toBe(401);
    expect(
      (await server.as(other.admin, { company: company.id }).call(readAllNotifications, {})).status,
    ).toBe(403);
    await server.as(other.admin).call(readAllNotifications, {});
    expect((await as.call(getNotifications, { query: {} })).body.unread).toBe(1);
  });

  test('is open to a suspended company', async () => {
    const { as } = await arranged(1, CompanyStatus.suspended);
    expect((await as.call(readAllNotifications, {})).status).toBe(204);
  });
});

test('a first reading leaves an audit line, a second none', async () => {
  const { company, as, id } = await arranged(2);
  for (const _ of [1, 2]) await as.call(readNotification, params(id));
  for (const _ of [1, 2]) await as.call(readAllNotifications, {});
  const lines = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.page, 'notifications')).orderBy(auditLine.id),
  );
  expect(lines).toMatchObject([
    { type: 'read', objectId: id, userId: company.manager.id },
    { type: 'readAll', changes: { unread: { old: 1, new: 0 } } },
  ]);
});
