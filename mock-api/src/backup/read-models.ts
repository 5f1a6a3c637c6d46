import { readModel } from '#core/db/read-model.ts';
import * as table from './table.ts';

/** A backup of a company, as far as others speak of it. */
export const backup = readModel(table.backup, 'id', 'tenantId', 'status', 'finishedAt');
