import { getEmployeeVacations, storeVacation } from '@paga/contract/leave';
import {
  getOwnSickness,
  getSickness,
  OPEN_SICKNESS,
  openSicknessNote,
  reportSickness,
  settleSickness,
  withdrawSickness,
} from '@paga/contract/requests';
import { LeaveType } from '@paga/contract/shapes';
import { joinedEmployee } from '@paga/testing/own-page';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { testFiles } from '@paga/testing/test-files';
import { aLeave, aWorker } from '@paga/testing/vacations';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { auditLine } from '#core/audit/table.ts';
import { inOwn } from '#core/db/transaction.ts';
import { sicknessReport } from '../table.ts';

let server: TestServer;
let agimi: TestCompany;
let arta: number;
let page: TestUser;

beforeEach(async () => {
  server = await testServer();
  agimi = await server.company({ name: 'Agimi' });
  arta = await aWorker(server, agimi);
  page = await joinedEmployee(server, agimi.id, arta);
});

const DAYS = { from: '2026-10-14', to: '2026-10-16' };
const report = (facts: { from?: string; to?: string; note?: File } = {}, who: TestUser = page) =>
  server.as(who).call(reportSickness, { body: { ...DAYS, ...facts } });
const settle = (id: number, facts: object = { settle: 'book' }, who: TestUser = agimi.user) =>
  server.as(who).call(settleSickness, { params: { id }, body: { tenantId: agimi.id, ...facts } as never });
const open = (id: number, who: TestUser, tenantId = agimi.id) =>
  server.as(who).call(openSicknessNote, { params: { id }, body: { tenantId } });
const office = async (of: 'open' | 'decided' = 'open', who: TestUser = agimi.user) =>
  (await server.as(who).call(getSickness, { query: { tenantId: agimi.id, of } })).body;
const own = async () => (await server.as(page).call(getOwnSickness, {})).body;
const rows = <T>(work: Parameters<typeof server.inCompany<T>>[1]) => server.inCompany(agimi.id, work);
const lines = async () => {
  const all = await rows((tx) => tx.select().from(auditLine).orderBy(auditLine.id));
  return all.map(({ page: on, type, userId, employeeId }) => [on, type, userId, employeeId]);
};
const bookedTypes = async () =>
  (await server.as(agimi.admin).call(getEmployeeVacations, { params: { id: arta }, query: {} })).body;

/** A photo as a phone makes it: with the place, the device and the time in it. */
async function photo(): Promise<File> {
  const plain = sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } });
  const tagged = plain.withExif({
    IFD0: { Make: 'Telefoni i Artës', Model: 'X-14' },
    IFD3: { GPSLatitude: '42/1 39/1 0/1', GPSLongitude: '21/1 9/1 0/1' },
  });
  const bytes = await tagged.jpeg().toBuffer();
  expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toMatch(/Telefoni/);
  return new File([Uint8Array.from(bytes), 'behind the picture'], 'IMG_42.6629_21.1655.jpg');
}

