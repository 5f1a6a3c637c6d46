import { getTrustedDevices as call } from '@paga/contract/identity/two-factor';
import { sql } from 'drizzle-orm';
import { personRead } from '#core/http/handler.ts';
import { hashSecret } from '../session/secret.ts';

type Row = {
  id: string;
  label: string;
  lastUsedAt: string | Date;
  trustedUntil: string | Date;
  tokenHash: string;
};

export const getTrustedDevices = personRead({
  call,
  run: async ({ tx, actor, now, deviceCookie }) => {
    const secret = deviceCookie.read();
    const here = secret === undefined ? undefined : hashSecret(secret);
    const { rows } = await tx.execute<Row>(sql`
      select "id", "label", "lastUsedAt", "trustedUntil", "tokenHash" from "known_device"
      where "userId" = ${actor.userId} and "trustedUntil" > ${now.toISOString()} order by "lastUsedAt" desc, "id" desc`);
    return rows.map(({ id, label, lastUsedAt, trustedUntil, tokenHash }) => ({
      id: Number(id),
      label,
      lastUsedAt: new Date(lastUsedAt).toISOString(),
      trustedUntil: new Date(trustedUntil).toISOString(),
      current: tokenHash === here,
    }));
  },
});
