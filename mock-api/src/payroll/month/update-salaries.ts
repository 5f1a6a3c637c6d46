import { updateSalaries as call, NotSavedCode } from '@paga/contract/payroll';
import { DomainError, invalidField, notFoundField } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { prolongSalaryGrant, requireSalaryGrant } from '#identity/public.ts';
import { requireOpen } from '#months/public.ts';
import { editLine, editRows, lockedRows } from './edit-rows.ts';

export const updateSalaries = write({
  call,
  gate: (ctx) => requireSalaryGrant(ctx),
  saved: async (ctx, { saved }) => {
    if (saved.length > 0) await prolongSalaryGrant(ctx);
  },
  load: async (ctx, { body }) => {
    const ids = body.rows.map(({ salaryId }) => salaryId);
    if (new Set(ids).size < ids.length) throw invalidField('rows', 'twice', 'A row is named twice.');
    const loaded = await lockedRows(ctx, body, ids);
    if (!loaded) throw new DomainError('NO_SALARIES');
    requireOpen(loaded.period);
    const missing = ids.find((id) => !loaded.before.has(id));
    if (missing !== undefined) throw notFoundField('rows', 'notFound', `The month has no salary ${missing}.`);
    return loaded;
  },
  run: async (ctx, { body }, loaded) => {
    const { saved, refused } = await editRows(ctx, loaded, body.rows);
    return {
      saved,
      refused: refused.map(({ row: { id: salaryId, name }, error }) => ({
        ...{ salaryId, name, code: NotSavedCode.parse(error.code) },
      })),
    };
  },
  audit: ({ input: { body }, loaded, answer }) => editLine(body, loaded, body.rows, answer.saved),
});
