import { getCrossFooting as call } from '@paga/contract/filing';
import { read } from '#core/http/handler.ts';
import { calculatedMonth } from '../month/closed-month.ts';
import { crossFooting } from './cross-footing.ts';

export const getCrossFooting = read({
  call,
  run: async (ctx, { query }) => crossFooting(ctx, await calculatedMonth(ctx, query)),
});
