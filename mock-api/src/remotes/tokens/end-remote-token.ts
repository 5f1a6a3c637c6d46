import { endRemoteToken as call } from '@paga/contract/remotes';
import { eq } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import { personWrite } from '#core/http/handler.ts';
import { remoteToken } from '../table.ts';

export const endRemoteToken = personWrite({
  call,
  load: async ({ tx }, { params: { id } }) => {
    const [row] = await tx.select().from(remoteToken).where(eq(remoteToken.id, id)).for('update');
    return found(row);
  },
  run: async ({ tx }, { params: { id } }) => {
    await tx.delete(remoteToken).where(eq(remoteToken.id, id));
    return undefined;
  },
  audit: ({ input, loaded: { remote, name } }) => ({
    page: 'remotes',
    type: 'endRemoteToken',
    objectId: input.params.id,
    about: { part: remote, publishedWith: name },
  }),
});
