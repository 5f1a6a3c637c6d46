import { changeImportedEmployee as call } from '@paga/contract/employees';
import { write } from '#core/http/handler.ts';
import { newSectorNames } from '#people/public.ts';
import { checkedEmployee } from '../record/check-employee.ts';
import { firstDayTouched } from '../record/edit-of.ts';
import { auditOfEdit, prepareEdit, storeEdit } from '../record/store-edit.ts';
import { requireOpenBatch } from './batches/open-batch.ts';
import { savedState } from './batches/saved-state.ts';
import { importRow } from './batches/table.ts';
import { formOf, withValues } from './form-of.ts';

/** Saves what an import row changes about somebody, and keeps the state before it for the way back. */
export const changeImportedEmployee = write({
  call,
  load: async (ctx, { body: { importId, employeeId, version, validFrom, values } }) => {
    await requireOpenBatch(ctx, importId);
    const prepared = await prepareEdit(ctx, { employeeId, version, validFrom }, (_, before) =>
      checkedEmployee(withValues(formOf(before), values), ctx.today, null),
    );
    const newSectors = await newSectorNames(ctx, prepared.person.sectors);
    return { ...prepared, newSectors, state: await savedState(ctx, prepared.row) };
  },
  run: async (ctx, { body: { importId } }, { state, newSectors, ...prepared }) => {
    const { row, person, edit } = prepared;
    const saved = await storeEdit(ctx, prepared);
    await ctx.tx.insert(importRow).values({
      tenantId: ctx.companyId,
      batchId: importId,
      employeeId: row.id,
      kind: 'changed',
      before: state,
      newSectors,
      paidFrom: firstDayTouched(row, person, edit),
      version: saved.version,
      savedAt: ctx.now,
    });
    return { id: row.id };
  },
  audit: ({ input, loaded }) => {
    const { importId } = input.body;
    const line = auditOfEdit(loaded, loaded.before);
    return {
      ...line,
      new: {
        ...line.new,
        sectors: loaded.person.sectors.map((one) => ('name' in one ? one.name : one.id)),
        importId,
      },
    };
  },
});
