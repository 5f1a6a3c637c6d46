import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { mountAccounting } from './accounting.ts';
import { mountOAuth } from './oauth.ts';
import { readState, type State, type Switch, writeState } from './state.ts';
import type { World } from './world.ts';

type Options = {
  port: number;
  /** A JSON file that keeps the state over a restart; without one it lives in memory. */
  stateFile?: string;
  accessSeconds?: number;
  unthrottled?: boolean;
  now?: () => Date;
};

export type RunningEmulator = { url: string; state: State; close: () => Promise<void> };

/** What a person or a test switches: faults, the day until which the books are closed, tokens that end now. */
function mountSwitches(app: Hono, { state, save }: World): void {
  app.get('/_emulator/state', (c) =>
    c.json({ ...state, grants: state.grants.length, clients: Object.keys(state.clients) }),
  );
  app.post('/_emulator/switch', async (c) => {
    state.switches.push((await c.req.json()) as Switch);
    return c.body(null, 204);
  });
  app.post('/_emulator/close-books', async (c) => {
    const { realm, until } = (await c.req.json()) as { realm: string; until: string | null };
    const books = state.companies[realm];
    if (!books) return c.body(null, 404);
    books.closedUntil = until;
    save();
    return c.body(null, 204);
  });
  app.post('/_emulator/webhook', async (c) => {
    state.webhook = (await c.req.json()) as State['webhook'];
    save();
    return c.body(null, 204);
  });
}

/** The emulator as a function from request to answer. */
export function createEmulator(world: World): Hono {
  const app = new Hono();
  app.get('/', (c) => c.text('QuickBooks emulator: no real books are behind this address.'));
  mountOAuth(app, world);
  mountAccounting(app, world);
  mountSwitches(app, world);
  return app;
}

/** Listens on this machine only. A lost answer closes the connection instead of answering. */
export async function startEmulator({
  port,
  stateFile,
  now = () => new Date(),
  ...rest
}: Options): Promise<RunningEmulator> {
  const state = readState(stateFile);
  const app = createEmulator({ state, now, save: () => writeState(stateFile, state), ...rest });
  const server = createAdaptorServer({
    fetch: async (request, env: { incoming?: { socket: { destroy: () => void } } }) => {
      const response = await app.fetch(request, env);
      if (response.headers.get('x-emulator-lost') === '1') env.incoming?.socket.destroy();
      return response;
    },
  }) as Server;
  const listening = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${listening}`, state, close };
}
