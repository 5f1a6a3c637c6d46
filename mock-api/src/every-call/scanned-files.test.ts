import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Endpoint } from '@paga/contract/endpoint';
import { freshServer, type TestServer } from '@paga/testing/server';
import { areas } from '#areas.ts';
import { clamd } from '#core/files/content/scanner.ts';
import { folderFiles } from '#core/files/folder-files.ts';
import { bindCalls } from '#core/http/bound-call.ts';
import { placeFrom } from '#core/outside/line-to.ts';
import { type Populated, populated } from './fixture.ts';
import { sampleInput } from './sample-input.ts';

// Every call that takes a file has the scanner look at it first: a real socket that speaks the protocol of clamd.

const EICAR = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';
const END = Buffer.alloc(4);
const around = mkdtempSync(path.join(tmpdir(), 'paga-scan-'));
let scanner: Server;
let answers: 'honestly' | 'nothing' | 'with an error' | 'half' = 'honestly';
let seen = 0;
let server: TestServer;
let fixture: Populated;

/** The bytes of the chunks that came, once the last one is there. */
function streamed(all: Buffer): Buffer | undefined {
  let at = 'zINSTREAM\0'.length;
  const parts: Buffer[] = [];
  while (at + 4 <= all.length) {
    const size = all.readUInt32BE(at);
    if (size === 0) return Buffer.concat(parts);
    parts.push(all.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return undefined;
}

beforeAll(async () => {
  scanner = createServer((socket) => {
    let all = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      if (answers === 'half') return socket.destroy();
      all = Buffer.concat([all, chunk]);
      const content = all.subarray(-4).equals(END) ? streamed(all) : undefined;
      if (!content || answers === 'nothing') return;
      seen += 1;
      const said = content.includes(EICAR) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK';
      socket.end(`${answers === 'with an error' ? 'INSTREAM size limit exceeded. ERROR' : said}\0`);
    });
  });
  scanner.listen(path.join(around, 'clamd.sock'));
  await once(scanner, 'listening');
  const scan = clamd(placeFrom('SCAN_URL', `unix:${path.join(around, 'clamd.sock')}`), 0.3);
  server = await freshServer('scanned_files', { files: folderFiles(path.join(around, 'store')), scan });
  fixture = await populated(server, 'Agimi');
});
afterAll(() => {
  scanner.close();
  rmSync(around, { recursive: true, force: true });
});

const takers = bindCalls(areas).filter(
  ({ handler, call }) =>
    handler &&
    call.bodyType === 'multipart' &&
    Object.keys((call.body as unknown as { shape?: object }).shape ?? {}).some((name) =>
      /^(file|files|photo|logo)$/.test(name),
    ),
);
const stored = () => readdirSync(path.join(around, 'store'), { recursive: true }).length;

function send(call: Endpoint, content: string) {
  const sample = sampleInput(call, fixture.company.id, fixture);
  const file = new File([content], 'Kontrata.pdf');
  const fields = Object.keys((call.body as unknown as { shape: object }).shape);
  const files = fields
    .filter((name) => /^(file|files|photo|logo)$/.test(name))
    .map((name) => [name, name === 'files' ? [file] : file]);
  return server
    .as(fixture.company.admin)
    .call(call, { ...sample, body: { ...sample.body, ...Object.fromEntries(files) } } as never);
}

test('what the scanner finds something in is refused in every call, and nothing of it is stored', async () => {
  expect(takers.length).toBeGreaterThanOrEqual(11);
  const before = stored();
  for (const { name, call } of takers) {
    seen = 0;
    const { status, body } = await send(call, `%PDF-1.7\n${'x'.repeat(200_000)}${EICAR}`);
    expect({ name, status, code: body.code, seen }).toEqual({
      name,
      status: 422,
      code: 'FILE_INFECTED',
      seen: 1,
    });
    expect(body.message).toContain('Win.Test.EICAR_HDB-1');
  }
  expect(stored()).toBe(before);
});

test('what it finds nothing in is taken', async () => {
  const upload = takers.find(({ name }) => name === 'uploadAttachment');
  expect((await send(upload?.call as Endpoint, '%PDF-1.7\n%%EOF')).status).toBe(200);
});

test.each(['half', 'with an error', 'nothing', 'gone'] as const)(
  'a scanner that answers %s lets nothing through: 503 with a hint',
  async (how) => {
    const before = stored();
    if (how === 'gone') await new Promise((resolve) => scanner.close(resolve));
    else answers = how;
    for (const { name, call } of takers.filter((taker) => /Document$|uploadAttachment/.test(taker.name))) {
      const { status, body, headers } = await send(call, '%PDF-1.7\n%%EOF');
      expect({ name, status, code: body.code }).toEqual({ name, status: 503, code: 'SCANNER_AWAY' });
      expect(headers.get('retry-after')).toBe('30');
    }
    expect(stored()).toBe(before);
  },
);
