import { getAuditsByTenantId as call } from '@paga/contract/audit';
import { read } from '#core/http/handler.ts';
import { auditEntries } from './entries.ts';

/** Role 2: the log of the company. */
export const getAuditsByTenantId = read({
  call,
  run: ({ tx, companyId }, { query }) => auditEntries(tx, { companies: [companyId] }, query),
});
