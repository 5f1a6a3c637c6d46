import { refreshServiceAccounts as call } from '@paga/contract/bookkeeping';
import { recordAudit } from '#core/audit/record-audit.ts';
import { companySecret } from '#core/http/handler.ts';
import { orRefuse } from '../connection/refusal-text.ts';
import { requireService } from '../connection/service-context.ts';
import { optionsOf, refreshLists, serviceRows } from './service-lists.ts';

export const refreshServiceAccounts = companySecret({
  call,
  run: async (context) => {
    const ctx = await requireService(context);
    const { companyId, actor, now } = ctx;
    await orRefuse(actor.language, () => refreshLists(ctx));
    return ctx.inCompany(async (tx) => {
      await recordAudit(
        tx,
        { now, userId: actor.userId, companyId },
        { page: 'quickbooks', type: 'readAccounts' },
      );
      return optionsOf(await serviceRows({ tx, companyId }, 'account'));
    });
  },
});
