import { getAllUsersByTenantId as call } from '@paga/contract/identity/users';
import { found } from '#core/domain-error.ts';
import { personRead } from '#core/http/handler.ts';
import { page } from './users-page.ts';

export const getAllUsersByTenantId = personRead({
  call,
  run: (ctx, { query }) => page(ctx, query, found(ctx.companyId)),
});
