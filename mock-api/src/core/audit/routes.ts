import { routes } from '../http/routes.ts';
import { getAuditsByAuth, getAuditsByTenantId, getAuditsByUserId } from './list-audits.ts';

export const auditRoutes = routes([getAuditsByTenantId, getAuditsByAuth, getAuditsByUserId]);
