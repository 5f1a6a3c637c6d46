import { getWhatIfs as call } from '@paga/contract/payroll';
import { read } from '#core/http/handler.ts';
import { findPeriod } from '#months/public.ts';
import { whatIfsOf, wireWhatIfs } from './what-if-rows.ts';

export const getWhatIfs = read({
  call,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    return { sandboxes: period ? await wireWhatIfs(ctx, await whatIfsOf(ctx, period.id)) : [] };
  },
});
