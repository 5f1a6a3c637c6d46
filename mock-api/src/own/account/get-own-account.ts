import { getOwnAccount as call } from '@paga/contract/own/account';
import { sql } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import { ownSecret } from '#core/http/own-handler.ts';
import { IDLE_MINUTES } from './live-own-session.ts';
import { ownPasskeysOf } from './own-passkeys.ts';

type Place = {
  id: string;
  device: string | null;
  networkAddress: string | null;
  createdAt: string | Date;
  lastActiveAt: string | Date;
};
const iso = (moment: string | Date) => new Date(moment).toISOString();

export const getOwnAccount = ownSecret({
  call,
  run: ({ asAccess, own, now }) =>
    asAccess(async (tx) => {
      const account = await tx.execute<{ address: string | null }>(
        sql`select "address" from "own_account" where "id" = ${own.accountId}`,
      );
      const active = new Date(now.getTime() - IDLE_MINUTES * 60_000).toISOString();
      const places = await tx.execute<Place>(sql`
        select "id", "device", "networkAddress", "createdAt", "lastActiveAt" from "own_session"
        where "accountId" = ${own.accountId} and "endedAt" is null and "expiresAt" > ${now.toISOString()} and "lastActiveAt" > ${active}
        order by "lastActiveAt" desc, "id"`);
      return {
        address: found(account.rows[0]).address,
        language: own.language,
        fresh: own.isFresh,
        passkeys: (await ownPasskeysOf(tx, own.accountId)).map(
          ({ id, name, synced, createdAt, lastUsedAt }) => ({
            ...{ id: Number(id), name, synced, createdAt: iso(createdAt) },
            lastUsedAt: lastUsedAt === null ? null : iso(lastUsedAt),
          }),
        ),
        sessions: places.rows.map(({ id, device, networkAddress, createdAt, lastActiveAt }) => ({
          ...{ id: Number(id), device, address: networkAddress },
          ...{
            signedInAt: iso(createdAt),
            lastActiveAt: iso(lastActiveAt),
            current: Number(id) === own.sessionId,
          },
        })),
      };
    }),
});
