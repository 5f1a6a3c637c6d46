import { approvalsArea } from './approvals/area.ts';
import { backupArea } from './backup/area.ts';
import { bookkeepingArea } from './bookkeeping/area.ts';
import { companyArea } from './company/area.ts';
import type { Area } from './core/area.ts';
import { coreArea } from './core/core-area.ts';
import { backupRulesOf } from './core/jobs/backup-rules.ts';
import { documentsArea } from './documents/area.ts';
import { employeesArea } from './employees/area.ts';
import { filingArea } from './filing/area.ts';
import { identityArea } from './identity/area.ts';
import { leaveArea } from './leave/area.ts';
import { monthsArea } from './months/area.ts';
import { notificationsArea } from './notifications/area.ts';
import { ownArea } from './own/area.ts';
import { payrollArea } from './payroll/area.ts';
import { peopleArea } from './people/area.ts';
import { projectsArea } from './projects/area.ts';
import { remotesArea } from './remotes/area.ts';
import { reportsArea } from './reports/area.ts';
import { requestsArea } from './requests/area.ts';

/** The server is put together from these, in the order of who imports whom. A call of the contract that none of them answers is answered 501. */
export const areas: readonly Area[] = [
  coreArea,
  identityArea,
  remotesArea,
  companyArea,
  approvalsArea,
  peopleArea,
  monthsArea,
  projectsArea,
  employeesArea,
  leaveArea,
  requestsArea,
  payrollArea,
  documentsArea,
  backupArea,
  notificationsArea,
  reportsArea,
  bookkeepingArea,
  filingArea,
  ownArea,
];

/** What backups of companies make of all their tables. */
export const backupRules = backupRulesOf(areas);
