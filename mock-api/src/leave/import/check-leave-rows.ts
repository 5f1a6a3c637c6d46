import { checkLeaveRows as call } from '@paga/contract/leave';
import { write } from '#core/http/handler.ts';
import { onTrial } from '#core/import/on-trial.ts';
import { tryRows } from './try-rows.ts';

/** Tries rows whose texts were corrected, all of them together, and undoes it. */
export const checkLeaveRows = write({
  call,
  run: async (ctx, { body }) => (await onTrial(ctx, (inner) => tryRows(inner, body.rows, ''))).rows,
  audit: () => null,
});
