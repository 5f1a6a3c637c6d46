import { getLoginTenants as call } from '@paga/contract/identity/sign-in';
import { personRead } from '#core/http/handler.ts';
import { linkedCompanies } from './authenticated-user.ts';

export const getLoginTenants = personRead({
  call,
  run: ({ tx, actor: { userId }, now }, { query }) => linkedCompanies(tx, { userId, now }, query),
});
