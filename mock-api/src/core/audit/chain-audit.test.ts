import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chainAllAudit } from '@paga/testing/chain-all-audit';
import { databaseFromTemplate } from '@paga/testing/test-database';
import { TEST_PROOF } from '@paga/testing/test-proof';
import pg from 'pg';
import { mailHeads } from '#identity/outbox/mail-heads.ts';
import { openDatabase } from '../db/open-database.ts';
import { asAccess, type Database } from '../db/transaction.ts';
import { addedFile } from '../files/added-lines.ts';
import { createLog } from '../log.ts';
import { type Head, headsAmong } from './audit-heads.ts';
import { type AuditKeys, auditKeyRing, auditKeys } from './audit-keys.ts';
import { chainAudit } from './chain-audit.ts';
import { startAfterRestored } from './era.ts';
import { hashOfLine, hashOfStretch, linesOf, START } from './lines.ts';
import { changesBetween, recordAudit } from './record-audit.ts';
import { findingOf, isEdited } from './verify-audit.ts';

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

test('keeps only the fields that changed, parts of a field by themselves, and of secrets only that they changed', async () => {
  const before = { name: 'Arta Krasniqi', gross: 1000, passwordHash: 'a', edits: { night: 1, guard: 2 } };
  expect(
    await changesBetween(before, {
      ...before,
      gross: 1100,
      passwordHash: 'b',
      edits: { night: 3, guard: 2 },
    }),
  ).toEqual({
    gross: { old: 1000, new: 1100 },
    passwordHash: { old: '***', new: '***' },
    'edits.night': { old: 1, new: 3 },
  });
  expect(await changesBetween({ edits: null }, { edits: { night: 1 } })).toEqual({
    'edits.night': { old: null, new: 1 },
  });
});

test('names every changed, removed and slipped-in line, in their order', async () => {
  for (let stretch = 0; stretch < 4; stretch += 1) {
    await write(5);
    await chainAllAudit(db, now);
  }
  expect(await findingOf(db, null, TEST_PROOF)).toMatchObject({
    badLines: [],
    badLinks: [],
    unverifiable: 0,
    lost: null,
  });
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
    expect((await findingOf(db, null, TEST_PROOF)).badLines).toEqual(
      found.toSorted((one, other) => one.id - other.id),
    );
  }
});

test('names the link when the links themselves were touched', async () => {
  await write(2);
  await chainAllAudit(db, now);
  await owner.query('alter table audit_seal disable trigger all');
  await owner.query(`update audit_seal set "lineHashes"[1] = "lineHashes"[2]`);
  expect(await findingOf(db, null, TEST_PROOF)).toMatchObject({ badLines: [], badLinks: [1] });
  await owner.query(`update audit_seal set hash = 'x', "lineHashes" = null, "lineIds" = null`);
  expect((await findingOf(db, null, TEST_PROOF)).badLines).toEqual([{ id: 1, fault: 'changed' }]);
});

test('does not go past a transaction that is still running', async () => {
  await owner.query('begin');
  await owner.query(
    `insert into audit_line (at, page, type, changes) values (now(), 'early', 'create', '{}')`,
  );
  await write(1);
  await chainAudit(db, now, TEST_PROOF.keys);
  await owner.query('commit');
  await chainAllAudit(db, now);
  expect((await findingOf(db, null, TEST_PROOF)).badLines).toEqual([]);
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
  expect((await findingOf(db, null, TEST_PROOF)).badLines).toEqual([]);
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
  expect((await findingOf(db, null, TEST_PROOF)).badLines).toEqual([]);
});

/** Makes the links of a chain anew as anybody can who knows how, but has no key. */
async function forge(keyId: string | null): Promise<void> {
  await owner.query('alter table audit_line disable trigger all; alter table audit_seal disable trigger all');
  await owner.query(`update audit_line set changes = '{}' where id = 2`);
  const { rows: links } = await owner.query(
    'select id, "fromTransaction" as "from", "toTransaction" as "to" from audit_seal order by 2',
  );
  let before = START;
  for (const { id, from, to } of links) {
    const stretch = { companyId: null, from: Number(from), to: Number(to) };
    const lines = await asAccess(db, (tx) => linesOf(tx, stretch));
    before = hashOfStretch(lines, before, undefined);
    const hashes = lines.map((line) => hashOfLine(line, undefined));
    await owner.query('update audit_seal set hash = $1, "lineHashes" = $2, "keyId" = $3 where id = $4', [
      before,
      hashes,
      keyId,
      id,
    ]);
  }
}

