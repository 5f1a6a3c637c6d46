import { readModel } from '#core/db/read-model.ts';
import * as table from './table.ts';

/** A public holiday on the day it is observed. */
export const publicHoliday = readModel(
  table.publicHoliday,
  'id',
  'date',
  'fallsOn',
  'name',
  'nameEn',
  'confirmed',
);
