import { databaseFromTemplate } from '@paga/testing/test-database';
import pg from 'pg';
import { openDatabase } from '../db/open-database.ts';
import { asAccess, type Database } from '../db/transaction.ts';
import { createLog } from '../log.ts';
import { changesBetween, recordAudit } from './record-audit.ts';
import { brokenSeals, sealAudit } from './seal-audit.ts';

const now = new Date('2026-10-15T09:00:00Z');
const who = { now, userId: undefined, companyId: undefined };
let db: Database;
let close: () => Promise<void>;
let owner: pg.Client;

beforeEach(async () => {
  const connection = await databaseFromTemplate(`paga_audit_${process.env.JEST_WORKER_ID}_${expect.getState().currentTestName?.length}`);
  ({ db, close } = openDatabase(connection, createLog('silent')));
  owner = new pg.Client(connection);
  await owner.connect();
});
afterEach(async () => {
  await close();
  await owner.end();
});

const write = (count: number) =>
  asAccess(db, async (tx) => {
    for (let n = 0; n < count; n += 1)
      await recordAudit(tx, who, { page: 'employees', type: 'update', objectId: n, old: { gross: 100 }, new: { gross: 100 + n } });
  });

test('keeps only the fields that changed, and of secrets only that they changed', () => {
  const before = { name: 'Arta Krasniqi', gross: 1000, passwordHash: 'a' };
  expect(changesBetween(before, { ...before, gross: 1100, passwordHash: 'b' })).toEqual({
    gross: { old: 1000, new: 1100 },
    passwordHash: { old: '***', new: '***' },
  });
});

test('finds every changed, removed and slipped-in line', async () => {
  for (let stretch = 0; stretch < 4; stretch += 1) {
    await write(5);
    await sealAudit(db, now);
  }
  expect(await brokenSeals(db, null)).toEqual([]);
  await owner.query('alter table audit_line disable trigger all');
  const changes = [
    `update audit_line set changes = '{}' where id = 3`,
    `update audit_line set at = at + interval '1 second' where id = 8`,
    'delete from audit_line where id = 13',
    `insert into audit_line (at, page, type, changes, transaction) select at, page, type, changes, transaction from audit_line where id = 18`,
  ];
  for (const [index, change] of changes.entries()) {
    await owner.query(change);
    expect(await brokenSeals(db, null)).toHaveLength(index + 1);
  }
});

test('does not seal past a transaction that is still running', async () => {
  await owner.query('begin');
  await owner.query(`insert into audit_line (at, page, type, changes) values (now(), 'early', 'create', '{}')`);
  await write(1);
  await sealAudit(db, now);
  await owner.query('commit');
  await sealAudit(db, now);
  expect(await brokenSeals(db, null)).toEqual([]);
  const { rows } = await owner.query('select 1 from audit_line where transaction < (select max("toTransaction") from audit_seal)');
  expect(rows).toHaveLength(2);
});
