import { saveServiceClient as call } from '@paga/contract/bookkeeping';
import { recordAudit } from '#core/audit/record-audit.ts';
import { encryptValue } from '#core/encryption.ts';
import { companySecret } from '#core/http/handler.ts';
import { requireService } from './service-context.ts';
import { storeSetting } from './stored-connection.ts';

/** Saves the company's own client id and secret, encrypted. */
export const saveServiceClient = companySecret({
  call,
  run: async (context, { body: { clientId, clientSecret } }) => {
    const { inCompany, companyId, service, actor, now } = await requireService(context);
    await inCompany(async (tx) => {
      await storeSetting(
        { tx, companyId },
        { sealedClient: encryptValue(service.keys, companyId, { clientId, clientSecret }) },
      );
      await recordAudit(
        tx,
        { now, userId: actor.userId, companyId },
        { page: 'quickbooks', type: 'update', new: { clientSecret } },
      );
    });
    return undefined;
  },
});
