import { generateClosingCode, getClosingCode, saveClosingCode } from '@paga/contract/admin/keeping';
import { RoleId } from '@paga/contract/shapes';
import { eq } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import { companySecret, read } from '#core/http/handler.ts';
import { newClosingCode } from '#identity/session/new-closing-code.ts';
import { sessionGrant } from '#identity/session/table.ts';

const MASKED = '******';

/** Roles 1, 2 and 3 read the code, and each view is an audit line; role 4 sees that there is one. */
export const closingCode = companySecret({
  call: getClosingCode,
  run: async ({ asAccess, actor, companyId, now }) => {
    if (actor.roleId === RoleId.companyUser) return { code: MASKED };
    return asAccess(async (tx) => {
      const [row] = await tx.select({ code: tenant.code }).from(tenant).where(eq(tenant.id, companyId));
      const facts = { page: 'configurations', type: 'viewClosingCode', objectId: companyId };
      await recordAudit(tx, { now, userId: actor.userId, companyId }, facts);
      return { code: found(row).code };
    });
  },
});

/** A proposal: nothing is stored before it is saved. */
export const proposeClosingCode = read({ call: generateClosingCode, run: async () => ({ code: newClosingCode() }) });

/** With a new code, the salary edits end that the old one has opened. */
export const changeClosingCode = companySecret({
  call: saveClosingCode,
  run: ({ asAccess, actor, companyId, now }, { body: { code } }) =>
    asAccess(async (tx) => {
      const [before] = await tx.select({ code: tenant.code }).from(tenant).where(eq(tenant.id, companyId)).for('update');
      const old = found(before);
      if (old.code === code) return undefined;
      await tx.update(tenant).set({ code }).where(eq(tenant.id, companyId));
      await tx.delete(sessionGrant).where(eq(sessionGrant.tenantId, companyId));
      const facts = { page: 'configurations', type: 'updateClosingCode', objectId: companyId, old, new: { code } };
      await recordAudit(tx, { now, userId: actor.userId, companyId }, facts);
      return undefined;
    }),
});
