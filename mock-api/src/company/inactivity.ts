import { getInactivity } from '@paga/contract/admin';
import { eq } from 'drizzle-orm';
import { found } from '../http/domain-error.ts';
import { read } from '../http/verb.ts';
import { DEFAULT_IDLE_MINUTES } from '../session/live-session.ts';
import { tenant } from '../tenant/table.ts';

export const inactivity = read({
  call: getInactivity,
  run: async ({ tx, companyId }) => {
    const [row] = await tx.select({ minutes: tenant.inactivityMinutes }).from(tenant).where(eq(tenant.id, companyId));
    return { minutes: found(row).minutes ?? DEFAULT_IDLE_MINUTES };
  },
});
