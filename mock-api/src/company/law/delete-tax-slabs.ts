import { deleteTaxSlabs as call } from '@paga/contract/company/law/taxes';
import { eq } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import { personWrite } from '#core/http/handler.ts';
import { requireUnpaid } from './paid-from.ts';
import { audited } from './save-tax-slabs.ts';
import { taxTable } from './table.ts';

export const deleteTaxSlabs = personWrite({
  call,
  load: async ({ tx, today }, { body }) => {
    const [row] = await tx.select().from(taxTable).where(eq(taxTable.id, body.taxId)).for('update');
    const table = found(row);
    await requireUnpaid(tx, table, today);
    return table;
  },
  run: async ({ tx }, _input, table) => {
    await tx.delete(taxTable).where(eq(taxTable.id, table.id));
    return undefined;
  },
  audit: ({ loaded }) => ({ page: 'taxes', type: 'delete', objectId: loaded.id, old: audited(loaded) }),
});
