import { previewPayRaise as call } from '@paga/contract/employees';
import { read } from '#core/http/handler.ts';
import { planRaises } from './plan-raises.ts';
import { wireRaise } from './wire-raise.ts';

/** What a raise does, worked out as the command does it. */
export const previewPayRaise = read({
  call,
  run: async (ctx, { body }) => (await planRaises(ctx, body, false)).map(wireRaise),
});
