import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import type { OpenContext } from '#core/http/context.ts';
import { mailOwner } from '../session/mail-owner.ts';
import { hashSecret, newSecret } from '../session/secret.ts';
import { reserveTry, tryKey } from '../session/tries.ts';

const GOOD_FOR_MS = 7 * 24 * 3_600_000;
/** However often somebody is added and taken out again, their inbox is not filled. */
const MAILS_PER_DAY = { limit: 3, minutes: 24 * 60 };

/** Who is added: the row that stands for the person, the person, and the companies by name. */
type Asked = { rowId: number; personId: number; companies: readonly string[] };

/** Asks a person by mail whether their account shall be linked to the companies that have added its e-mail. */
export async function askToJoin(
  tx: Tx,
  { now, origin }: Pick<OpenContext, 'now' | 'origin'>,
  { rowId, personId, companies }: Asked,
): Promise<void> {
  if (!(await reserveTry(tx, tryKey('join-mail', personId), MAILS_PER_DAY, now))) return;
  const token = newSecret();
  const until = new Date(now.getTime() + GOOD_FOR_MS).toISOString();
  await tx.execute(sql`
    insert into "join_link" ("userId", "tokenHash", "createdAt", "expiresAt")
    values (${rowId}, ${hashSecret(token)}, ${now.toISOString()}, ${until})`);
  const link = `${origin()}/joinCompany?token=${token}`;
  await mailOwner(
    tx,
    personId,
    { template: 'askedToJoin', values: { companies: companies.join(', '), link } },
    { dedupe: `askedToJoin:${rowId}:${personId}:${now.getTime()}`, now },
  );
}
