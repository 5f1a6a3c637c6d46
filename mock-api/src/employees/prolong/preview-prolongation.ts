import { previewProlongation as call } from '@paga/contract/employees';
import { read } from '#core/http/handler.ts';
import { planProlongations } from './plan-prolongations.ts';

/** Until when contracts would go on, worked out as the command does it. */
export const previewProlongation = read({
  call,
  run: async (ctx, { body }) =>
    (await planProlongations(ctx, body.employeeIds, false)).map(({ wire }) => wire),
});
