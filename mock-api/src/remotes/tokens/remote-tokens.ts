import type { RemoteToken } from '@paga/contract/remotes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';

type Row = Omit<RemoteToken, 'id' | 'madeAt' | 'endsAt' | 'lastUsedAt'> & {
  id: string;
  madeAt: string;
  endsAt: string;
  lastUsedAt: string | null;
};
const instant = (text: string) => new Date(text).toISOString();

/** The tokens as they are shown: without their secrets, the newest first. */
export async function remoteTokens(tx: Tx): Promise<RemoteToken[]> {
  const { rows } = await tx.execute<Row>(sql`
    select t."id", t."remote", t."name", u."name" as "madeBy", t."madeAt", t."endsAt", t."lastUsedAt"
    from "remote_token" t join "app_user" u on u."id" = t."madeBy" order by t."id" desc`);
  return rows.map(({ id, madeAt, endsAt, lastUsedAt, ...row }) => ({
    ...row,
    id: Number(id),
    madeAt: instant(madeAt),
    endsAt: instant(endsAt),
    lastUsedAt: lastUsedAt && instant(lastUsedAt),
  }));
}
