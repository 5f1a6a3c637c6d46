import { updateSector as call } from '@paga/contract/employees/sectors';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { renameSector } from '#people/public.ts';
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
    await renameSector(ctx, id, name);
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
