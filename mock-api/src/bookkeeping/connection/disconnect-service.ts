import { disconnectService as call } from '@paga/contract/bookkeeping';
import { recordAudit } from '#core/audit/record-audit.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { companySecret } from '#core/http/handler.ts';
import { bookkeepingConnection } from '../table.ts';
import { requireService } from './service-context.ts';
import { findConnection, secretsOf } from './stored-connection.ts';
import { revokeTokens } from './tokens.ts';

/** Forgets the tokens first, then takes the consent back at the service: whatever that answers, they are gone here. */
export const disconnectService = companySecret({
  call,
  run: async (context) => {
    const { inCompany, companyId, service, actor, now } = await requireService(context);
    const gone = await inCompany(async (tx) => {
      const company = { tx, companyId };
      const connection = await findConnection(company, { lock: true });
      if (!connection) return undefined;
      await tx.delete(bookkeepingConnection).where(scoped(company, bookkeepingConnection));
      const facts = {
        page: 'quickbooks',
        type: 'disconnect',
        old: { realmId: connection.realmId, company: connection.serviceCompany },
      };
      await recordAudit(tx, { now, userId: actor.userId, companyId }, facts);
      return secretsOf(service.keys, connection);
    });
    if (gone) await revokeTokens(service, gone.client, gone.refresh);
    return undefined;
  },
});
