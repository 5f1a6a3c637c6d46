import { crc32 } from 'node:zlib';
import { getEmployee, getEmployeesByStatus, removePhoto, uploadPhoto } from '@paga/contract/employees';
import { createdEmployees } from '@paga/testing/employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { desc } from 'drizzle-orm';
import sharp from 'sharp';
import { auditLine } from '#core/audit/table.ts';

let server: TestServer;
let agimi: TestCompany;
let arta: number;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  agimi = await server.company({ name: 'Agimi' });
  [arta = 0] = await createdEmployees(server.as(agimi.admin), agimi, {});
});

const background = { r: 14, g: 122, b: 80 };
const picture = async (width = 900, height = 1600) =>
  new File(
    [
      Uint8Array.from(
        await sharp({ create: { width, height, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    'arta.jpg',
  );
const send = async (facts: object = {}, by = agimi.user) =>
  server
    .as(by)
    .call(uploadPhoto, { body: { userId: agimi.id, employeeId: arta, file: await picture(), ...facts } });
const remove = (by = agimi.user) =>
  server.as(by).call(removePhoto, { body: { userId: agimi.id, employeeId: arta } });
const shown = (path: string | null) =>
  server.request(path ?? '', { headers: { cookie: `paga_session=${agimi.user.cookie}` } });

test('is cropped to a square, encoded anew, and shown in the list and the profile', async () => {
  const { status, body } = await send();
  expect(status).toBe(200);
  const answer = await shown(body.photo);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const kept = await sharp(new Uint8Array(await answer.arrayBuffer())).metadata();
  expect(kept).toMatchObject({ format: 'webp', width: 256, height: 256 });
  const query = { tenantId: agimi.id };
  expect((await server.as(agimi.user).call(getEmployeesByStatus, { query })).body.data).toMatchObject([
    { photo: body.photo },
  ]);
  expect((await server.as(agimi.user).call(getEmployee, { query: { employeeId: arta } })).body.photo).toBe(
    body.photo,
  );
});

test('keeps the square that was chosen, measured in the picture as it is seen', async () => {
  // Stored lying on its side: seen upright it is 200 wide and 300 high, red above and green below.
  const part = (color: string) => ({
    create: { width: 150, height: 200, channels: 3 as const, background: color },
  });
  const halves = [
    { input: part('#0f0'), left: 150, top: 0 },
    { input: part('#f00'), left: 0, top: 0 },
  ];
  const lying = sharp({ create: { width: 300, height: 200, channels: 3, background: '#00f' } }).composite(
    halves,
  );
  const bytes = await lying.withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
  const { body } = await send({
    file: new File([Uint8Array.from(bytes)], 'arta.jpg'),
    left: 100,
    top: 10,
    side: 100,
  });
  const kept = await shown(body.photo);
  const { dominant } = await sharp(new Uint8Array(await kept.arrayBuffer())).stats();
  expect(dominant).toMatchObject({ r: expect.any(Number), g: expect.any(Number) });
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.g).toBeLessThan(60);
});

test('keeps nothing of the sent file but its pixels', async () => {
  const plain = sharp({ create: { width: 300, height: 300, channels: 3, background } });
  const tagged = plain.withExif({
    IFD0: { Artist: 'Arta Krasniqi' },
    IFD3: { GPSLatitude: '42/1 39/1 0/1' },
  });
  const bytes = await tagged.jpeg().toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const { body } = await send({
    file: new File([Uint8Array.from(bytes), '<script>alert(1)</script>'], 'arta.jpg'),
  });
  const kept = new Uint8Array(await (await shown(body.photo)).arrayBuffer());
  const { exif, icc, xmp } = await sharp(kept).metadata();
  expect({ exif, icc, xmp }).toEqual({});
  expect(Buffer.from(kept).toString('latin1')).not.toMatch(/Krasniqi|script/);
});

test('refuses a small file that unfolds into more pixels than any camera takes', async () => {
  const small = { create: { width: 1, height: 1, channels: 3 as const, background } };
  const vast = await sharp(small).png().toBuffer();
  // Width and height stand in the first part of a PNG, behind its name; its checksum follows.
  vast.writeUInt32BE(30_000, 16);
  vast.writeUInt32BE(30_000, 20);
  vast.writeUInt32BE(crc32(vast.subarray(12, 29)), 29);
  expect(await sharp(vast, { limitInputPixels: false }).metadata()).toMatchObject({
    width: 30_000,
    height: 30_000,
  });
  expect((await send({ file: new File([Uint8Array.from(vast)], 'arta.png') })).status).toBe(415);
});

test('refuses a square outside of the picture and one that is none', async () => {
  expect((await send({ left: 800, top: 0, side: 200 })).status).toBe(415);
  expect((await send({ left: 0, top: 0, side: 0 })).status).toBe(422);
  expect((await send({ left: -1, top: 0, side: 10 })).status).toBe(422);
});

test('a new photo takes the place of the old one, and a removed one is gone', async () => {
  const first = (await send()).body.photo;
  const second = (await send()).body.photo;
  expect((await shown(first)).status).toBe(404);
  expect((await remove()).status).toBe(204);
  expect((await shown(second)).status).toBe(404);
  expect(
    (await server.as(agimi.user).call(getEmployee, { query: { employeeId: arta } })).body.photo,
  ).toBeNull();
});

test('refuses what is no picture, whatever it is called, and what is over 10 MB', async () => {
  expect(
    (await send({ file: new File(['<svg onload="alert(1)"/>'], 'arta.png', { type: 'image/png' }) })).status,
  ).toBe(415);
  expect((await send({ file: new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'arta.png') })).status).toBe(
    413,
  );
  expect((await send({ file: 'arta.png' })).status).toBe(422);
});

test('refuses a stranger and an employee of another company', async () => {
  expect((await send({}, await server.user({ roleId: 2 }))).status).toBe(403);
  const drini = await server.company({ name: 'Drini' });
  expect((await send({ userId: drini.id }, drini.admin)).status).toBe(404);
  expect(
    (await server.as(drini.admin).call(removePhoto, { body: { userId: drini.id, employeeId: arta } })).status,
  ).toBe(404);
});

test('leaves an audit line for each', async () => {
  const { body } = await send();
  await remove();
  const lines = await server.inCompany(agimi.id, (tx) =>
    tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(2),
  );
  expect(lines).toMatchObject([
    { type: 'update', objectId: arta, changes: { photo: { old: body.photo, new: null } } },
    { type: 'update', objectId: arta, changes: { photo: { old: null, new: body.photo } } },
  ]);
});
