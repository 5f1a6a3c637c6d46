import { sql } from 'drizzle-orm';
import { asAccess, type Database } from '#core/db/transaction.ts';
import { buildKey, type FileStore } from '#core/files/file-store.ts';
import { namedSince, STAYS_MS } from '#core/site/old-builds.ts';
import { versionsOf } from '#core/site/with-build.ts';
import type { SharedBuild } from './build-archives.ts';
import { sharedSince } from './shared-states.ts';

/** Removes shared builds that no session of the last 24 hours can have: the row first, then its archive; how many. */
export async function forgetShared(db: Database, store: FileStore, now: Date): Promise<number> {
  const since = now.getTime() - STAYS_MS;
  const gone = await asAccess(db, async (tx) => {
    const named = namedSince(await sharedSince(tx, 0), since);
    const stays = new Set(named.flatMap((one) => versionsOf(one).map((version) => `${one.name} ${version}`)));
    const { rows } = await tx.execute<SharedBuild>(sql`
      select "remote" as "name", "version", "hash" from "shared_build" where "sharedAt" < ${new Date(since).toISOString()}`);
    const old = rows.filter(({ name, version }) => !stays.has(`${name} ${version}`));
    for (const { name, version } of old)
      await tx.execute(sql`delete from "shared_build" where "remote" = ${name} and "version" = ${version}`);
    return old;
  });
  for (const { hash } of gone) await store.removeFile(buildKey(hash));
  return gone.length;
}
