import { getOwnPages as call } from '@paga/contract/own/invitations';
import { read } from '#core/http/handler.ts';
import { isPageOn, pagesOf } from './pages-of.ts';

export const getOwnPages = read({
  call,
  run: async (ctx, { query: { ids } }) => ({ page: await isPageOn(ctx), people: await pagesOf(ctx, ids) }),
});
