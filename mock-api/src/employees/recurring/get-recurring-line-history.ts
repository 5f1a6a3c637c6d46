import { getRecurringLineHistory as call } from '@paga/contract/employees';
import { toEuro } from '@paga/payroll';
import { read } from '#core/http/handler.ts';
import { namesOf } from '#core/user/names-of.ts';
import { lineOf } from './line-rows.ts';
import { monthsOf } from './taken-lines.ts';

/** What a line asked for over time, and the months that have it. */
export const getRecurringLineHistory = read({
  call,
  run: async (ctx, { query }) => {
    const line = await lineOf(ctx, query.id);
    const names = await namesOf(
      ctx,
      line.rates.map(({ by }) => by),
    );
    const rates = line.rates.map(({ from, amount, share, by, at }) => ({
      ...{ from, at, by: names.get(by ?? 0) ?? null },
      amount: amount === null ? null : toEuro(amount),
      share: share === null ? null : Number(share),
    }));
    return { rates: rates.reverse(), months: await monthsOf(ctx, line) };
  },
});
