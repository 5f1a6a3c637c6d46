import { getAuditsByTenantId as call } from '@paga/contract/audit';
import { sql } from 'drizzle-orm';
import { read } from '#core/http/handler.ts';
import { auditEntries } from './entries.ts';

/** Role 2: the log of the company. */
export const getAuditsByTenantId = read({
  call,
  replica: true,
  run: ({ tx, companyId }, { query }) =>
    auditEntries(tx, { companies: sql`array[${companyId}]::bigint[]` }, query),
});
