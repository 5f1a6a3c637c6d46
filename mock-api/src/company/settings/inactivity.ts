import { getInactivity, saveInactivity } from '@paga/contract/admin/keeping';
import { eq } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { read, write } from '#core/http/handler.ts';
import { DEFAULT_IDLE_MINUTES } from '#identity/session/live-session.ts';
import { lockSettings } from './dated-setting.ts';

async function minutesOf({ tx, companyId }: Context) {
  const [row] = await tx.select({ minutes: tenant.inactivityMinutes }).from(tenant).where(eq(tenant.id, companyId));
  return { minutes: found(row).minutes ?? DEFAULT_IDLE_MINUTES };
}

export const inactivity = read({ call: getInactivity, run: minutesOf });

export const changeInactivity = write({
  call: saveInactivity,
  load: async (ctx, { body: { was } }) => {
    await lockSettings(ctx);
    const before = await minutesOf(ctx);
    if (was !== undefined && was !== before.minutes) throw new DomainError('CONFLICT');
    return before;
  },
  run: async ({ tx, companyId }, { body: { minutes } }) => {
    await tx.update(tenant).set({ inactivityMinutes: minutes }).where(eq(tenant.id, companyId));
    return { minutes };
  },
  audit: ({ ctx, loaded, answer }) =>
    loaded.minutes === answer.minutes
      ? null
      : { page: 'configurations', type: 'updateInactivity', objectId: ctx.companyId, old: loaded, new: answer },
});
