import { getRegistryMoves as call } from '@paga/contract/remotes';
import { personSecret } from '#core/http/handler.ts';
import { registryHistory } from './registry-history.ts';
import { siteOf } from './site-of.ts';

export const getRegistryMoves = personSecret({
  call,
  run: async ({ builds }) => registryHistory(siteOf(builds)),
});
