import { getJournal as call } from '@paga/contract/filing';
import { read } from '#core/http/handler.ts';
import { findMonth } from '../month/closed-month.ts';
import { monthJournal } from './month-journal.ts';

export const getJournal = read({
  call,
  run: async (ctx, { query }) => {
    const stored = await findMonth(ctx, query);
    return { isClosed: Boolean(stored?.closing), ...(await monthJournal(ctx, stored?.period.id ?? 0)) };
  },
});
