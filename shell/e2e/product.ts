import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { scratchFolder } from './scratch.ts';

const root = path.resolve(__dirname, '..', '..');

/** A first start makes a database and a demo. */
const START_MS = 180_000;

/** A port of this machine that nobody has now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  // A connection that stays open is waited for when the server stops.
  return fetch(`${url}/api/health`, { headers: { connection: 'close' } }).then(
    (response) => response.ok,
    () => false,
  );
}

/** The built product as `npm start` serves it, on a data folder of its own. */
export type Product = {
  url: string;
  dataDir: string;
  pid: number;
  output: () => string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  discard(): void;
};

/** Where it keeps its data, variables of its own, and the checkout that it was built in, this one where none is named. */
export type StartOptions = { dataDir?: string; env?: Record<string, string>; checkout?: string };

/** Starts the built server; without `dataDir` on an empty folder, so the demo is made: the plain one, unless `env` asks for another. */
export async function startProduct(options: StartOptions = {}): Promise<Product> {
  const dataDir = options.dataDir ?? scratchFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  const server: ChildProcess = spawn(process.execPath, ['mock-api/dist/main.mjs'], {
    cwd: options.checkout ?? root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: '',
      LOG_LEVEL: 'warn',
      PAGA_DEMO: 'plain',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk) => {
      output += String(chunk);
    });
  const exited = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const deadline = Date.now() + START_MS;
  while (!(await answers(url))) {
    if (Date.now() > deadline || server.exitCode !== null) {
      server.kill();
      rmSync(dataDir, { recursive: true, force: true });
      throw new Error(`the server did not come up:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    dataDir,
    pid: server.pid ?? 0,
    output: () => output,
    stop: (signal = 'SIGINT') => {
      server.kill(signal);
      return exited;
    },
    discard: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
