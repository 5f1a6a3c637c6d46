import { getRemoteMoves as call } from '@paga/contract/remotes';
import { personSecret } from '#core/http/handler.ts';
import { remoteHistory } from './remote-history.ts';
import { siteOf } from './site-of.ts';

export const getRemoteMoves = personSecret({
  call,
  run: ({ asAccess, builds }, { params: { name } }) =>
    asAccess((tx) => remoteHistory(tx, siteOf(builds), name)),
});
