import { readModel } from '#core/db/read-model.ts';
import * as table from './count/table.ts';

/** A leave somebody has booked, with the working days it takes. */
export const vacation = readModel(
  table.vacation,
  'id',
  'tenantId',
  'employeeId',
  'type',
  'from',
  'to',
  'days',
);
