import { updateTenant as call } from '@paga/contract/company/profile';
import { eq } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { personWrite } from '#core/http/handler.ts';
import { endSalaryGrants } from '#identity/public.ts';
import { companyColumns } from './company-columns.ts';
import { companyRecord } from './company-record.ts';

type Facts = Record<string, unknown>;

export const updateTenant = personWrite({
  call,
  load: async ({ tx }, { body: { tenantId } }) => {
    const [row] = await tx.select().from(tenant).where(eq(tenant.id, tenantId)).for('update');
    return found(row);
  },
  run: async ({ tx, today }, { body: { tenantId, version, ...form } }, before) => {
    if (version !== undefined && version !== before.version) throw new DomainError('CONFLICT');
    const columns = { ...companyColumns(form), version: before.version + 1 };
    const [row] = await tx.update(tenant).set(columns).where(eq(tenant.id, tenantId)).returning();
    const changed = found(row);
    // With a new code, the salary edits end that the old one has opened.
    if (changed.code !== before.code) await endSalaryGrants(tx, tenantId);
    return companyRecord(changed, today);
  },
  audit: ({ input: { body }, loaded }) => {
    const { tenantId, version: _, ...form } = body;
    const changed: Facts = companyColumns(form);
    const before: Facts = loaded;
    const old = Object.fromEntries(Object.keys(changed).map((name) => [name, before[name]]));
    return { page: 'companies', type: 'update', objectId: tenantId, old, new: changed };
  },
});
