import { getOwnSessions as call } from '@paga/contract/identity/account';
import { sql } from 'drizzle-orm';
import { personRead } from '#core/http/handler.ts';
import { FULL, longestIdle } from '../session/live-session.ts';

type Row = {
  id: string;
  device: string | null;
  address: string | null;
  createdAt: string | Date;
  lastActiveAt: string | Date;
};

export const getOwnSessions = personRead({
  call,
  run: async ({ tx, actor, now }) => {
    const at = now.toISOString();
    const { rows } = await tx.execute<Row>(sql`
      select s."id", s."device", s."address", s."createdAt", s."lastActiveAt"
      from "session" s join "app_user" u on u."id" = s."userId" cross join lateral (${longestIdle}) company
      where s."userId" = ${actor.userId} and s."level" = ${FULL} and s."endedAt" is null and s."expiresAt" > ${at}
        and s."lastActiveAt" >= ${at}::timestamptz - company."idleMinutes" * interval '1 minute'
      order by s."lastActiveAt" desc, s."id" desc`);
    return rows.map(({ id, device, address, createdAt, lastActiveAt }) => ({
      id: Number(id),
      device,
      address,
      signedInAt: new Date(createdAt).toISOString(),
      lastActiveAt: new Date(lastActiveAt).toISOString(),
      current: Number(id) === actor.sessionId,
    }));
  },
});
