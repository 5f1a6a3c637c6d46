import type { ProposedField } from '@paga/contract/requests';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { RequestKind } from '#core/http/request-kind.ts';
import { employee, lockedEmployee } from '#people/public.ts';
import { formOf } from '../import/form-of.ts';
import { checkedEmployee } from '../record/check-employee.ts';
import { auditOfEdit, prepareEdit, storeEdit } from '../record/store-edit.ts';
import { RECORD_FIELDS } from './record-fields.ts';

/** Fields of a record with other values, as somebody proposes them; null: nothing. */
export type RecordPatch = Partial<Record<ProposedField, string | null>>;

/** Other data of a record, or another account: agreed to it is written as every edit of the form is. */
export const recordRequest: RequestKind<RecordPatch, RecordPatch, never> = {
  base: async (ctx, employeeId, patch) => {
    const [row] = await ctx.tx
      .select(RECORD_FIELDS)
      .from(employee)
      .where(and(scoped(ctx, employee), eq(employee.id, employeeId)));
    const held: Required<RecordPatch> = found(row);
    const fields = Object.keys(patch) as ProposedField[];
    return Object.fromEntries(fields.map((field) => [field, held[field]]));
  },
  apply: async (ctx, employeeId, patch) => {
    const { version } = await lockedEmployee(ctx, employeeId);
    const prepared = await prepareEdit(ctx, { employeeId, version, validFrom: undefined }, (row, before) =>
      checkedEmployee({ ...formOf(before), ...patch }, ctx.today, { into: row }),
    );
    const answer = await storeEdit(ctx, prepared);
    return { objectId: employeeId, audit: [auditOfEdit(prepared, answer)] };
  },
};
