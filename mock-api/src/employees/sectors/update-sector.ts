import { updateSector as call } from '@paga/contract/employees/sectors';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { sector } from '#people/table.ts';
import { lockedSector, page, requireFreeName } from './sector-rows.ts';

export const updateSector = write({
  call,
  load: async (ctx, { body: { id, was } }) => {
    const row = await lockedSector(ctx, id);
    if (was !== undefined && was !== row.name) throw new DomainError('CONFLICT');
    return row;
  },
  run: async (ctx, { body: { name } }, { id }) => {
    await requireFreeName(ctx, name, id);
    await ctx.tx
      .update(sector)
      .set({ name })
      .where(and(scoped(ctx, sector), eq(sector.id, id)));
    return { id, name };
  },
  audit: ({ loaded, answer }) =>
    loaded.name === answer.name
      ? null
      : {
          page,
          type: 'updateSector',
          objectId: loaded.id,
          old: { name: loaded.name },
          new: { name: answer.name },
        },
});
