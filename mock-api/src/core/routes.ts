import { routes } from '#core/http/routes.ts';
import { exportAuditLog } from './audit/log/export-audit-log.ts';
import { getAuditsByAuth } from './audit/log/get-audits-by-auth.ts';
import { getAuditsByTenantId } from './audit/log/get-audits-by-tenant-id.ts';
import { getAuditsByUserId } from './audit/log/get-audits-by-user-id.ts';
import { verifyAuditLog } from './audit/log/verify-audit-log.ts';
import { getHealth } from './health/get-health.ts';
import { getJobs } from './jobs/get-jobs.ts';
import { getRestore } from './restore/get-restore.ts';
import { releaseRestore } from './restore/release-restore.ts';

export const coreRoutes = routes([
  getAuditsByTenantId,
  getAuditsByAuth,
  getAuditsByUserId,
  exportAuditLog,
  verifyAuditLog,
  getHealth,
  getJobs,
  getRestore,
  releaseRestore,
]);
