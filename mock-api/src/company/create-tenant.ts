import { createTenant } from '@paga/contract/admin/company';
import { TextLength } from '@paga/contract/limits';
import { RoleId } from '@paga/contract/shapes';
import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/transaction.ts';
import { DomainError, found } from '../http/domain-error.ts';
import { personSecret } from '../http/verb.ts';
import { hashPassword } from '../session/password.ts';
import { requireGoodPassword } from '../session/password-rules.ts';
import { tenant } from '../tenant/table.ts';
import { createUser } from '../user/create-user.ts';
import { companyColumns } from './company-columns.ts';
import { companyRecord } from './company-record.ts';
import { createCompany } from './create-company.ts';

async function requireFreeEmail(tx: Tx, email: string): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from "app_user" where lower("email") = lower(${email}) and "deletedAt" is null`);
  if (rows.length > 0)
    throw new DomainError('EMAIL_TAKEN', { fields: [{ path: 'email', code: 'taken', message: 'Somebody signs in with this e-mail' }] });
}

export const addCompany = personSecret({
  call: createTenant,
  run: async ({ asAccess, actor, now, today }, { body: { password, ...form } }) => {
    requireGoodPassword(password, password);
    const passwordHash = await hashPassword(password);
    return asAccess(async (tx) => {
      await requireFreeEmail(tx, form.email);
      const columns = companyColumns(form);
      const companyId = await createCompany(tx, columns);
      const admin = { name: form.name.slice(0, TextLength.personName), email: form.email, roleId: RoleId.companyAdmin };
      const adminId = await createUser(tx, { ...admin, passwordHash, agreedAt: null, companyIds: [companyId] });
      const who = { now, userId: actor.userId, companyId };
      await recordAudit(tx, who, { page: 'companies', type: 'create', objectId: companyId, new: columns });
      await recordAudit(tx, who, { page: 'users', type: 'create', objectId: adminId, new: admin });
      const [row] = await tx.select().from(tenant).where(eq(tenant.id, companyId));
      return companyRecord(found(row), today);
    });
  },
});
