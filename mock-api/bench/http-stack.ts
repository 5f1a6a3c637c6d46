// The HTTP stack (routing, headers, request log, cross-site check, parsing, answer) against a bare Node server that sends the same bytes.
// The database is left out on both sides: what is compared is the stack. Both servers run in a process of their own; the floor's figure stands beside ours.
import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from '../src/app.ts';
import { commitsOf } from '../src/core/db/commits.ts';
import { ConnectionShares } from '../src/core/db/shares/connection-shares.ts';
import { VISITORS } from '../src/core/db/shares/share.ts';
import type { Database } from '../src/core/db/transaction.ts';
import { folderFiles } from '../src/core/files/folder-files.ts';
import { createLog } from '../src/core/log.ts';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 16;
const REQUEST =
  'GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nSec-Fetch-Site: same-origin\r\nAccept: application/json\r\n\r\n';

type Sample = { headers: Record<string, string>; body: string };

function serve(kind: 'bare' | 'stack', { headers, body }: Sample): void {
  const client = {
    query: async () => ({ rows: [] }),
    release: () => undefined,
    getTransactionStatus: () => 'I',
  };
  const shares = new ConnectionShares(CONNECTIONS);
  const database = {
    $client: { connect: async () => client },
    shares,
    share: VISITORS,
  } as unknown as Database;
  const app = createApp({
    db: database,
    commits: commitsOf(database),
    files: folderFiles('/nowhere'),
    now: () => new Date(),
    log: createLog('silent'),
    version: '1',
  });
  const bare = () => createServer((_, response) => response.writeHead(200, headers).end(body));
  const server = kind === 'bare' ? bare() : createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
}

function start(
  kind: 'bare' | 'stack',
  sample: Sample = { headers: {}, body: '' },
): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(new URL(import.meta.url).pathname, [kind, JSON.stringify(sample)], {
    execArgv: process.execArgv,
  });
  return new Promise((resolve) => child.once('message', (port) => resolve({ child, port: Number(port) })));
}

/** Answers per second over keep-alive connections with one request under way on each. */
async function throughput(port: number): Promise<number> {
  let answers = 0;
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(REQUEST));
    // An answer may come in two pieces: what counts is its first line.
    socket.on('data', (piece) => {
      const heads = piece.toString('latin1').split('HTTP/1.1 ').length - 1;
      answers += heads;
      for (let head = 0; head < heads; head++) socket.write(REQUEST);
    });
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  for (const socket of sockets) socket.destroy();
  return answers / SECONDS;
}

async function compare(): Promise<void> {
  const stack = await start('stack');
  const answer = await fetch(`http://127.0.0.1:${stack.port}/api/health`);
  if (answer.status !== 200)
    throw new Error(`the stack answers ${answer.status}: its error path would be measured`);
  const headers = new Headers(answer.headers);
  for (const own of ['connection', 'keep-alive', 'date']) headers.delete(own);
  const bare = await start('bare', { headers: Object.fromEntries(headers), body: await answer.text() });
  await throughput(bare.port);
  await throughput(stack.port);
  const ratios: number[] = [];
  let floor = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const bareRate = await throughput(bare.port);
    ratios.push((await throughput(stack.port)) / bareRate);
    floor = Math.max(floor, bareRate);
  }
  bare.child.kill();
  stack.child.kill();
  const median = ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(
    `HTTP stack: ${median.toFixed(2)} of bare Node (goal at least 0.65; floor ${Math.round(floor)} answers/s, ${ROUNDS} rounds of ${SECONDS} s, alternating)`,
  );
}

const role = process.argv[2];
if (role === 'bare' || role === 'stack') serve(role, JSON.parse(process.argv[3] ?? '{}') as Sample);
else await compare();
