import { getRemoteTokens as call } from '@paga/contract/remotes';
import { personRead } from '#core/http/handler.ts';
import { remoteTokens } from './remote-tokens.ts';

export const getRemoteTokens = personRead({ call, run: ({ tx }) => remoteTokens(tx) });
