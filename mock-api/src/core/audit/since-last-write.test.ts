import { EventEmitter, once } from 'node:events';
import { freshServer, type TestServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import { writesEnded } from '@paga/testing/writes-ended';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inCompany } from '../db/transaction.ts';
import { recordAudit } from './record-audit.ts';
import { asOfLastWrite } from './since-last-write.ts';

const now = new Date('2026-10-15T09:00:00Z');
let server: TestServer;
let companyId: number;
let otherId: number;
let made = 0;
beforeAll(async () => {
  server = await freshServer('since_write');
  [companyId, otherId] = [(await server.company()).id, (await server.company()).id];
});
beforeEach(() => {
  made = 0;
});

const make = async () => {
  made += 1;
  return made;
};
const read = (id = companyId, { today = '2026-10-15', readOnly = true } = {}) =>
  inCompany(server.db, id, (tx) => asOfLastWrite({ tx, companyId: id, today }, 'a number', make), {
    readOnly,
  });
const line = (id = companyId) =>
  server.inCompany(id, (tx) =>
    recordAudit(
      tx,
      { now, userId: undefined, companyId: id },
      { page: 'employees', type: 'update', objectId: 1 },
    ),
  );
const write = async (id = companyId) => {
  await line(id);
  await writesEnded(server.db);
};

test('it is read once until the company writes; what another company writes changes nothing', async () => {
  await write();
  expect([await read(), await read()]).toEqual([1, 1]);
  await write(otherId);
  expect(await read()).toBe(1);
  await write();
  expect([await read(), await read()]).toEqual([2, 2]);
});

test('two who ask at once read it once; of a failed reading nothing stays', async () => {
  await write();
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  await write();
  const fails = inCompany(
    server.db,
    companyId,
    (tx) =>
      asOfLastWrite({ tx, companyId, today: '2026-10-15' }, 'a number', () =>
        Promise.reject(new Error('no')),
      ),
    { readOnly: true },
  );
  await expect(fails).rejects.toThrow('no');
  expect(await read()).toBe(2);
});

test('a transaction that may write reads anew, what it reads is nobody else`s, and after it all read anew', async () => {
  await write();
  expect(await read()).toBe(1);
  const inside = await server.inCompany(companyId, async (tx) => [
    await asOfLastWrite({ tx, companyId, today: '2026-10-15' }, 'a number', make),
    await read(),
  ]);
  expect(inside).toEqual([2, 1]);
  expect([await read(), await read()]).toEqual([3, 3]);
});

test('another day, and a change of the nation`s tables, are read anew', async () => {
  await write();
  expect([await read(), await read(companyId, { today: '2026-10-16' })]).toEqual([1, 2]);
  const owner = new pg.Client({ ...testPostgres(), database: server.database });
  await owner.connect();
  await owner.query(`update "minimum_wage" set "amount" = "amount" + 1`);
  await owner.end();
  expect([
    await read(companyId, { today: '2026-10-16' }),
    await read(companyId, { today: '2026-10-16' }),
  ]).toEqual([3, 3]);
});

test('a write that was under way when it was read, and ends after a later one, is not missed', async () => {
  const [under, begun] = [new EventEmitter(), new EventEmitter()];
  const hasBegun = once(begun, 'yes');
  const slow = server.inCompany(companyId, async (tx) => {
    await tx.execute(sql`select pg_current_xact_id()`);
    begun.emit('yes');
    await once(under, 'over');
    await recordAudit(
      tx,
      { now, userId: undefined, companyId },
      { page: 'employees', type: 'update', objectId: 2 },
    );
  });
  await hasBegun;
  // Of a later number, and ended before.
  await line();
  expect([await read(), await read()]).toEqual([1, 2]);
  under.emit('over');
  await slow;
  await writesEnded(server.db);
  expect([await read(), await read()]).toEqual([3, 3]);
});
