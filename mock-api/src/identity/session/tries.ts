import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import { countedAddress } from '#core/http/request/counted-address.ts';

/** How often a secret may be tried: `limit` times, then not until `minutes` after the first of them. */
type TryLimit = { limit: number; minutes: number };

/**
 * A key of the counter; the database keeps a hash, so no address and no e-mail can be read there. A network address among the parts counts with all
 * of its /64, so that no counter can forget to.
 */
export function tryKey(...parts: readonly (string | number)[]): string {
  const counted = parts.map((part) => (typeof part === 'string' ? countedAddress(part) : part));
  return createHash('sha256').update(counted.join('\n')).digest('base64url');
}

/**
 * Takes one try before the secret is looked at. One statement: of any number of tries at once exactly `limit` are let through.
 * False: there is none left.
 */
export async function reserveTry(
  tx: Tx,
  key: string,
  { limit, minutes }: TryLimit,
  now: Date,
): Promise<boolean> {
  const [at, until] = [now.toISOString(), new Date(now.getTime() + minutes * 60_000).toISOString()];
  const { rows } = await tx.execute(sql`
    insert into "try_count" as c ("key", "tries", "until") values (${key}, 1, ${until})
    on conflict ("key") do update set
      "tries" = case when c."until" <= ${at} then 1 else c."tries" + 1 end,
      "until" = case when c."until" <= ${at} then excluded."until" else c."until" end
    where c."until" <= ${at} or c."tries" < ${limit}
    returning 1`);
  return rows.length === 1;
}

/** There is no try left: `TOO_MANY_REQUESTS`, and there surely is one again after the limit's time. */
export const noTryLeft = ({ minutes }: Pick<TryLimit, 'minutes'>) =>
  new DomainError('TOO_MANY_REQUESTS', { retryAfter: minutes * 60 });

/** The secret was right: the person's tries start anew. */
export async function forgetTries(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`delete from "try_count" where "key" = ${key}`);
}

/** The secret was right: the try is given back to a counter that several people share. */
export async function giveBackTry(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`update "try_count" set "tries" = greatest("tries" - 1, 0) where "key" = ${key}`);
}
