import { readModel } from '#core/db/read-model.ts';
import * as table from './table.ts';

/** A request of an employee, as far as somebody is notified of it. */
export const request = readModel(table.request, 'id', 'tenantId', 'kind', 'employeeId', 'state', 'askedAt');
