import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { sealAudit } from './audit/seal-audit.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { createApp } from './http/app.ts';
import { createLog } from './log.ts';
import type { Settings } from './settings.ts';
import { type Installation, prepareInstallation } from './setup/installation.ts';
import { type Stops, startDatabase } from './start-database.ts';
import { VERSION } from './version.ts';

export type RunningServer = { url: string; installation: Installation & { setupSecret?: string } };

const SEAL_EVERY_MS = 60_000;
const FINISH_WITHIN_MS = 10_000;

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Takes no more calls, lets those under way end, then closes what is left. */
function finish(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Starts everything; each started part adds to `stops` how it is stopped, also when a later part fails. */
export async function startServer(settings: Settings, stops: Stops): Promise<RunningServer> {
  const log = createLog(settings.logLevel);
  const now = () => new Date();
  const db = await startDatabase(settings, log, stops);
  const installation = await prepareInstallation(db, { demo: settings.demo, now: now() });
  if (installation.demo && !installation.demoFilled) await fillDemo(db, now());
  const deps = { db, now, log, version: VERSION, trustProxy: settings.trustProxy };
  const server = createAdaptorServer({ fetch: createApp(deps, settings.siteFolder).fetch }) as Server;
  const port = await listen(server, settings.host, settings.port);
  stops.push(() => finish(server));
  const seal = setInterval(() => sealAudit(db, now()).catch((err) => log.error({ err }, 'sealing the audit log failed')), SEAL_EVERY_MS);
  stops.push(() => clearInterval(seal));
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return { url: `http://${host}:${port}/`, installation };
}
