import { eq } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { DEFAULT_IDLE_MINUTES } from '#identity/public.ts';

export async function minutesOf({ tx, companyId }: Context) {
  const [row] = await tx
    .select({ minutes: tenant.inactivityMinutes })
    .from(tenant)
    .where(eq(tenant.id, companyId));
  return { minutes: found(row).minutes ?? DEFAULT_IDLE_MINUTES };
}
