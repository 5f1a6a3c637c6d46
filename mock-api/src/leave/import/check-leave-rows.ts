import { checkLeaveRows as call } from '@paga/contract/leave';
import { write } from '#core/http/handler.ts';
import { tryRows } from './try-rows.ts';
import { undoneUnless } from './undone-unless.ts';

/** Tries rows whose texts were corrected, all of them together, and undoes it. */
export const checkLeaveRows = write({
  call,
  run: async (ctx, { body }) => {
    const tried = await undoneUnless(
      ctx,
      (inner) => tryRows(inner, body.rows, ''),
      () => false,
    );
    return tried.rows;
  },
  audit: () => null,
});
