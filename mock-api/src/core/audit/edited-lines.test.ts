import { chainAllAudit } from '@paga/testing/chain-all-audit';
import { databaseFromTemplate } from '@paga/testing/test-database';
import { TEST_PROOF } from '@paga/testing/test-proof';
import pg from 'pg';
import { openDatabase } from '../db/open-database.ts';
import { asAccess } from '../db/transaction.ts';
import { createLog } from '../log.ts';
import { recordAudit } from './record-audit.ts';
import { findingOf, verifyAudit } from './verify-audit.ts';

const EDITS = process.env.PAGA_SOAK === '1' ? 1_000 : 40;
const SEED = 20_261_015;
const LINES = (EDITS * 3) / 2;

/** The same numbers from the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One change of each field of a line, by an owner of the tables who has switched the trigger off. */
const CHANGES = [
  `"at" = "at" + interval '1 millisecond'`,
  `"page" = "page" || 's'`,
  `"type" = case "type" when 'update' then 'create' else 'update' end`,
  `"objectId" = coalesce("objectId", 0) + 1`,
  `"userId" = case when "userId" is null then (select min("id") from app_user) end`,
  `"changes" = jsonb_set("changes", '{gross,new}', to_jsonb(("changes" #>> '{gross,new}')::numeric + 0.01))`,
  `"changes" = jsonb_set("changes", '{gross,old}', 'null')`,
  `"changes" = "changes" || '{"tax": {"old": 1, "new": 2}}'`,
  `"transaction" = "transaction" + 1`,
];
const change = (index: number) => CHANGES[index % CHANGES.length] ?? '';

/** Ways to blur which key a link was made with, beside the edit of its line. */
const BLURS = [`'0123456789abcdef'`, `''`, 'null', '"keyId"'];

const ends: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(ends.map((end) => end())));

test(`finds each of ${EDITS} single edits and names its line, and all of them made at once, the first line first`, async () => {
  const connection = await databaseFromTemplate(`paga_edits_${process.env.JEST_WORKER_ID}`);
  const { db, close } = openDatabase(connection, createLog('silent'));
  const owner = new pg.Client(connection);
  await owner.connect();
  ends.push(close, () => owner.end());
  const now = new Date('2026-10-15T09:00:00Z');
  await owner.query(
    `insert into app_user (name, email, "passwordHash", "roleId") values ('Arta Krasniqi', 'arta@example.com', '', 2)`,
  );
  await owner.query(
    `insert into tenant (name, email, "registrationDate", code) values ('Agimi', 'info@agimi.test', '2026-01-01', 'AGI26A')`,
  );
  for (let n = 0; n < LINES; n += 1) {
    const facts = {
      page: 'employees',
      type: 'update',
      objectId: n + 1,
      old: { gross: 1000 },
      new: { gross: 1001 + n },
    };
    await asAccess(db, (tx) => recordAudit(tx, { now, userId: n % 3 ? 1 : undefined, companyId: 1 }, facts));
    if (n % 30 === 29) await chainAllAudit(db, now);
  }
  await owner.query('alter table audit_line disable trigger all; alter table audit_seal disable trigger all');
  const pick = numbers(SEED);
  await owner.query('create table line_before as select * from audit_line');
  const columns = ['at', 'page', 'type', 'objectId', 'userId', 'changes', 'transaction']
    .map((name) => `"${name}" = b."${name}"`)
    .join(', ');
  for (let index = 0; index < EDITS; index += 1) {
    const id = pick(LINES) + 1;
    await owner.query(`update audit_line set ${change(index)} where id = ${id}`);
    await owner.query(`
      update audit_seal set "keyId" = ${BLURS[index % BLURS.length]}
      where "fromTransaction" <= (select transaction from line_before where id = ${id}) and "toTransaction" > (select transaction from line_before where id = ${id})`);
    const { badLines } = await findingOf(db, 1, TEST_PROOF);
    expect({ index, bad: badLines.map((line) => line.id) }).toEqual({ index, bad: [id] });
    await owner.query(`update audit_seal set "keyId" = '${TEST_PROOF.keys.current}'`);
    await owner.query(
      `update audit_line l set ${columns} from line_before b where b.id = l.id and l.id = ${id}`,
    );
  }
  expect((await verifyAudit(db, TEST_PROOF)).findings).toEqual([]);
  const edited = new Set<number>();
  while (edited.size < EDITS) edited.add(pick(LINES) + 1);
  for (const id of edited) await owner.query(`update audit_line set ${change(id)} where id = ${id}`);
  const [finding] = (await verifyAudit(db, TEST_PROOF)).findings;
  expect(finding?.badLines.map(({ id }) => id)).toEqual([...edited].sort((one, other) => one - other));
}, 600_000);
