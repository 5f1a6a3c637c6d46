// Opening a calculated month of 10,000 salaries in Chromium on the built site, against opening one of 100: from the address and from another screen,
// until rows and totals are painted.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import pg from 'pg';
import { calculatedMonth } from './calculated-month.ts';
import { letSignIn } from './let-sign-in.ts';
import { listen } from './over-http.ts';
import { prepareCompany, withDatabase } from './prepared-company.ts';

const SIZES = [100, 10_000];

const site = path.resolve(import.meta.dirname, '../../.build/site');
if (!existsSync(site)) throw new Error('the screens are not built: run pnpm build first');
const passed = await withDatabase(async (db, connection) => {
  const pool = new pg.Pool(connection);
  // A connection that has just been given back may still be open when the database stops.
  pool.on('error', () => undefined);
  const emails: string[] = [];
  let server: Server | undefined;
  for (const size of SIZES) {
    const company = await prepareCompany(db, connection, size);
    const { app } = await calculatedMonth(company, site);
    server ??= createAdaptorServer({ fetch: app.fetch }) as Server;
    emails.push(await letSignIn(pool, company.userId));
  }
  await pool.query('vacuum analyze');
  if (!server) throw new Error('nothing to open');
  const origin = await listen(server);
  const script = path.join(import.meta.dirname, 'open-month.mjs');
  const browser = spawn(process.execPath, [script, origin, ...emails], { stdio: 'inherit' });
  const isFast = await new Promise<boolean>((resolve) => browser.once('exit', (code) => resolve(code === 0)));
  server.closeAllConnections();
  server.close();
  await pool.end();
  return isFast;
});
process.exit(passed ? 0 : 1);