test('reported sickness waits at the office, which books it by the ordinary write; nobody is asked to agree', async () => {
  const { body } = await report();
  expect(body).toMatchObject({ ...DAYS, state: 'reported', hasNote: false });
  expect(await office()).toMatchObject([{ id: body.id, employeeName: 'Arta Krasniqi', state: 'reported' }]);
  expect((await settle(body.id)).body).toMatchObject({ refusal: null, sickness: { state: 'booked' } });
  expect(JSON.stringify(await bookedTypes())).toContain('2026-10-14');
  expect(await own()).toMatchObject([{ state: 'booked', settledBy: expect.any(String) }]);
  expect(await office()).toEqual([]);
  expect(await office('decided')).toHaveLength(1);
  expect(await lines()).toEqual([
    ['requests', 'reportSickness', null, arta],
    ['vacations', 'create', agimi.user.id, null],
    ['requests', 'bookSickness', agimi.user.id, null],
  ]);
  expect(await settle(body.id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
});

test('in annual leave it gives the days back, or says that they are taken; set aside takes a word', async () => {
  await server
    .as(agimi.admin)
    .call(storeVacation, { body: { tenantId: agimi.id, employeeId: arta, ...aLeave(DAYS) } });
  const { body } = await report();
  expect((await settle(body.id)).body).toMatchObject({ refusal: 'exists', sickness: { state: 'reported' } });
  expect((await settle(body.id, { settle: 'setAside' })).status).toBe(422);
  expect((await settle(body.id, { settle: 'book', giveBackAnnual: true })).body.refusal).toBeNull();
  const types = await rows((tx) => tx.execute<{ type: number }>(sql`select "type" from "vacation"`));
  expect(types.rows.map(({ type }) => type)).toEqual([LeaveType.medical]);
  const again = await report({ from: '2026-10-20', to: '2026-10-20' });
  const aside = await settle(again.body.id, { settle: 'setAside', answer: 'Vërtetimi mungon' });
  expect(aside.body.sickness).toMatchObject({ state: 'setAside', answer: 'Vërtetimi mungon' });
  expect((await own())[0]).toMatchObject({ state: 'setAside', answer: 'Vërtetimi mungon' });
});

test('of a photo only its pixels are kept, encrypted; roles 2 and 3 open it, each time with a line of the log', async () => {
  const { body } = await report({ note: await photo() });
  expect(body.hasNote).toBe(true);
  const [stored] = await rows((tx) => tx.select().from(sicknessReport));
  const key = stored?.noteKey ?? '';
  expect(key).toMatch(new RegExp(`^${agimi.id}/attachments/\\w+\\.enc$`));
  const kept = Buffer.from((await testFiles().readFile(key)) ?? []).toString('latin1');
  expect(kept).toMatch(/^v2\./);
  expect(kept).not.toMatch(/RIFF|WEBP|Telefoni|IMG_/);
  for (const who of [agimi.admin, agimi.manager]) {
    const opened = await open(body.id, who);
    expect(opened.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from((opened.body as unknown as Uint8Array) ?? []);
    const { exif, icc, xmp, width } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, width }).toEqual({ width: 300 });
    expect(bytes.toString('latin1')).not.toMatch(/Telefoni|X-14|behind the picture/);
  }
  expect((await lines()).slice(1)).toEqual([
    ['employees', 'openSicknessNote', agimi.admin.id, null],
    ['employees', 'openSicknessNote', agimi.manager.id, null],
  ]);
  expect((await open(body.id, agimi.user)).status).toBe(403);
  expect((await open(body.id, await server.superAdmin())).status).toBe(403);
  const drini = await server.company({ name: 'Drini' });
  expect((await open(body.id, drini.admin, drini.id)).status).toBe(404);
  expect(await lines()).toHaveLength(3);
  const wrong = new File(['%PDF-1.7'], 'note.pdf');
  expect((await report({ from: '2026-10-20', to: '2026-10-20', note: wrong })).status).toBe(415);
});

test('the page takes back what waits and nothing else, reports no days twice, and not without end', async () => {
  const { body } = await report();
  expect((await report()).body).toMatchObject({ code: 'CONFLICT' });
  const back = () => server.as(page).call(withdrawSickness, { params: { id: body.id } });
  const besa = await joinedEmployee(server, agimi.id, await aWorker(server, agimi, { firstName: 'Besa' }));
  expect((await server.as(besa).call(withdrawSickness, { params: { id: body.id } })).status).toBe(404);
  expect((await server.as(besa).call(getOwnSickness, {})).body).toEqual([]);
  expect((await back()).body).toMatchObject({ state: 'withdrawn' });
  expect((await back()).status).toBe(409);
  expect((await settle(body.id)).status).toBe(409);
  for (let day = 1; day <= OPEN_SICKNESS; day += 1)
    expect((await report({ from: `2026-11-0${day}`, to: `2026-11-0${day}` })).status).toBe(200);
  expect((await report()).body).toMatchObject({ code: 'REQUESTS_WAITING' });
  await rows((tx) =>
    tx.execute(sql`update "employee" set "expirationContract" = '2026-09-30' where "id" = ${arta}`),
  );
  expect((await report()).body).toMatchObject({ code: 'OWN_PART_OFF' });
});

test('the role of own pages reports for its employee alone, and settles nothing', async () => {
  const besa = await aWorker(server, agimi, { firstName: 'Besa' });
  const as = (employeeId: number, statement: ReturnType<typeof sql>) =>
    inOwn(
      server.db,
      { companyId: agimi.id, employeeId },
      async (tx) => (await tx.execute(statement)).rowCount,
    ).catch((error: { cause?: { code?: string } }) => error.cause?.code);
  const insert = (of: number, more = sql`, 'reported'`) =>
    sql`insert into "sickness_report" ("tenantId", "employeeId", "from", "to", "reportedAt", "state") values (${agimi.id}, ${of}, '2026-10-14', '2026-10-14', now()${more})`;
  expect(await as(arta, insert(besa))).toBe('42501');
  expect(await as(arta, insert(arta, sql`, 'withdrawn'`))).toBe('42501');
  expect(await as(arta, insert(arta))).toBe(1);
  expect(await as(besa, sql`update "sickness_report" set "state" = 'withdrawn'`)).toBe(0);
  expect(
    await as(arta, sql`update "sickness_report" set "state" = 'booked', "settledBy" = ${agimi.admin.id}`),
  ).toBe('42501');
  expect(await as(arta, sql`delete from "sickness_report"`)).toBe('42501');
  expect(await as(arta, sql`update "sickness_report" set "state" = 'withdrawn'`)).toBe(1);
});