const keyOf = (fill: number) => Buffer.alloc(32, fill);
const stretches = async (count: number, keys = TEST_PROOF.keys) => {
  const heads: Head[] = [];
  for (let n = 0; n < count; n += 1) {
    await write(2);
    heads.push(...(await chainAllAudit(db, now, keys)));
  }
  return heads.filter(({ companyId }) => companyId === null);
};

test('a chain made anew without the key is found, line by line; one that says it never had a key cannot be verified', async () => {
  const heads = await stretches(2);
  await forge(TEST_PROOF.keys.current);
  const { badLines } = await findingOf(db, null, TEST_PROOF);
  expect(badLines.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  await forge(null);
  expect(await findingOf(db, null, TEST_PROOF)).toMatchObject({
    badLines: [],
    badLinks: [],
    unverifiable: 4,
  });
  expect((await findingOf(db, null, { ...TEST_PROOF, heads })).lost).toEqual(heads[0]);
});

test('links of before there were keys count once a signed link follows them', async () => {
  await stretches(1);
  await owner.query('alter table audit_seal disable trigger all');
  const lines = await asAccess(db, (tx) =>
    linesOf(tx, { companyId: null, from: 0, to: Number.MAX_SAFE_INTEGER }),
  );
  await owner.query('update audit_seal set hash = $1, "lineHashes" = $2, "keyId" = null', [
    hashOfStretch(lines, START, undefined),
    lines.map((line) => hashOfLine(line, undefined)),
  ]);
  expect(await findingOf(db, null, TEST_PROOF)).toMatchObject({ badLinks: [], unverifiable: 2 });
  await stretches(1);
  expect(await findingOf(db, null, TEST_PROOF)).toMatchObject({
    badLines: [],
    badLinks: [],
    unverifiable: 0,
  });
});

test('a line whose key is not known here cannot be verified; after a change of keys the old one still verifies', async () => {
  const [old, both] = [auditKeyRing([keyOf(1)]), auditKeyRing([keyOf(2), keyOf(1)])];
  await stretches(1, old);
  await stretches(1, both);
  const finding = (keys: AuditKeys) => findingOf(db, null, { keys, heads: [], restores: [] });
  expect(await finding(both)).toMatchObject({ badLines: [], badLinks: [], unverifiable: 0 });
  expect(await finding(old)).toMatchObject({ badLines: [], badLinks: [], unverifiable: 2 });
  expect(await finding(auditKeyRing([keyOf(2)]))).toMatchObject({ badLines: [], unverifiable: 2 });
});

test('a changed line is named though its link, of this one line, names an unknown key: by the link after it, or by a head outside', async () => {
  const heads: Head[] = [];
  for (let n = 0; n < 3; n += 1) {
    await write(1);
    heads.push(...(await chainAllAudit(db, now)));
  }
  await owner.query('alter table audit_line disable trigger all; alter table audit_seal disable trigger all');
  await owner.query(`update audit_line set changes = '{}' where id in (1, 3)`);
  await owner.query(`update audit_seal set "keyId" = 'unknown' where id in (1, 3)`);
  const changed = (id: number) => ({ id, fault: 'changed' });
  expect(await findingOf(db, null, TEST_PROOF)).toMatchObject({
    badLines: [changed(1)],
    badLinks: [1],
    unverifiable: 1,
    firstUnverifiable: 3,
  });
  expect(await findingOf(db, null, { ...TEST_PROOF, heads })).toMatchObject({
    badLines: [changed(1), changed(3)],
    badLinks: [1, 3],
    unverifiable: 0,
    lost: null,
  });
  await owner.query(`update audit_seal set "keyId" = 'unknown' where id = 2`);
  expect(await findingOf(db, null, TEST_PROOF)).toMatchObject({ badLinks: [1, 2] });
});

test('a chain of before the key id was part of it verifies as before', async () => {
  await stretches(2);
  await owner.query('alter table audit_seal disable trigger all');
  const { rows: links } = await owner.query('select * from audit_seal order by id');
  let before = START;
  for (const link of links) {
    const stretch = { companyId: null, from: Number(link.fromTransaction), to: Number(link.toTransaction) };
    const lines = await asAccess(db, (tx) => linesOf(tx, stretch));
    before = hashOfStretch(lines, before, TEST_PROOF.keys.byId.get(TEST_PROOF.keys.current));
    await owner.query('update audit_seal set hash = $1 where id = $2', [before, link.id]);
  }
  await stretches(1);
  expect(await findingOf(db, null, TEST_PROOF)).toMatchObject({
    ...{ badLines: [], badLinks: [], unverifiable: 0, chained: 6 },
  });
});

test('an end that was cut off is found by the heads that were written down outside', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paga-heads-'));
  const file = headsAmong(addedFile(path.join(folder, 'worm/heads.jsonl')));
  await file.add(await stretches(1));
  appendFileSync(path.join(folder, 'worm/heads.jsonl'), '{"companyId":null,"to":\n');
  const second = await stretches(1);
  await file.add(second);
  const proof = async () => ({ ...TEST_PROOF, ...(await file.read()) });
  expect((await file.read()).heads.length).toBe(2);
  expect(await findingOf(db, null, await proof())).toMatchObject({ lost: null, unverifiable: 0 });
  await owner.query('alter table audit_line disable trigger all; alter table audit_seal disable trigger all');
  await owner.query(
    'delete from audit_line where id > 2; delete from audit_seal where "fromTransaction" > 0',
  );
  expect(await findingOf(db, null, await proof())).toMatchObject({
    badLines: [],
    badLinks: [],
    lost: second[0],
  });
  expect(isEdited(await findingOf(db, null, await proof()))).toBe(true);
  rmSync(folder, { recursive: true });
});

