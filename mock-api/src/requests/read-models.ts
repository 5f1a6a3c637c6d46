import { readModel } from '#core/db/read-model.ts';
import * as table from './table.ts';

/** A request of an employee, as far as somebody is notified of it. */
export const request = readModel(table.request, 'id', 'tenantId', 'kind', 'employeeId', 'state', 'askedAt');

/** Reported sickness, as far as somebody is notified of it. */
export const sicknessReport = readModel(
  table.sicknessReport,
  ...(['id', 'tenantId', 'employeeId', 'state', 'reportedAt'] as const),
);
