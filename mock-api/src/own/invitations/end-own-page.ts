import { fullName } from '@paga/contract/full-name';
import { endOwnPage as call } from '@paga/contract/own/invitations';
import { found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { employeeOf } from '#people/public.ts';
import { endLinks } from './end-links.ts';
import { linksOf } from './pages-of.ts';

export const endOwnPage = write({
  call,
  load: async (ctx, { params: { id } }) => {
    const link = (await linksOf(ctx, [id])).get(id);
    return { person: await employeeOf(ctx, id), link: found(link?.state === 'ended' ? undefined : link) };
  },
  run: async (ctx, { params: { id } }) => {
    await endLinks(ctx, id, 'office');
    return undefined;
  },
  audit: ({ loaded: { person, link } }) => ({
    ...{ page: 'ownPage', type: 'endPage', objectId: person.id, about: { employee: fullName(person) } },
    ...{ old: { state: link.state }, new: { state: 'ended' } },
  }),
});
