import { getLoginTenants } from '@paga/contract/access';
import { personRead } from '#core/http/handler.ts';
import { linkedCompanies } from './authenticated-user.ts';

export const loginTenants = personRead({
  call: getLoginTenants,
  run: ({ tx, actor, now }) => linkedCompanies(tx, actor.userId, now),
});
