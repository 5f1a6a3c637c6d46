// The HTTP stack (routing, headers, request log, cross-site check, parsing, answer) against a bare Node server that sends the same bytes.
// The database is left out on both sides: what is compared is the stack. Both servers run in a process of their own; the floor's figure stands beside ours.
import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Database } from '#db/transaction.ts';
import { createApp } from '#http/app.ts';
import { createLog } from '#log.ts';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 16;
const REQUEST = 'GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nSec-Fetch-Site: same-origin\r\nAccept: application/json\r\n\r\n';

function serve(kind: 'bare' | 'stack'): void {
  const database = { transaction: (work: (tx: object) => unknown) => work({ execute: async () => ({ rows: [] }) }) } as unknown as Database;
  const app = createApp({ db: database, now: () => new Date(), log: createLog('silent'), version: '1' });
  const body = '{"status":"ok","version":"1"}';
  const bare = () =>
    createServer((_, response) => response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body));
  const server = kind === 'bare' ? bare() : createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
}

function start(kind: 'bare' | 'stack'): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(new URL(import.meta.url).pathname, [kind], { execArgv: process.execArgv });
  return new Promise((resolve) => child.once('message', (port) => resolve({ child, port: Number(port) })));
}

/** Answers per second over keep-alive connections with one request under way on each. */
async function throughput(port: number): Promise<number> {
  let answers = 0;
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(REQUEST));
    socket.on('data', () => {
      answers += 1;
      socket.write(REQUEST);
    });
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  for (const socket of sockets) socket.destroy();
  return answers / SECONDS;
}

async function compare(): Promise<void> {
  const [bare, stack] = await Promise.all([start('bare'), start('stack')]);
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
if (role === 'bare' || role === 'stack') serve(role);
else await compare();
