import { deleteMinimumWage as call } from '@paga/contract/company/law/minimum-wage';
import { eq } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import { personWrite } from '#core/http/handler.ts';
import { audited } from './minimum-wages.ts';
import { minimumWage } from './table.ts';

export const deleteMinimumWage = personWrite({
  call,
  load: async ({ tx }, { body }) =>
    found(
      (await tx.select().from(minimumWage).where(eq(minimumWage.id, body.minimumWageId)).for('update'))[0],
    ),
  run: async ({ tx }, _input, wage) => {
    await tx.delete(minimumWage).where(eq(minimumWage.id, wage.id));
    return undefined;
  },
  audit: ({ loaded }) => ({ page: 'minimumWage', type: 'delete', objectId: loaded.id, old: audited(loaded) }),
});
