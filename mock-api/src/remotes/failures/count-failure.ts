import { createHash } from 'node:crypto';
import type { FailureReport } from '@paga/contract/remotes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { hourOf } from '../hour-of.ts';

/** Kinds of failure of one build that are kept apart; those that come later are counted without their stacks. */
const MOST_KINDS = 100;

function fingerprintOf({ remote, version, kind, error, message, frames }: FailureReport): string {
  const all = JSON.stringify([remote, version, kind, error, message, frames]);
  return createHash('sha256').update(all).digest('base64url');
}

/** The same without what keeps kinds apart, where the build has too many already. */
async function bounded(tx: Tx, failure: FailureReport): Promise<FailureReport> {
  const { rows } = await tx.execute<{ known: boolean; kinds: number }>(sql`
    select exists (select 1 from "remote_failure" where "fingerprint" = ${fingerprintOf(failure)}) as "known",
      (select count(*)::int from "remote_failure" where "remote" = ${failure.remote} and "version" = ${failure.version}) as "kinds"`);
  const [{ known, kinds } = { known: false, kinds: 0 }] = rows;
  return known || kinds < MOST_KINDS ? failure : { ...failure, error: null, message: null, frames: [] };
}

/** Counts a failure, for the person it met or as one of a page without a session. */
export async function countFailure(
  tx: Tx,
  sent: FailureReport,
  { userId, now }: { userId: number | undefined; now: Date },
): Promise<void> {
  const failure = await bounded(tx, sent);
  const { remote, version, kind, error, message, frames } = failure;
  const at = now.toISOString();
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into "remote_failure" as f ("remote", "version", "kind", "error", "message", "frames", "fingerprint", "firstAt", "lastAt")
    values (${remote}, ${version}, ${kind}, ${error}, ${message}, ${sql.param(frames)}::text[], ${fingerprintOf(failure)}, ${at}, ${at})
    on conflict ("fingerprint") do update set "lastAt" = greatest(f."lastAt", excluded."lastAt")
    returning f."id"`);
  const id = rows[0]?.id;
  const [people, visitors] = userId === undefined ? [0, 1] : [1, 0];
  await tx.execute(sql`
    insert into "remote_failure_hour" as h ("failureId", "hour", "count", "visitors") values (${id}, ${hourOf(now)}, ${people}, ${visitors})
    on conflict ("failureId", "hour") do update set "count" = h."count" + excluded."count", "visitors" = h."visitors" + excluded."visitors"`);
  if (userId === undefined) return;
  await tx.execute(sql`
    insert into "remote_failure_person" as p ("failureId", "userId", "lastAt") values (${id}, ${userId}, ${at})
    on conflict ("failureId", "userId") do update set "lastAt" = greatest(p."lastAt", excluded."lastAt")`);
}
