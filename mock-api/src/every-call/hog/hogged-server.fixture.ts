import { cpSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { emulatedService } from '@paga/testing/emulated-service';
import { TestServer } from '@paga/testing/server';
import { commitsOf } from '#core/db/commits.ts';
import type { Connection } from '#core/db/embedded/embedded-postgres.ts';
import { openDatabase } from '#core/db/open-database.ts';
import { ConnectionShares } from '#core/db/shares/connection-shares.ts';
import { folderFiles } from '#core/files/folder-files.ts';
import { createLog } from '#core/log.ts';
import { lockPeriod } from '#months/period.ts';
import { watchLoop } from './loop-watch.ts';
import { madeWorld } from './world.ts';

// The server that is hogged, in a process of its own; answers are not checked against the contract, which would hold the loop itself.
/** As a server has them. */
const CONNECTIONS = 10;
/** What the self-test plants to see that it is found: a call that holds the loop; a month that is held, with and without shares of the connections. */
export type Fault = 'heldLoop' | 'heldMonth' | 'heldMonthWithoutShares';
type Order =
  | { do: 'make'; connection: Connection; people: number }
  | { do: 'use'; connection: Connection }
  | { do: 'leave' }
  | { do: 'renew' }
  | { do: 'plant'; fault: Fault | undefined }
  | { do: 'reset' }
  | { do: 'read' };

const NOW = new Date('2026-10-15T09:00:00Z');
const FILES = process.env.HOG_FILES ?? '/nowhere';
const files = folderFiles(FILES);
const { service, consent, state } = emulatedService(() => NOW);
let planted: Fault | undefined;
let companyId = 0;
const [LOOP_MS, MONTH_MS] = [400, 2_500];

let server: TestServer | undefined;
let opened: Connection | undefined;
/** On a connection of its own, as a server has it. */
let health: ReturnType<typeof openDatabase> | undefined;
const open = (connection: Connection) => {
  opened = connection;
  // Without shares everybody may have all of them, as it was before.
  const shares =
    planted === 'heldMonthWithoutShares'
      ? ({ take: () => () => {} } as unknown as ConnectionShares)
      : new ConnectionShares(CONNECTIONS);
  health = openDatabase({ ...connection, max: 1, idleTimeoutMillis: 0 }, createLog('silent'));
  const commits = commitsOf(health.db);
  server = new TestServer(connection, { files, service, checkAnswers: false, commits }, shares);
  return server;
};
async function close(): Promise<void> {
  await server?.db.$client.end();
  await health?.close();
  health = undefined;
}

/** What a copy of the database does not hold, as the world was made with it: a call before may have deleted a file or ended the consent. */
let made = structuredClone(state);
const keepOutside = () => {
  made = structuredClone(state);
  cpSync(FILES, `${FILES}-made`, { recursive: true });
};
const restoreOutside = () => {
  Object.assign(state, structuredClone(made));
  rmSync(FILES, { recursive: true, force: true });
  cpSync(`${FILES}-made`, FILES, { recursive: true });
};

/** Holds the loop once a look: twenty in a row would only take longer to find. */
let mayHold = false;
function holdLoop(): void {
  if (!mayHold) return;
  mayHold = false;
  // What is read is processor time, of which other tests take their share.
  for (const before = process.cpuUsage(); process.cpuUsage(before).user < LOOP_MS * 1_000; );
}

/** Holds October as a long calculation does. */
function holdMonth(): void {
  void server?.inCompany(companyId, async (tx) => {
    await lockPeriod({ tx, companyId }, { month: 10, year: 2026 });
    await wait(MONTH_MS);
  });
}

const loop = watchLoop();
const http = createAdaptorServer({
  fetch: async (request: Request, bindings: object) => {
    if (!server) return new Response(null, { status: 503 });
    if (planted === 'heldLoop' && new URL(request.url).pathname.endsWith('/salaries/totals')) holdLoop();
    return server.app.fetch(request, bindings);
  },
}) as Server;

async function obey(order: Order): Promise<unknown> {
  if (order.do === 'make') {
    const world = await madeWorld(open(order.connection), order.people, { consent, files });
    companyId = world.objects.company.id;
    keepOutside();
    return world;
  }
  if (order.do === 'plant') planted = order.fault;
  if (order.do === 'use' || order.do === 'leave') {
    await close();
    server = undefined;
    if (order.do === 'use') {
      restoreOutside();
      open(order.connection);
    }
  }
  // Nobody has taken anything of the budgets of heavy work.
  if (order.do === 'renew' && opened) {
    await close();
    open(opened);
  }
  if (order.do === 'reset') {
    await wait(20);
    loop.reset();
    mayHold = true;
    if (planted?.startsWith('heldMonth')) holdMonth();
  }
  return order.do === 'read' ? wait(20).then(() => loop.longest()) : undefined;
}

process.on('message', ({ id, order }: { id: number; order: Order }) => {
  obey(order).then(
    (answer) => process.send?.({ id, answer }),
    (error: Error) => process.send?.({ id, error: error.stack }),
  );
});
process.on('disconnect', () => process.exit(0));
http.listen(0, '127.0.0.1', () => process.send?.({ id: 0, answer: (http.address() as AddressInfo).port }));
