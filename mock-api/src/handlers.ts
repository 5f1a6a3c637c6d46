import { backupRoutes } from './backup/routes.ts';
import { nationalRoutes } from './company/law/routes.ts';
import { companyRoutes } from './company/profile/routes.ts';
import { contributionRoutes } from './company/settings/contribution-routes.ts';
import { settingsRoutes } from './company/settings/routes.ts';
import { auditRoutes } from './core/audit/routes.ts';
import type { Routes } from './core/http/routes.ts';
import { mailRoutes } from './core/mail/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { importRoutes } from './employees/import/routes.ts';
import { navigationRoutes } from './employees/list/search-routes.ts';
import { employeeRoutes } from './employees/routes.ts';
import { forgottenPasswordRoutes } from './identity/password/routes.ts';
import { preferenceRoutes } from './identity/preferences/routes.ts';
import { setupRoutes } from './identity/setup/routes.ts';
import { accessRoutes } from './identity/sign-in/routes.ts';
import { twoFactorRoutes } from './identity/two-factor/routes.ts';
import { userRoutes } from './identity/users/routes.ts';
import { vacationRoutes } from './leave/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { payrollRoutes } from './payroll/routes.ts';
import { projectRoutes } from './projects/routes.ts';
import { reportRoutes } from './reports/routes.ts';

/** Every domain's verbs; a call without one answers 501. */
export const domains: readonly Routes[] = [
  accessRoutes,
  auditRoutes,
  backupRoutes,
  companyRoutes,
  contributionRoutes,
  documentRoutes,
  employeeRoutes,
  forgottenPasswordRoutes,
  importRoutes,
  mailRoutes,
  notificationRoutes,
  nationalRoutes,
  navigationRoutes,
  payrollRoutes,
  preferenceRoutes,
  projectRoutes,
  reportRoutes,
  settingsRoutes,
  setupRoutes,
  twoFactorRoutes,
  userRoutes,
  vacationRoutes,
];
