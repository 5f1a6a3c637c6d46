import { freshServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import { sql } from 'drizzle-orm';
import { commitsOf } from './core/db/commits.ts';
import { FEWEST_CONNECTIONS } from './core/db/shares/share.ts';
import { asAccess } from './core/db/transaction.ts';
import { createLog } from './core/log.ts';
import type { Settings } from './settings.ts';
import { type Stops, startDatabase } from './start-database.ts';

test('the health is asked on a connection of its own: it is answered while every other one is in use', async () => {
  const { database } = await freshServer('health');
  const { user, password, host, port } = testPostgres();
  const url = `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const stops: Stops = [];
  const served = { variable: 'DATABASE_URL', url, tls: 'off' } as const;
  const settings = { database: served, connections: FEWEST_CONNECTIONS } as Settings;
  const { db, health } = await startDatabase(settings, createLog('silent'), stops);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const busy = Array.from({ length: FEWEST_CONNECTIONS }, () => asAccess(db, () => held));
  const next = asAccess(db, (tx) => tx.execute(sql`select 1`));
  expect(db.shares.load).toMatchObject({ used: FEWEST_CONNECTIONS, waiting: 1 });
  await commitsOf(health)();
  expect(db.shares.load).toMatchObject({ used: FEWEST_CONNECTIONS, waiting: 1 });
  letGo();
  await Promise.all([...busy, next]);
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
});
