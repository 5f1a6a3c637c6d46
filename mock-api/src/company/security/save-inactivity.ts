import { saveInactivity as call } from '@paga/contract/company/security';
import { eq } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { lockSettings } from '../settings/setting-rows.ts';
import { minutesOf } from './inactivity.ts';

export const saveInactivity = write({
  call,
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
      : {
          page: 'configurations',
          type: 'updateInactivity',
          objectId: ctx.companyId,
          old: loaded,
          new: answer,
        },
});
