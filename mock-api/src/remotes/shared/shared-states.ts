import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import type { RegistryState } from '#core/served-builds.ts';
import { sharedRegistry } from '../table.ts';

/** As many states as a folder has. */
const STATES = 50;

/** The version of the newest state that servers share; 0 without any. */
export async function newestShared(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ version: string | null }>(
    sql`select max("version") as "version" from "shared_registry"`,
  );
  return Number(rows[0]?.version ?? 0);
}

/** The states that servers share since a version, the oldest first. */
export async function sharedSince(tx: Tx, version: number): Promise<RegistryState[]> {
  const { rows } = await tx.execute<{ version: string; remotes: string }>(
    sql`select "version", "remotes" from "shared_registry" where "version" > ${version} order by "version"`,
  );
  return rows.map((row) => ({ schema: 1, version: Number(row.version), remotes: JSON.parse(row.remotes) }));
}

/** Shares a state, which is newer than all others. */
export async function shareState(tx: Tx, { version, remotes }: RegistryState): Promise<void> {
  await tx
    .insert(sharedRegistry)
    .values({ version, remotes: JSON.stringify(remotes) })
    .onConflictDoNothing();
  await tx.execute(sql`
    delete from "shared_registry" where "version" not in
      (select "version" from "shared_registry" order by "version" desc limit ${STATES})`);
}
