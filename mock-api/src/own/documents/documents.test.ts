import { createHash } from 'node:crypto';
import { removeAttachment, uploadAttachment } from '@paga/contract/employees';
import {
  confirmOwnDocument,
  getDocumentsToRead,
  getOwnDocuments,
  markToRead,
  openOwnDocument,
} from '@paga/contract/own/documents';
import { mailsTo } from '@paga/testing/own-browser';
import { joinedEmployee } from '@paga/testing/own-page';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openOwnSession } from '../account/open-own-session.ts';
import { remindOfDocuments } from './remind-of-documents.ts';

let server: TestServer;
let agimi: TestCompany;
let [arta, besa] = [0, 0];
type Page = Awaited<ReturnType<typeof joinedEmployee>>;
let [page, other] = [{}, {}] as [Page, Page];
const ADDRESS = () => `arta.${agimi.id}@agimi.test`;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.clock.set('2026-10-15T09:00:00Z');
  agimi = await server.company({ name: 'Agimi' });
  [arta = 0, besa = 0] = await savedEmployees(server, agimi, {}, { firstName: 'Besa' });
  page = await joinedEmployee(server, agimi.id, arta, { address: ADDRESS() });
  other = await joinedEmployee(server, agimi.id, besa);
});

const BYTES = '%PDF-1.7 Rregullorja e punës 4321.00';
const SHA256 = createHash('sha256').update(BYTES).digest('hex');
async function upload(name = 'Rregullorja.pdf', employeeId = arta): Promise<number> {
  const body = { userId: agimi.id, employeeId, file: new File([BYTES], name) };
  return (await server.as(agimi.user).call(uploadAttachment, { body })).body.attachmentId;
}
const mark = (attachmentId: number, toRead = true, by = agimi.user) =>
  server.as(by).call(markToRead, { body: { attachmentId, toRead } });
const own = async (who: TestUser = page) => (await server.as(who).call(getOwnDocuments, {})).body;
const waiting = async () => (await server.as(agimi.user).call(getDocumentsToRead, { query: {} })).body;
const openIt = (id: number, who: TestUser = page) => server.as(who).call(openOwnDocument, { params: { id } });
const confirm = (id: number, sha256 = SHA256, who: TestUser = page) =>
  server.as(who).call(confirmOwnDocument, { params: { id }, body: { sha256 } });
const lines = async () =>
  (
    await server.inCompany(agimi.id, (tx) =>
      tx.execute<{ type: string; about: string; by: number | null }>(
        sql`select "type", "changes" -> 'fileName' ->> 'new' as "about", "employeeId"::int as "by" from "audit_line"
          where "page" = 'ownPage' and "type" like any(array['%Document', '%ToRead']) order by "id"`,
      ),
    )
  ).rows.map(({ type, about, by }) => [type, about, by]);
async function asked(): Promise<number> {
  await mark(await upload());
  return (await own())[0]?.id ?? 0;
}

test('a file is asked about, opened and confirmed: by whom, when and which bytes are kept', async () => {
  const file = await upload();
  expect(await own()).toEqual([]);
  expect((await mark(file)).status).toBe(204);
  // Twice is once.
  await mark(file);
  const [document] = await own();
  expect(document).toMatchObject({
    fileName: 'Rregullorja.pdf',
    sha256: SHA256,
    openedAt: null,
    confirmedAt: null,
  });
  expect(await waiting()).toMatchObject([
    { employee: 'Arta Krasniqi', askedBy: agimi.user.name, reachable: true, attachmentId: file },
  ]);
  const id = document?.id ?? 0;
  expect((await confirm(id)).body).toMatchObject({ code: 'CONFLICT' });
  server.clock.advance(60);
  const opened = await openIt(id);
  expect(new TextDecoder().decode(opened.body as never)).toBe(BYTES);
  expect((await confirm(id, 'a'.repeat(64))).body).toMatchObject({ code: 'CONFLICT' });
  server.clock.advance(60);
  expect((await confirm(id)).body).toMatchObject({ confirmedAt: '2026-10-15T09:02:00.000Z' });
  expect((await confirm(id)).body).toMatchObject({ code: 'CONFLICT' });
  expect(await waiting()).toEqual([]);
  const { body: all } = await server.as(agimi.user).call(getDocumentsToRead, { query: { employeeId: arta } });
  expect(all).toMatchObject([
    { openedAt: '2026-10-15T09:01:00.000Z', confirmedAt: '2026-10-15T09:02:00.000Z' },
  ]);
  expect(await lines()).toEqual([
    ['askToRead', 'Rregullorja.pdf', null],
    ['readDocument', 'Rregullorja.pdf', arta],
    ['confirmDocument', 'Rregullorja.pdf', arta],
  ]);
  // What was confirmed stays as it is.
  const removing = await server.as(agimi.user).call(removeAttachment, { body: { attachmentId: file } });
  expect([(await mark(file, false)).body, removing.body]).toMatchObject([
    { code: 'FILE_CONFIRMED' },
    { code: 'FILE_CONFIRMED' },
  ]);
});

