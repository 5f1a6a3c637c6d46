import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { emulatedService } from '@paga/testing/emulated-service';
import { TestServer } from '@paga/testing/server';
import type { Connection } from '#core/db/embedded/embedded-postgres.ts';
import { ConnectionShares } from '#core/db/shares/connection-shares.ts';
import { folderFiles } from '#core/files/folder-files.ts';
import { watchLoop } from './loop-watch.ts';
import { madeWorld } from './world.ts';

// The server that is hogged, in a process of its own; answers are not checked against the contract, which would hold the loop itself.
/** As a server has them. */
const CONNECTIONS = 10;
type Order =
  | { do: 'make'; connection: Connection; people: number }
  | { do: 'use'; connection: Connection }
  | { do: 'leave' }
  | { do: 'reset' }
  | { do: 'read' };

const NOW = new Date('2026-10-15T09:00:00Z');
const files = folderFiles(process.env.HOG_FILES ?? '/nowhere');
const service = emulatedService(() => NOW).service;
/** What the self-test plants to see that it is found. */
const planted = process.env.HOG_PLANT;

let server: TestServer | undefined;
const open = (connection: Connection) => {
  // Without shares everybody may have all of them, as it was before.
  const shares =
    planted === 'noShares'
      ? ({ take: () => () => {} } as unknown as ConnectionShares)
      : new ConnectionShares(CONNECTIONS);
  server = new TestServer(connection, { files, service, checkAnswers: false }, shares);
  return server;
};

/** Holds the loop as the three findings did: one long piece of work in a call. */
function holdUp(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

const loop = watchLoop();
const http = createAdaptorServer({
  fetch: async (request: Request, bindings: object) => {
    if (!server) return new Response(null, { status: 503 });
    if (planted === 'held' && new URL(request.url).pathname.endsWith('/salaries/totals')) holdUp(400);
    return server.app.fetch(request, bindings);
  },
}) as Server;

async function obey(order: Order): Promise<unknown> {
  if (order.do === 'make') return madeWorld(open(order.connection), order.people);
  if (order.do === 'use' || order.do === 'leave') {
    await server?.db.$client.end();
    server = undefined;
    if (order.do === 'use') open(order.connection);
  }
  if (order.do === 'reset') {
    await wait(20);
    loop.reset();
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
