import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { uploadAttachment } from '@paga/contract/employees';
import { freshServer, type TestCompany, type TestServer } from '@paga/testing/server';
import { pino } from 'pino';
import { limitedServer } from './limited-server.ts';

type Line = { level: number; refusal?: string };
let server: TestServer;
let company: TestCompany;
const lines: Line[] = [];
beforeAll(async () => {
  const stream = new PassThrough().on('data', (text) => {
    for (const line of String(text).trim().split('\n')) lines.push(JSON.parse(line));
  });
  server = await freshServer('connections', { log: pino({ level: 'info' }, stream) });
  company = await server.company();
});

async function listening(limits = { inAll: 20, perAddress: 10 }) {
  const http = limitedServer(server.app.fetch, false, limits);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const clients: Socket[] = [];
  const open = (from = '127.0.0.1') => {
    const client = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => {});
    clients.push(client);
    return client;
  };
  const close = async () => {
    for (const client of clients) client.destroy();
    http.closeAllConnections();
    http.close();
    await once(http, 'close');
  };
  return { port, open, close };
}

/** The beginning of an upload whose body never comes whole. */
const half = () =>
  [
    `POST /api${uploadAttachment.path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${company.admin.handle}`,
    `Cookie: paga_session=${company.admin.cookie}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 100000',
    '',
    '--x\r\nContent-Disposition: form-data; name="userId"\r\n\r\n1',
  ].join('\r\n');
const quick = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

/** Everything that a client is answered until the connection ends. */
async function answered(client: Socket, request: string): Promise<string> {
  let text = '';
  client.on('data', (piece) => {
    text += piece;
  });
  client.write(request);
  await once(client, 'close');
  return text;
}

test('an address that holds its share with half-sent bodies is refused more, in words; another address is served', async () => {
  const { open, close } = await listening();
  for (let held = 0; held < 10; held += 1) open().write(half());
  await wait(50);
  const own = await answered(open(), quick);
  expect(own).toMatch(/^HTTP\/1.1 429 /);
  expect(own).toMatch(
    /Retry-After: 5\r\n.*Connection: close\r\n\r\n\{"code":"TOO_MANY_REQUESTS","errorId":"/s,
  );
  expect(await answered(open('127.0.0.2'), quick)).toMatch(/^HTTP\/1.1 200 /);
  await close();
});

test('a full server says so, and takes clients again when one has gone', async () => {
  const { open, close } = await listening({ inAll: 3, perAddress: 2 });
  const held = ['127.0.0.2', '127.0.0.3', '127.0.0.4'].map((from) => open(from));
  for (const client of held) client.write(half());
  await wait(50);
  expect(await answered(open(), quick)).toMatch(/^HTTP\/1.1 503 .*Retry-After: 5\r\n/s);
  held[0]?.destroy();
  await wait(50);
  expect(await answered(open(), quick)).toMatch(/^HTTP\/1.1 200 /);
  await close();
});

test('bodies that are dropped half-way are the clients’ matter: nothing above a refusal is logged, and never a lost database', async () => {
  lines.length = 0;
  const { open, close } = await listening();
  const clients = Array.from({ length: 8 }, () => open());
  for (const client of clients) client.write(half());
  await wait(200);
  for (const [nth, client] of clients.entries()) nth % 2 === 0 ? client.resetAndDestroy() : client.destroy();
  while (lines.length < 8) await wait(20);
  expect(new Set(lines.map(({ refusal }) => refusal))).toEqual(new Set(['BODY_INCOMPLETE']));
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  await close();
});
