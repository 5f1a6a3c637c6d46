import { previewEndOfEmployment as call } from '@paga/contract/employees';
import { read } from '#core/http/handler.ts';
import { planEnds } from './plan-ends.ts';
import { wireEnd } from './wire-end.ts';

/** What an end of employment does, worked out as the command does it. */
export const previewEndOfEmployment = read({
  call,
  run: async (ctx, { body }) => (await planEnds(ctx, body, false)).map((plan) => wireEnd(plan, body.lastDay)),
});
