import { chainAllAudit } from '@paga/testing/chain-all-audit';
import { databaseFromTemplate } from '@paga/testing/test-database';
import pg from 'pg';
import { openDatabase } from '../db/open-database.ts';
import { asAccess, type Database } from '../db/transaction.ts';
import { createLog } from '../log.ts';
import { chainAudit } from './chain-audit.ts';
import { startAfterRestored } from './era.ts';
import { changesBetween, recordAudit } from './record-audit.ts';
import { findingOf } from './verify-audit.ts';

const now = new Date('2026-10-15T09:00:00Z');
const who = { now, userId: undefined, companyId: undefined };
let db: Database;
let close: () => Promise<void>;
let owner: pg.Client;

beforeEach(async () => {
  const connection = await databaseFromTemplate(
    `paga_audit_${process.env.JEST_WORKER_ID}_${expect.getState().currentTestName?.length}`,
  );
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
      await recordAudit(tx, who, {
        page: 'employees',
        type: 'update',
        objectId: n + 1,
        old: { gross: 100 },
        new: { gross: 101 + n },
      });
  });

test('keeps only the fields that changed, parts of a field by themselves, and of secrets only that they changed', () => {
  const before = { name: 'Arta Krasniqi', gross: 1000, passwordHash: 'a', edits: { night: 1, guard: 2 } };
  expect(
    changesBetween(before, { ...before, gross: 1100, passwordHash: 'b', edits: { night: 3, guard: 2 } }),
  ).toEqual({
    gross: { old: 1000, new: 1100 },
    passwordHash: { old: '***', new: '***' },
    'edits.night': { old: 1, new: 3 },
  });
  expect(changesBetween({ edits: null }, { edits: { night: 1 } })).toEqual({
    'edits.night': { old: null, new: 1 },
  });
});

test('names every changed, removed and slipped-in line, in their order', async () => {
  for (let stretch = 0; stretch < 4; stretch += 1) {
    await write(5);
    await chainAllAudit(db, now);
  }
  expect(await findingOf(db, null)).toEqual({ companyId: null, badLines: [], badLinks: [] });
  await owner.query('alter table audit_line disable trigger all');
  const changes = [
    { by: `update audit_line set changes = '{}' where id = 4`, found: { id: 4, fault: 'changed' } },
    {
      by: `update audit_line set at = at + interval '1 second' where id = 8`,
      found: { id: 8, fault: 'changed' },
    },
    { by: 'delete from audit_line where id = 13', found: { id: 13, fault: 'missing' } },
    {
      by: `insert into audit_line (at, page, type, changes, transaction) select at, page, type, changes, transaction from audit_line where id = 18`,
      found: { id: 21, fault: 'added' },
    },
    { by: 'update audit_line set "objectId" = 9 where id = 3', found: { id: 3, fault: 'changed' } },
  ];
  const found = [];
  for (const change of changes) {
    await owner.query(change.by);
    found.push(change.found);
    expect((await findingOf(db, null)).badLines).toEqual(found.toSorted((one, other) => one.id - other.id));
  }
});

test('names the link when the links themselves were touched', async () => {
  await write(2);
  await chainAllAudit(db, now);
  await owner.query('alter table audit_seal disable trigger all');
  await owner.query(`update audit_seal set "lineHashes"[1] = "lineHashes"[2]`);
  expect(await findingOf(db, null)).toEqual({ companyId: null, badLines: [], badLinks: [1] });
  await owner.query(`update audit_seal set hash = 'x', "lineHashes" = null, "lineIds" = null`);
  expect((await findingOf(db, null)).badLines).toEqual([{ id: 1, fault: 'changed' }]);
});

test('does not go past a transaction that is still running', async () => {
  await owner.query('begin');
  await owner.query(
    `insert into audit_line (at, page, type, changes) values (now(), 'early', 'create', '{}')`,
  );
  await write(1);
  await chainAudit(db, now);
  await owner.query('commit');
  await chainAllAudit(db, now);
  expect((await findingOf(db, null)).badLines).toEqual([]);
  const { rows } = await owner.query(
    'select 1 from audit_line where transaction < (select max("toTransaction") from audit_seal)',
  );
  expect(rows).toHaveLength(2);
});

test('takes thousands of lines in several stretches', async () => {
  await owner.query(
    `insert into audit_line (at, page, type, changes, transaction) select now(), 'employees', 'update', '{}', n / 20 from generate_series(3, 7000) n`,
  );
  await chainAllAudit(db, now);
  const { rows } = await owner.query(
    'select sum(cardinality("lineIds")) as lines, count(*) as links from audit_seal',
  );
  expect(rows).toEqual([{ lines: '6998', links: '4' }]);
  expect((await findingOf(db, null)).badLines).toEqual([]);
});

test('goes on after lines that were restored from a database with higher transaction numbers', async () => {
  await owner.query(
    `insert into audit_line (at, page, type, changes, transaction) values (now(), 'restored', 'create', '{}', 5000000000)`,
  );
  await startAfterRestored(owner);
  await startAfterRestored(owner);
  await write(1);
  await chainAllAudit(db, now);
  await write(1);
  await chainAllAudit(db, now);
  const { rows } = await owner.query('select page from audit_line order by transaction');
  expect(rows.map(({ page }) => page)).toEqual(['restored', 'employees', 'employees']);
  const { rows: chained } = await owner.query('select sum(cardinality("lineIds")) as lines from audit_seal');
  expect(chained[0].lines).toBe('3');
  expect((await findingOf(db, null)).badLines).toEqual([]);
});
