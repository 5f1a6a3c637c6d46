import { sql } from 'drizzle-orm';
import { asAccess, type Database } from '#core/db/transaction.ts';
import type { ServedBuilds } from '#core/served-builds.ts';
import { readRegistry } from '#core/site/registry-file.ts';
import { allStates } from '#core/site/with-build.ts';
import { remoteMove } from '../table.ts';
import { type MadeMove, recordMove } from './record-move.ts';
import { changeBetween, statesOf } from './states-of.ts';

/** A move over HTTP is kept right after it was made; what is older and not kept was made in the folder. */
const KEPT_WITHIN_MS = 60_000;

/** The moves of all remotes that the registry's states tell of. */
function movesIn(site: string): MadeMove[] {
  const names = new Set(allStates(site).flatMap(({ remotes }) => remotes.map(({ name }) => name)));
  return [...names].flatMap((remote) =>
    statesOf(site, remote).map((state, at, states) => ({
      ...{ registry: state.registry, remote, kind: 'folder' as const },
      ...changeBetween(states[at + 1], state),
    })),
  );
}

/** Keeps moves that were made in the folder of the site, each with a line in the audit log. What was there when the server first looked is where it begins. */
export function folderMoves(db: Database, builds: ServedBuilds): (now: Date) => Promise<undefined> {
  let seen: number | undefined;
  return async (now) => {
    const { folder } = builds;
    const { version } = folder === undefined ? { version: 0 } : readRegistry(folder);
    if (folder === undefined || !version || version === seen) return;
    const moves = movesIn(folder);
    await asAccess(db, async (tx) => {
      const { rows } = await tx.execute<{ registry: string; remote: string }>(
        sql`select "registry", "remote" from "remote_move"`,
      );
      if (rows.length === 0) {
        await tx
          .insert(remoteMove)
          .values(moves.map(({ people: _, token: __, ...move }) => move))
          .onConflictDoNothing();
        return;
      }
      const known = new Set(rows.map(({ registry, remote }) => `${registry} ${remote}`));
      const begun = Math.min(...rows.map(({ registry }) => Number(registry)));
      const made = moves.filter(
        ({ registry, remote }) =>
          registry > begun &&
          registry < now.getTime() - KEPT_WITHIN_MS &&
          !known.has(`${registry} ${remote}`),
      );
      for (const move of made.reverse()) await recordMove(tx, move, now);
    });
    if (version < now.getTime() - KEPT_WITHIN_MS) seen = version;
  };
}
