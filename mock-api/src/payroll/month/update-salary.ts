import { updateSalary as call } from '@paga/contract/payroll';
import { DomainError, found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { prolongSalaryGrant, requireSalaryGrant } from '#identity/public.ts';
import { requireOpen } from '#months/public.ts';
import { editLine, editRows, lockedRows } from './edit-rows.ts';

/** A list of one of what `updateSalaries` does; what is refused there is an error here. */
export const updateSalary = write({
  call,
  gate: (ctx) => requireSalaryGrant(ctx),
  saved: (ctx) => prolongSalaryGrant(ctx),
  load: async (ctx, { body }) => {
    const loaded = await lockedRows(ctx, body, [body.salaryId]);
    if (!loaded?.before.size) throw new DomainError('NOT_FOUND');
    requireOpen(loaded.period);
    return loaded;
  },
  run: async (ctx, { body }, loaded) => {
    const of = body.touched === true ? 'typed' : 'sent';
    const { saved, refused } = await editRows(ctx, loaded, [body], of);
    if (refused[0]) throw refused[0].error;
    return found(saved[0]);
  },
  audit: ({ input: { body }, loaded, answer }) => editLine(body, loaded, [body], [answer]),
});
