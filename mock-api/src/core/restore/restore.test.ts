import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLeaveFeed } from '@paga/contract/leave';
import { getRestore, releaseRestore } from '@paga/contract/restore';
import { chainAllAudit } from '@paga/testing/chain-all-audit';
import { freshServer, type TestCompany, type TestServer } from '@paga/testing/server';
import { TEST_PROOF } from '@paga/testing/test-proof';
import { endAllSessions } from '#identity/public.ts';
import { type HeadFile, headsAmong } from '../audit/audit-heads.ts';
import { findingOf, isEdited } from '../audit/verify-audit.ts';
import { addedFile } from '../files/added-lines.ts';
import { createLog } from '../log.ts';
import { deliverMail, type Hand } from '../mail/deliver-mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { registered, sentAmong } from '../mail/sent-register.ts';
import { refuseWhileWaiting } from '../outside/waits.ts';
import { findRestore } from './find-restore.ts';

// A database that an operator has set back to an earlier moment, in which servers start as if nothing had happened.

const log = createLog('silent');
let folder: string;
let heads: HeadFile;
let server: TestServer;
let company: TestCompany;
const register = () => sentAmong(addedFile(path.join(folder, 'sent-mail.jsonl')));

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'paga-restore-'));
  heads = headsAmong(addedFile(path.join(folder, 'heads.jsonl')));
  server = await freshServer('restore', { sentRegister: register() });
  company = await server.company({ name: 'Agimi' });
  await heads.add(await chainAllAudit(server.db, server.clock.now()));
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = ({ isNew = false } = {}) =>
  findRestore(server.db, {
    ...{ heads, now: server.clock.now(), log, isNew },
    endSessions: (tx) => endAllSessions(tx, server.clock.now()),
  });
/** What was written down after the moment that the database was set back to. */
const writtenLater = (hash: string) =>
  heads.add([{ companyId: company.id, to: 999_999_999, hash, at: server.clock.now().toISOString() }]);

const queue = (dedupe: string, companyId?: number) => {
  const values = { name: 'Arta', code: '123456' };
  const mail = { template: 'twoFactorCode', values, to: 'arta@agimi.test', language: 'sq' } as const;
  const now = server.clock.now();
  return companyId === undefined
    ? server.asAccess((tx) => queueMail(tx, { ...mail, dedupe, now }))
    : server.inCompany(companyId, (tx) => queueMail(tx, { ...mail, dedupe, now, companyId }));
};
/** Hands over what is due; answers how much the mail server was given. */
async function delivered(): Promise<number> {
  const given: string[] = [];
  const hand: Hand = async ({ id }, onHanded) => {
    await onHanded();
    given.push(id);
    return { kind: 'taken' };
  };
  const now = () => server.clock.now();
  await deliverMail(server.db, registered(hand, register(), now), { now, log });
  return given.length;
}

test('a start on a database that holds all that was written down changes nothing', async () => {
  await start();
  expect((await server.as(await server.superAdmin()).call(getRestore, {})).body).toEqual({ restore: null });
});

test('a new database beside heads of another one is no restore that anything waits for, and is written down', async () => {
  await writtenLater('of another');
  await start({ isNew: true });
  await start();
  expect((await server.as(await server.superAdmin()).call(getRestore, {})).body).toEqual({ restore: null });
  expect((await heads.read()).restores).toHaveLength(1);
});

test('after a database was set back everybody signs in again, and mail, postings and feeds wait for role 1', async () => {
  const feed = { tenantId: company.id, withType: false, withHolidays: false };
  const { path: address } = (await server.as(company.admin).call(createLeaveFeed, { body: feed })).body;
  await queue('payslip:sent', company.id);
  expect(await delivered()).toBe(1);
  // As the restored database has it: it waits, though it was sent.
  await server.asAccess((tx) => tx.execute(`delete from "sent_mail"`));
  await server.asAccess((tx) => tx.execute(`update "outbox_mail" set "status" = 'waiting'`));
  await queue('payslip:waiting', company.id);
  await writtenLater('gone');
  server.clock.advance(60);
  await start();
  await start();
  expect((await server.as(company.admin).call(createLeaveFeed, { body: feed })).status).toBe(401);

  server.clock.advance(60);
  await queue('code:1');
  await queue('payslip:new', company.id);
  expect(await delivered()).toBe(1);
  await expect(server.inCompany(company.id, refuseWhileWaiting)).rejects.toMatchObject({
    code: 'RESTORE_WAITS',
  });
  const held = await server.request(address);
  expect([held.status, held.headers.get('retry-after')]).toEqual([503, expect.any(String)]);

  const superAdmin = server.as(await server.superAdmin());
  const { restore } = (await superAdmin.call(getRestore, {})).body;
  expect(restore).toMatchObject({ mails: 3, postings: 0, foundAt: '2026-10-15T09:01:00.000Z' });
  expect((await superAdmin.call(releaseRestore, {})).body).toEqual({ sentBefore: 1 });
  expect((await superAdmin.call(releaseRestore, {})).status).toBe(404);
  expect(await delivered()).toBe(2);
  expect((await server.request(address)).status).toBe(200);
});

test('verifying the log names the restore and no tampering, but what is missing later it names', async () => {
  await writtenLater('gone');
  server.clock.advance(60);
  await start();
  const finding = async () =>
    findingOf(server.db, company.id, {
      ...TEST_PROOF,
      ...(await heads.read()),
    });
  const explained = await finding();
  expect(explained).toMatchObject({ lost: null, setBack: { foundAt: '2026-10-15T09:01:00.000Z' } });
  expect(isEdited(explained)).toBe(false);
  server.clock.advance(60);
  await writtenLater('cut off');
  expect(isEdited(await finding())).toBe(true);
});

test('a chain whose end alone is gone is tampering: no session is ended, and nothing waits', async () => {
  server.clock.advance(60);
  await writtenLater('cut off');
  server.clock.advance(60);
  await server.asAccess((tx) =>
    tx.execute(
      `insert into "audit_line" ("at", "page", "type", "changes", "transaction") values (now(), 'users', 'signIn', '{}', pg_current_xact_id()::text::bigint)`,
    ),
  );
  await heads.add(await chainAllAudit(server.db, server.clock.now()));
  await start();
  expect((await server.as(await server.superAdmin()).call(getRestore, {})).body).toEqual({ restore: null });
  expect((await heads.read()).restores).toEqual([]);
  const proof = { ...TEST_PROOF, ...(await heads.read()) };
  expect(isEdited(await findingOf(server.db, company.id, proof))).toBe(true);
});

test('nobody but role 1 sees or releases it', async () => {
  const admin = server.as(company.admin);
  expect([(await admin.call(getRestore, {})).status, (await admin.call(releaseRestore, {})).status]).toEqual([
    403, 403,
  ]);
});
