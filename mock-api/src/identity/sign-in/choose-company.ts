import { chooseCompany as call } from '@paga/contract/identity/sign-in';
import { RoleId } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { DomainError, found } from '#core/domain-error.ts';
import { personWrite } from '#core/http/handler.ts';
import { isLinked } from '#core/user/linked-companies.ts';
import { companyById } from '../session/live-session.ts';
import { authenticatedUser, defaultCompany } from './authenticated-user.ts';

export const chooseCompany = personWrite({
  call,
  load: async ({ tx, actor }, { body: { tenantId } }) => {
    if (actor.roleId === RoleId.superAdmin) found(await companyById(tx, tenantId));
    else if (!(await isLinked(tx, actor.userId, tenantId))) throw new DomainError('COMPANY_NOT_LINKED');
    return { before: await defaultCompany(tx, actor.sessionId) };
  },
  run: async ({ tx, actor, now }, { body: { tenantId } }) => {
    await tx.execute(sql`update "session" set "companyId" = ${tenantId} where "id" = ${actor.sessionId}`);
    return authenticatedUser(tx, { userId: actor.userId, standard: tenantId, asked: tenantId }, now);
  },
  audit: ({ input, loaded }) => ({
    page: 'companyLogin',
    type: 'choose',
    objectId: input.body.tenantId,
    old: { tenantId: loaded.before },
    new: { tenantId: input.body.tenantId },
  }),
});
