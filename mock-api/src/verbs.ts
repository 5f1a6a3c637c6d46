import { accessRoutes } from './access/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { backupRoutes } from './backup/routes.ts';
import { bookkeepingRoutes } from './bookkeeping/routes.ts';
import { companyRoutes } from './company/routes.ts';
import { contributionRoutes } from './contributions/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { employeeRoutes } from './employees/routes.ts';
import { forgottenPasswordRoutes } from './forgotten-password/routes.ts';
import type { Routes } from './http/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { nationalRoutes } from './national/routes.ts';
import { navigationRoutes } from './navigation/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { payrollRoutes } from './payroll/routes.ts';
import { preferenceRoutes } from './preferences/routes.ts';
import { projectRoutes } from './projects/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { setupRoutes } from './setup/routes.ts';
import { twoFactorRoutes } from './two-factor/routes.ts';
import { userRoutes } from './user/routes.ts';
import { vacationRoutes } from './vacations/routes.ts';

/** Every domain's verbs; a call without one answers 501. */
export const domains: readonly Routes[] = [
  accessRoutes,
  auditRoutes,
  backupRoutes,
  bookkeepingRoutes,
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