test('once a month the head is mailed to the admins of a company, or where it has none and of the platform to the super admins', async () => {
  const insert = (name: string, roleId: number) =>
    owner.query(
      `insert into app_user (name, email, "passwordHash", "roleId", language) values ($1, lower($1) || '@agimi.test', '', $2, $3)`,
      [name, roleId, roleId === 1 ? 1 : 0],
    );
  await insert('Sara', 1);
  await insert('Arben', 2);
  await owner.query(
    `insert into tenant (name, email, "registrationDate", code) values ('Agimi', 'a@agimi.test', '2026-01-01', 'AGI26A'), ('Drini', 'd@drini.test', '2026-01-01', 'DRI26A')`,
  );
  await owner.query('insert into user_company ("userId", "tenantId") values (2, 1)');
  for (const companyId of [1, 2])
    await asAccess(db, (tx) =>
      recordAudit(tx, { ...who, companyId }, { page: 'employees', type: 'create', new: { a: 1 } }),
    );
  const heads = await chainAllAudit(db, now);
  for (const at of [now, now, new Date('2026-11-02T09:00:00Z')]) await mailHeads(db, at);
  const { rows } = await owner.query(
    'select recipient, subject, "textBody" as text from outbox_mail order by id',
  );
  expect(rows.map(({ recipient }) => recipient)).toEqual(
    [1, 2].flatMap(() => ['arben@agimi.test', 'sara@agimi.test']),
  );
  expect(rows[0].subject).toBe('Vula e regjistrit të veprimeve 10.2026 – Agimi');
  expect(rows[1].subject).toBe('Head of the audit log 10.2026 – Drini');
  expect(rows[0].text).toContain(heads.find(({ companyId }) => companyId === 1)?.hash);
});

test('the keys come from the setting or a file that is made once, newest first; what is no key is named', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paga-keys-'));
  const source = (value?: string) => ({ name: 'AUDIT_KEY', value, file: path.join(folder, 'audit.key') });
  const made = auditKeys(source());
  expect(auditKeys(source())).toEqual(made);
  expect(statSync(path.join(folder, 'audit.key')).mode & 0o077).toBe(0);
  const [one, two] = [keyOf(1).toString('hex'), keyOf(2).toString('hex')];
  const ring = auditKeys(source(`${two}, ${one}`));
  expect([ring.current, ring.byId.size]).toEqual([auditKeys(source(two)).current, 2]);
  expect(() => auditKeys(source('short'))).toThrow('AUDIT_KEY must be 64 hexadecimal digits');
  rmSync(folder, { recursive: true });
});
