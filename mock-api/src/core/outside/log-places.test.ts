import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '../log.ts';
import { placeFrom } from './line-to.ts';
import { LogLine } from './log-places.ts';

/** What the other system makes of a line: one it cannot read is said and does not end the process. */
function read(line: string): { msg: string; lost?: number } {
  try {
    return JSON.parse(line) as { msg: string };
  } catch {
    return { msg: `no JSON: ${line}` };
  }
}

/** Another system on a socket, with every line it has been given. */
class Collector {
  readonly lines: { msg: string; lost?: number }[] = [];
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #text = '';

  async listen(where: string | number): Promise<number> {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => this.#take(chunk.toString('utf8')));
    });
    this.#server.listen(where as number);
    await once(this.#server, 'listening');
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  async gone(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    const server = this.#server;
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  /** Waits for so many lines; what has come instead, after five seconds. */
  async has(count: number): Promise<string[]> {
    await this.#sees(() => this.lines.length >= count);
    return this.lines.map(({ msg }) => msg);
  }

  async until(msg: string): Promise<void> {
    await this.#sees(() => this.lines.at(-1)?.msg === msg);
  }

  async #sees(enough: () => boolean): Promise<void> {
    for (let looks = 0; !enough(); looks += 1) {
      if (looks === 1_000) throw new Error(`only ${this.lines.length} lines: ${this.lines.at(-1)?.msg}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  #take(text: string): void {
    const lines = (this.#text + text).split('\n');
    this.#text = lines.pop() ?? '';
    this.lines.push(...lines.map(read));
  }
}

// What a test leaves open keeps the process from ending, so it ends with the test, failed or not.
const open: { collectors: Collector[]; lines: LogLine[] } = { collectors: [], lines: [] };
afterEach(async () => {
  for (const line of open.lines.splice(0)) await line.end();
  for (const collector of open.collectors.splice(0)) await collector.gone();
});

async function collecting(where: string | number): Promise<{ collector: Collector; port: number }> {
  const collector = new Collector();
  open.collectors.push(collector);
  return { collector, port: await collector.listen(where) };
}

function lineTo(url: string, ...settings: [againMs: number, most?: number]): LogLine {
  const line = new LogLine(placeFrom('LOG_URL', url), ...settings);
  open.lines.push(line);
  return line;
}

test('every line goes to the other system in order, those of a time without it too; the rest at the end', async () => {
  const { collector, port } = await collecting(0);
  const line = lineTo(`tcp://127.0.0.1:${port}`, 20);
  const log = createLog('info', line);
  log.info('one');
  log.info('two');
  expect(await collector.has(2)).toEqual(['one', 'two']);
  await collector.gone();
  log.info('while it was away');
  const { collector: second } = await collecting(port);
  log.info('and after');
  log.info('last');
  await second.until('last');
  // What was on its way when the line broke may be lost; standard output has it.
  const came = second.lines.map(({ msg }) => msg);
  expect(came.filter((msg) => msg !== 'while it was away')).toEqual(['and after', 'last']);
  log.info('at the end');
  await line.end();
  await second.until('at the end');
});

test('what is too much to keep goes, the oldest first, and how much is said', async () => {
  const socket = path.join(tmpdir(), `paga-log-${process.pid}.sock`);
  const line = lineTo(`unix:${socket}`, 10, 100);
  const log = createLog('info', line);
  for (let n = 0; n < 105; n += 1) log.info(`line ${n}`);
  const { collector } = await collecting(socket);
  await collector.has(101);
  expect(collector.lines[0]).toMatchObject({ lost: 5, msg: 'lines of the log were lost' });
  expect([collector.lines[1]?.msg, collector.lines.at(-1)?.msg]).toEqual(['line 5', 'line 104']);
});

test.each([
  ['udp://127.0.0.1:514', 'must look like'],
  ['127.0.0.1:514', 'must look like'],
  ['tcp://127.0.0.1', 'must look like'],
  ['tcp://log.example.com:514', 'must begin with tls://'],
])('no server starts with LOG_URL=%s', (text, said) => {
  expect(() => placeFrom('LOG_URL', text)).toThrow(`LOG_URL ${said === 'must look like' ? said : ''}`);
  expect(() => placeFrom('LOG_URL', text)).toThrow(said);
});

test('a socket, this machine and TLS to another are taken', () => {
  expect(placeFrom('SCAN_URL', 'unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  expect(placeFrom('SCAN_URL', 'tcp://[::1]:3310')).toEqual({ host: '::1', port: 3310, tls: false });
  expect(placeFrom('LOG_URL', 'tls://log.example.com:6514')).toEqual({
    host: 'log.example.com',
    port: 6514,
    tls: true,
  });
});
