// Every call of the wire, for the server, the API page and tests. Screens import from the domain they use.
import * as access from './access.ts';
import * as admin from './admin.ts';
import * as quickbooks from './bookkeeping/index.ts';
import type { Endpoint } from './core/endpoint.ts';
import * as documents from './documents/templates.ts';
import * as employees from './employees/index.ts';
import * as vacations from './leave/leave.ts';
import * as notifications from './notifications/notifications.ts';
import * as payroll from './payroll/index.ts';
import * as reports from './reports/index.ts';
import * as system from './system.ts';

type EndpointsOf<Module> = { [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name] };

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'effect' in value;
}

function endpointsOf<Module extends object>(module: Module): EndpointsOf<Module> {
  return Object.fromEntries(Object.entries(module).filter(([, value]) => isEndpoint(value))) as EndpointsOf<Module>;
}

/** The calls by area, as the API page groups them. */
export const callsByArea = {
  access: endpointsOf(access),
  admin: endpointsOf(admin),
  documents: endpointsOf(documents),
  employees: endpointsOf(employees),
  notifications: endpointsOf(notifications),
  payroll: endpointsOf(payroll),
  quickbooks: endpointsOf(quickbooks),
  reports: endpointsOf(reports),
  system: endpointsOf(system),
  vacations: endpointsOf(vacations),
};

/** Every call by its name. */
export const calls = {
  ...callsByArea.access,
  ...callsByArea.admin,
  ...callsByArea.documents,
  ...callsByArea.employees,
  ...callsByArea.notifications,
  ...callsByArea.payroll,
  ...callsByArea.quickbooks,
  ...callsByArea.reports,
  ...callsByArea.system,
  ...callsByArea.vacations,
};

/** The name of a call. */
export type CallName = keyof typeof calls;