test('nobody else sees, opens or confirms it, and not even its own role writes anything but that', async () => {
  const id = await asked();
  expect(await own(other)).toEqual([]);
  expect([(await openIt(id, other)).status, (await confirm(id, SHA256, other)).status]).toEqual([404, 404]);
  const drini = await server.company({ name: 'Drini' });
  expect((await mark(await upload('Tjetër.pdf'), true, drini.user)).status).toBe(404);
  const asPage = (statement: string) =>
    server.inCompany(agimi.id, async (tx) => {
      await tx.execute(
        sql.raw(`set local role app_own; set local search_path = public; set local app.employee = '${arta}'`),
      );
      return tx.execute(sql.raw(statement));
    });
  const refused = [
    `update own_document set "sha256" = 'b' where "id" = ${id}`,
    `update own_document set "confirmedAt" = now() where "id" = ${id}`,
    `update own_document set "openedAt" = now(), "askedBy" = null where "id" = ${id}`,
    `delete from own_document where "id" = ${id}`,
    `insert into own_document ("tenantId", "employeeId", "attachmentId", "sha256", "askedBy", "askedAt") select "tenantId", "employeeId", "attachmentId", 'c', "askedBy", now() from own_document`,
  ];
  for (const statement of refused) await expect(asPage(statement)).rejects.toThrow();
  expect((await own())[0]).toMatchObject({ openedAt: null, confirmedAt: null });
});

test('a file that lies there changed is not handed out', async () => {
  const id = await asked();
  const owner = new pg.Client({ ...testPostgres(), database: server.database });
  await owner.connect();
  await owner
    .query(`update own_document set "sha256" = $1 where "id" = $2`, ['d'.repeat(64), id])
    .finally(() => owner.end());
  expect((await openIt(id)).body).toMatchObject({ code: 'FILE_DAMAGED' });
  // The office itself writes none of it.
  await expect(
    server.inCompany(agimi.id, (tx) =>
      tx.execute(sql`update "own_document" set "openedAt" = now(), "confirmedAt" = now() where "id" = ${id}`),
    ),
  ).rejects.toThrow();
});

test('what waits can be withdrawn, and goes with the file', async () => {
  const file = await upload();
  await mark(file);
  expect((await mark(file, false)).status).toBe(204);
  expect(await own()).toEqual([]);
  await mark(file);
  expect((await server.as(agimi.user).call(removeAttachment, { body: { attachmentId: file } })).status).toBe(
    204,
  );
  expect(await own()).toEqual([]);
  expect((await lines()).map(([type]) => type)).toEqual(['askToRead', 'withdrawToRead', 'askToRead']);
});

test('mails that something is there, and reminds after 3 and 10 days, once a day, until it is confirmed', async () => {
  await mark(await upload());
  await mark(await upload('E dyta.pdf'));
  const mails = async () => (await mailsTo(server, ADDRESS())).map(({ subject }) => subject);
  expect(await mails()).toEqual(['Agimi ka diçka për ju për ta lexuar']);
  const [mail] = await mailsTo(server, ADDRESS());
  expect(mail?.text).not.toMatch(/Rregullorja|dyta|4321/);
  const days = async (more: number) => {
    server.clock.set(new Date(Date.UTC(2026, 9, 15 + more, 9)).toISOString());
    await remindOfDocuments(server.db, server.clock.now());
    return (await mails()).length;
  };
  expect([
    await days(2),
    await days(3),
    await days(4),
    await days(10),
    await days(11),
    await days(30),
  ]).toEqual([...[1, 2, 2, 3, 3, 3]]);
  const { rows } = await server.inCompany(agimi.id, (tx) =>
    tx.execute(sql`select "reminders" from "own_document"`),
  );
  expect(rows).toEqual([{ reminders: 2 }, { reminders: 2 }]);
});

test('who has left is not reminded, and keeps what they had confirmed by the last day', async () => {
  const [first, second] = [await upload('Para.pdf'), await upload('Pas.pdf')];
  await mark(first);
  const id = (await own())[0]?.id ?? 0;
  await openIt(id);
  await confirm(id);
  await mark(second);
  const before = (await mailsTo(server, ADDRESS())).length;
  await server.inCompany(agimi.id, (tx) =>
    tx.execute(
      sql`update "employee" set "expirationContract" = '2026-10-16', "employeeStatus" = 2 where "id" = ${arta}`,
    ),
  );
  server.clock.set('2026-10-20T09:00:00Z');
  await remindOfDocuments(server.db, server.clock.now());
  expect((await mailsTo(server, ADDRESS())).length).toBe(before);
  // The session of this test would have ended in the meantime.
  const { accountId, linkId } = page;
  const session = await server.asAccess((tx) =>
    openOwnSession(tx, { accountId, linkId, now: server.clock.now() }),
  );
  page = { ...page, ...session };
  expect((await own()).map(({ fileName }) => fileName)).toEqual(['Para.pdf']);
  expect((await openIt(id)).status).toBe(200);
  await server.inCompany(agimi.id, (tx) =>
    tx.execute(sql`update "employee" set "expirationContract" = '2026-10-14' where "id" = ${arta}`),
  );
  expect(await own()).toEqual([]);
});
