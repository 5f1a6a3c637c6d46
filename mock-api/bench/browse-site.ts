import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import pg from 'pg';
import { letSignIn } from './let-sign-in.ts';
import { listen } from './over-http.ts';
import { type PreparedCompany, prepareCompany, withDatabase } from './prepared-company.ts';

/** Gives a company of a size what the screen shows, and the server that shows it. */
type Prepare = (company: PreparedCompany, site: string) => Promise<{ app: Hono }>;

/**
 * Prepares a company of each size, serves the built site on the real server, and runs a script of this folder that opens it in Chromium:
 * `node <script> <origin> <email of each company's admin>`. Answers whether the script found its goal reached.
 */
export function browseSite(sizes: readonly number[], script: string, prepare: Prepare): Promise<boolean> {
  const site = path.resolve(import.meta.dirname, '../../.build/site');
  if (!existsSync(site)) throw new Error('the screens are not built: run pnpm build first');
  return withDatabase(async (db, connection) => {
    const pool = new pg.Pool(connection);
    // A connection that has just been given back may still be open when the database stops.
    pool.on('error', () => undefined);
    const emails: string[] = [];
    let server: Server | undefined;
    for (const size of sizes) {
      const company = await prepareCompany(db, connection, size);
      const { app } = await prepare(company, site);
      server ??= createAdaptorServer({ fetch: app.fetch }) as Server;
      emails.push(await letSignIn(pool, company.userId));
    }
    await pool.query('vacuum analyze');
    if (!server) throw new Error('nothing to open');
    const origin = await listen(server);
    const browser = spawn(
      process.execPath,
      [path.join(import.meta.dirname, 'browser', script), origin, ...emails],
      { stdio: 'inherit' },
    );
    const isReached = await new Promise<boolean>((resolve) =>
      browser.once('exit', (code) => resolve(code === 0)),
    );
    server.closeAllConnections();
    server.close();
    await pool.end();
    return isReached;
  });
}
