import { area } from '#core/area.ts';
import { peopleStored } from './stored.ts';
import { attachment, employee, employeeSector, employmentTerms, sector } from './table.ts';

/** The people of a company, their sectors and what they are paid on. */
export const peopleArea = area({
  name: 'people',
  tables: [attachment, employee, employeeSector, employmentTerms, sector],
  stored: peopleStored,
});
