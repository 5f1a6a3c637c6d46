import { routes } from '#core/http/routes.ts';
import { getAuditsByAuth } from './get-audits-by-auth.ts';
import { getAuditsByTenantId } from './get-audits-by-tenant-id.ts';
import { getAuditsByUserId } from './get-audits-by-user-id.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

export const auditRoutes = routes([getAuditsByTenantId, getAuditsByAuth, getAuditsByUserId, verifyAuditLog]);
