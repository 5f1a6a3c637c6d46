import { asAccess, type Database } from '#core/db/transaction.ts';
import type { Done } from '#core/jobs/job.ts';
import type { ServedBuilds } from '#core/served-builds.ts';
import { recordMove } from '../moves/record-move.ts';
import { failingBuilds } from './failing-builds.ts';
import { switchedOff } from './rollback-switch.ts';

/** Takes each build that fails for many out of use where its remote has a last good one and goes back by itself, and writes that down. */
export async function rollBackFailing(db: Database, builds: ServedBuilds, now: Date): Promise<Done> {
  const { failing, off } = await asAccess(db, async (tx) => ({
    failing: await failingBuilds(tx, now),
    off: await switchedOff(tx),
  }));
  let rows = 0;
  for (const { remote, version, people } of failing) {
    if (off.has(remote)) continue;
    const back = await builds.rollBack(remote, version);
    if (back === undefined) continue;
    rows += 1;
    const move = {
      ...back,
      remote,
      kind: 'failing' as const,
      from: version,
      share: null,
      people: `${people}`,
    };
    await asAccess(db, (tx) => recordMove(tx, move, now));
  }
  return { rows };
}
