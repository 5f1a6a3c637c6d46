// Every call of the wire, for the server, the API page and tests. Screens import from the domain they use.

import * as approvals from './approvals/index.ts';
import * as backup from './backup/backup.ts';
import * as bookkeeping from './bookkeeping/index.ts';
import * as company from './company/index.ts';
import type { Endpoint } from './core/endpoint.ts';
import * as core from './core/index.ts';
import * as documents from './documents/documents.ts';
import * as employees from './employees/index.ts';
import * as filing from './filing/index.ts';
import * as identity from './identity/index.ts';
import * as leave from './leave/index.ts';
import * as months from './months/basis.ts';
import * as notifications from './notifications/notifications.ts';
import * as own from './own/index.ts';
import * as payroll from './payroll/index.ts';
import * as projects from './projects/projects.ts';
import * as remotes from './remotes/index.ts';
import * as reports from './reports/index.ts';
import * as requests from './requests/index.ts';

type EndpointsOf<Module> = {
  [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name];
};

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'effect' in value
  );
}

function endpointsOf<Module extends object>(module: Module): EndpointsOf<Module> {
  return Object.fromEntries(
    Object.entries(module).filter(([, value]) => isEndpoint(value)),
  ) as EndpointsOf<Module>;
}

/** The calls by area, as the API page groups them. */
export const callsByArea = {
  core: endpointsOf(core),
  identity: endpointsOf(identity),
  remotes: endpointsOf(remotes),
  company: endpointsOf(company),
  approvals: endpointsOf(approvals),
  months: endpointsOf(months),
  projects: endpointsOf(projects),
  employees: endpointsOf(employees),
  leave: endpointsOf(leave),
  requests: endpointsOf(requests),
  payroll: endpointsOf(payroll),
  documents: endpointsOf(documents),
  notifications: endpointsOf(notifications),
  reports: endpointsOf(reports),
  bookkeeping: endpointsOf(bookkeeping),
  filing: endpointsOf(filing),
  backup: endpointsOf(backup),
  own: endpointsOf(own),
};

/** Every call by its name. */
export const calls = {
  ...callsByArea.core,
  ...callsByArea.identity,
  ...callsByArea.remotes,
  ...callsByArea.company,
  ...callsByArea.approvals,
  ...callsByArea.months,
  ...callsByArea.projects,
  ...callsByArea.employees,
  ...callsByArea.leave,
  ...callsByArea.requests,
  ...callsByArea.payroll,
  ...callsByArea.documents,
  ...callsByArea.notifications,
  ...callsByArea.reports,
  ...callsByArea.bookkeeping,
  ...callsByArea.filing,
  ...callsByArea.backup,
  ...callsByArea.own,
};

/** The name of a call. */
export type CallName = keyof typeof calls;
