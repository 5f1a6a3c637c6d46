import { verifyJoinLink as call } from '@paga/contract/identity/joining';
import { openSecret } from '#core/http/handler.ts';
import { tryJoinToken } from './join-link.ts';

export const verifyJoinLink = openSecret({
  call,
  run: async (ctx, { body: { token } }) => {
    const link = await tryJoinToken(ctx, token);
    if (!link) return { value: false };
    const { companies, email, allowed } = link;
    return { value: true, companies: companies.map(({ name }) => name), email, allowed };
  },
});
