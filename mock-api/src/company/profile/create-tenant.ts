import { createTenant as call } from '@paga/contract/company/profile';
import { PasswordLength, TextLength } from '@paga/contract/limits';
import { RoleId } from '@paga/contract/shapes';
import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import { personSecret } from '#core/http/handler.ts';
import {
  firstPassword,
  insertUser,
  invite,
  isGuarded,
  noteTie,
  ownWords,
  requireFreeEmail,
  userRows,
} from '#identity/public.ts';
import { companyColumns } from './company-columns.ts';
import { companyRecord } from './company-record.ts';
import { createCompany } from './create-company.ts';

export const createTenant = personSecret({
  call,
  run: async (ctx, { body: { password, ...form } }) => {
    const { asAccess, actor, now, today } = ctx;
    const law = { minimum: PasswordLength.min, words: ownWords(form) };
    const first = await firstPassword(ctx, { password, email: form.email }, law);
    return asAccess(async (tx) => {
      await requireFreeEmail(tx, form.email);
      const columns = companyColumns(form);
      const guarded = await isGuarded(tx);
      const security = { twoFactorRequired: guarded, stepUpRequired: guarded };
      const companyId = await createCompany(tx, { ...columns, ...security });
      const admin = {
        // Who signs for the company signs in first; until somebody is named, the account is called as the company.
        name: (form.authorizedPerson || form.name).slice(0, TextLength.personName),
        email: form.email,
        roleId: RoleId.companyAdmin,
      };
      const { language } = actor;
      const adminId = await insertUser(tx, {
        ...admin,
        language,
        ...first,
        agreedAt: null,
        companyIds: [companyId],
      });
      await noteTie(tx, { by: actor.userId, people: [adminId], now });
      const who = { now, userId: actor.userId, companyId };
      await recordAudit(tx, who, { page: 'companies', type: 'create', objectId: companyId, new: columns });
      // A code that was typed is known to those who agreed on it; one that was made up is not until somebody looks at it.
      if (columns.code !== undefined)
        await recordAudit(tx, who, {
          page: 'configurations',
          type: 'updateClosingCode',
          objectId: companyId,
        });
      await recordAudit(tx, who, { page: 'users', type: 'create', objectId: adminId, new: admin });
      await invite(tx, ctx, found((await userRows(tx, actor, { condition: sql`u."id" = ${adminId}` }))[0]));
      const [row] = await tx.select().from(tenant).where(eq(tenant.id, companyId));
      return companyRecord(found(row), today);
    });
  },
});
