import './months/settings-answers.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { backupRoutes } from './backup/routes.ts';
import { bookkeepingRoutes } from './bookkeeping/routes.ts';
import { companyRoutes } from './company/routes.ts';
import { auditRoutes } from './core/audit/log/routes.ts';
import type { Routes } from './core/http/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { employeeRoutes } from './employees/routes.ts';
import { filingRoutes } from './filing/routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { leaveRoutes } from './leave/routes.ts';
import { monthRoutes } from './months/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { payrollRoutes } from './payroll/routes.ts';
import { projectRoutes } from './projects/routes.ts';
import { reportRoutes } from './reports/routes.ts';

/** The handlers of every area by its name, a list for each; a call without one answers 501. */
export const areasByName: Readonly<Record<string, Routes>> = {
  approvals: approvalRoutes,
  core: auditRoutes,
  backup: backupRoutes,
  bookkeeping: bookkeepingRoutes,
  company: companyRoutes,
  documents: documentRoutes,
  employees: employeeRoutes,
  filing: filingRoutes,
  identity: identityRoutes,
  leave: leaveRoutes,
  months: monthRoutes,
  notifications: notificationRoutes,
  payroll: payrollRoutes,
  projects: projectRoutes,
  reports: reportRoutes,
};

/** The same as a list. */
export const areas: readonly Routes[] = Object.values(areasByName);
