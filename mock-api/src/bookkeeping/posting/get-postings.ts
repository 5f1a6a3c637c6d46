import { getPostings as call } from '@paga/contract/bookkeeping';
import { read } from '#core/http/handler.ts';
import { postingsOfMonth } from './postings-of-month.ts';

export const getPostings = read({
  call,
  run: (ctx, { query }) => postingsOfMonth(ctx, query, ctx.actor.language),
});
