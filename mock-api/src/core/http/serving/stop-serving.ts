import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { UnderWay } from './under-way.ts';

const FINISH_WITHIN_MS = 10_000;
/** Clients with a connection learn from their next answer that it closes. */
const LAST_CALL_MS = 500;
/** How long what was cut off may take to notice. */
const CUT_WITHIN_MS = 2_000;

/** Tells the clients of a server that stops to come back on another connection. */
function farewells(server: Server): { start: () => void } {
  const open = new Set<ServerResponse>();
  let stopping = false;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (stopping) response.shouldKeepAlive = false;
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return {
    start: () => {
      stopping = true;
      for (const response of open) response.shouldKeepAlive = false;
    },
  };
}

/**
 * How a server stops: it takes no more connections, answers on those it has carry `Connection: close`, and calls may end for ten seconds. Longer ones are
 * answered 503; `cut` ends their database connections, so that nothing of them is saved, and only then is the pool closed.
 */
export function stoppable(
  server: Server,
  underWay: UnderWay,
  cut: () => void,
  finishWithinMs = FINISH_WITHIN_MS,
): () => Promise<void> {
  const farewell = farewells(server);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    farewell.start();
    // Of an HTTP server `close` also ends connections without a call, and resets those on which one is just being sent.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    await Promise.race([closed, wait(LAST_CALL_MS)]);
    server.close();
    server.closeIdleConnections();
    if (!(await underWay.endedWithin(finishWithinMs))) {
      underWay.refuse();
      cut();
      await underWay.endedWithin(CUT_WITHIN_MS);
    }
    await Promise.race([closed, wait(CUT_WITHIN_MS)]);
    server.closeAllConnections();
    await closed;
  };
  return () => {
    stopped ??= stop();
    return stopped;
  };
}
