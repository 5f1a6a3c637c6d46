import { saveClosingCode as call } from '@paga/contract/company/closing-code';
import { eq } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import { companySecret } from '#core/http/handler.ts';
import { endSalaryGrants } from '#identity/public.ts';

/** With a new code, the salary edits end that the old one has opened. */
export const saveClosingCode = companySecret({
  call,
  run: ({ asAccess, actor, companyId, now }, { body: { code } }) =>
    asAccess(async (tx) => {
      const [before] = await tx
        .select({ code: tenant.code })
        .from(tenant)
        .where(eq(tenant.id, companyId))
        .for('update');
      const old = found(before);
      if (old.code === code) return undefined;
      await tx.update(tenant).set({ code }).where(eq(tenant.id, companyId));
      await endSalaryGrants(tx, companyId);
      const facts = {
        page: 'configurations',
        type: 'updateClosingCode',
        objectId: companyId,
        old,
        new: { code },
      };
      await recordAudit(tx, { now, userId: actor.userId, companyId }, facts);
      return undefined;
    }),
});
