import { getOwnPages as call } from '@paga/contract/own/invitations';
import { DomainError } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { openedPage } from './opened-page.ts';
import { isPageOn, pagesOf } from './pages-of.ts';

export const getOwnPages = read({
  call,
  run: async (ctx, { query: { ids } }) => {
    const people = await pagesOf(ctx, ids);
    if (people.length < new Set(ids).size) throw new DomainError('NOT_FOUND');
    return { page: await isPageOn(ctx), people };
  },
  opened: (ctx, { query: { ids } }) => openedPage(ctx, ids),
});
