import { chooseOwnEmployer as call } from '@paga/contract/own/account';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { found } from '#core/domain-error.ts';
import { ownSecret } from '#core/http/own-handler.ts';
import { usableLinks } from './begin-own-session.ts';

export const chooseOwnEmployer = ownSecret({
  call,
  run: async ({ asAccess, own, now }, { body: { id } }) => {
    await asAccess(async (tx) => {
      const links = await usableLinks(tx, own.accountId, now);
      const { linkId, companyId, employeeId } = found(links.find((one) => one.linkId === id));
      await tx.execute(sql`update "own_session" set "linkId" = ${linkId} where "id" = ${own.sessionId}`);
      await recordAudit(
        tx,
        { now, userId: undefined, companyId, employeeId },
        { page: 'ownPage', type: 'signIn', objectId: employeeId },
      );
    });
    return undefined;
  },
});
