import { reportVisit as call, type PartOfVisit } from '@paga/contract/remotes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { personSecret } from '#core/http/handler.ts';
import { noTryLeft, reserveTry, tryKey } from '#identity/public.ts';
import { isServed } from '../is-served.ts';
import { bucketOf, MEASURES } from './histogram.ts';

const LIMIT = { limit: 240, minutes: 60 };

async function add(tx: Tx, { remote, version, ...values }: PartOfVisit, day: string): Promise<void> {
  const measured = MEASURES.flatMap((measure) => {
    const value = measure === 'visit' ? 0 : values[measure];
    return value === undefined ? [] : [{ measure, bucket: bucketOf(measure, value) }];
  });
  const rows = measured.map(
    ({ measure, bucket }) => sql`(${remote}, ${version}, ${day}, ${measure}, ${bucket}, 1)`,
  );
  await tx.execute(sql`
    insert into "remote_vital" as v ("remote", "version", "day", "measure", "bucket", "count") values ${sql.join(rows, sql`, `)}
    on conflict ("remote", "version", "day", "measure", "bucket") do update set "count" = v."count" + 1`);
}

export const reportVisit = personSecret({
  call,
  run: async ({ actor, asAccess, builds, now }, { body }) => {
    const served = await Promise.all(body.parts.map((part) => isServed(builds, part)));
    // Of each part once, and in one order: two visits at once do not wait for one another in a circle.
    const parts = new Map(body.parts.filter((_, at) => served[at]).map((part) => [part.remote, part]));
    const isTaken = await asAccess(async (tx) => {
      if (!(await reserveTry(tx, tryKey('visit', actor.userId), LIMIT, now))) return false;
      for (const name of [...parts.keys()].sort()) {
        const part = parts.get(name);
        if (part) await add(tx, part, now.toISOString().slice(0, 10));
      }
      return true;
    });
    if (!isTaken) throw noTryLeft(LIMIT);
    return undefined;
  },
});
