import { deflateSync } from 'node:zlib';
import { removeLogo, showTenant, uploadLogo } from '@paga/contract/company/profile';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';

let server: TestServer;
let agimi: TestCompany;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  agimi = await server.company({ name: 'Agimi' });
});

const GREEN = { r: 14, g: 122, b: 80 };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: GREEN } });
const fileOf = (bytes: Uint8Array, name = 'logo.png') =>
  new File([Uint8Array.from(bytes)], name, { type: 'image/png' });
const send = (file: File, by = agimi.admin) => server.as(by).call(uploadLogo, { body: { logo: file } });
const uploaded = async () => (await send(fileOf(await picture(800, 800).jpeg().toBuffer()))).body.logo;
const link = (path: string, user: TestUser | undefined, headers: Record<string, string> = {}) =>
  server.request(path, { headers: { ...(user && { cookie: `paga_session=${user.cookie}` }), ...headers } });

test('is kept as a small PNG, whatever the picture was, and shown with the company', async () => {
  const logo = await uploaded();
  expect((await server.as(agimi.user).call(showTenant, {})).body.logo).toBe(logo);
  const answer = await link(logo, agimi.user);
  const kept = await sharp(new Uint8Array(await answer.arrayBuffer())).metadata();
  expect(kept).toMatchObject({ format: 'png', width: 256, height: 256 });
  expect(kept.exif).toBeUndefined();
});

test('is shown to people of the company and the super admin, to nobody else', async () => {
  const logo = await uploaded();
  const other = await server.company({ name: 'Drini' });
  const statusFor = async (user: TestUser | undefined) => (await link(logo, user)).status;
  expect(await statusFor(agimi.user)).toBe(200);
  expect(await statusFor(await server.superAdmin())).toBe(200);
  expect(await statusFor(other.admin)).toBe(404);
  expect(await statusFor(undefined)).toBe(401);
  expect(await statusFor(await server.user({ roleId: 4, companies: [agimi.id], agreed: false }))).toBe(403);
  expect(await statusFor(await server.user({ roleId: 4, companies: [agimi.id], active: false }))).toBe(401);
  expect((await link(logo, agimi.user, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('is never a page: its type is fixed, nothing is guessed, it is offered as a file', async () => {
  const { headers } = await link(await uploaded(), agimi.user);
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-disposition')).toBe('attachment');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('cache-control')).toContain('private');
});

test('leads out of the store by no path', async () => {
  const name = '0'.repeat(32);
  const paths = [
    '/api/files/',
    `/api/files/${agimi.id}/logos/${name}.png`,
    `/api/files/${agimi.id}/attachments/${name}.png`,
    `/api/files/${agimi.id}/logos/..%2f..%2f${name}.png`,
    '/api/files/../../package.json',
    `/api/files/${agimi.id}/logos/${name}.png%00.html`,
  ];
  for (const path of paths) expect((await link(path, agimi.admin)).status).toBe(404);
});

test('replaces and removes the one before, file and all', async () => {
  const first = await uploaded();
  const second = await uploaded();
  expect(second).not.toBe(first);
  expect((await link(first, agimi.user)).status).toBe(404);
  expect((await server.as(agimi.manager).call(removeLogo, {})).status).toBe(204);
  expect((await link(second, agimi.user)).status).toBe(404);
  expect((await server.as(agimi.user).call(showTenant, {})).body.logo).toBeNull();
  const { rows } = await server.asAccess((tx) =>
    tx.execute(
      sql`select "page", "type", "changes" ? 'logo' as "ofLogo" from "audit_line" where "tenantId" = ${agimi.id}`,
    ),
  );
  expect(rows).toEqual([1, 2, 3].map(() => ({ page: 'configurations', type: 'update', ofLogo: true })));
});

/** A PNG of a few kilobytes that says it unfolds into 400 million pixels. */
function bomb(): Uint8Array {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer) =>
    (bytes.reduce((sum, byte) => (crcTable[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), 0xffffffff) ^
      0xffffffff) >>>
    0;
  const chunk = (type: string, data: Buffer) => {
    const [length, end, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), data])];
    length.writeUInt32BE(data.length);
    end.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, end]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(20_000, 0);
  head.writeUInt32BE(20_000, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(20_000 * 2_501))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('refuses', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['a drawing with a script', () => Buffer.from(svg)],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['nothing', () => Buffer.alloc(0)],
    [
      'a picture that is cut off',
      async () => (await picture(300, 300).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2_000),
    ],
    ['a picture of a kind that is not asked for', () => picture(10, 10).tiff().toBuffer()],
    ['a picture that unfolds into too much', bomb],
  ])('%s', async (_, make) => {
    const { status, body } = await send(fileOf(await make()));
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect((await server.as(agimi.user).call(showTenant, {})).body.logo).toBeNull();
  });

  test('more than 10 MB', async () => {
    expect((await send(fileOf(Buffer.alloc(10 * 1024 * 1024 + 1)))).body.code).toBe('PAYLOAD_TOO_LARGE');
  });

  test('a company user, and another company', async () => {
    const logo = fileOf(await picture(10, 10).png().toBuffer());
    expect((await send(logo, agimi.user)).status).toBe(403);
    const other = await server.company({ name: 'Drini' });
    expect(
      (await server.as(other.admin, { company: agimi.id }).call(uploadLogo, { body: { logo } })).body.code,
    ).toBe('COMPANY_NOT_LINKED');
    expect((await server.as(agimi.admin).call(uploadLogo, { body: {} as never })).status).toBe(422);
  });
});
