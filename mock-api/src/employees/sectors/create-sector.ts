import { createSector as call } from '@paga/contract/employees/sectors';
import { write } from '#core/http/handler.ts';
import { sector } from '#people/table.ts';
import { page, requireFreeName, taken } from './sector-rows.ts';

export const createSector = write({
  call,
  run: async (ctx, { body: { name } }) => {
    await requireFreeName(ctx, name);
    // Two people may add the same name at one moment: the second finds it taken.
    const [row] = await ctx.tx
      .insert(sector)
      .values({ tenantId: ctx.companyId, name })
      .onConflictDoNothing()
      .returning();
    if (!row) throw taken();
    return { id: row.id, name: row.name, employeeCount: 0, activeCount: 0 };
  },
  audit: ({ answer }) => ({ page, type: 'createSector', objectId: answer.id, new: { name: answer.name } }),
});
