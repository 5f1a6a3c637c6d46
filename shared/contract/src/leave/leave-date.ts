import { CivilDate } from '#core/shapes.ts';

/** A day leave may start or end on: the years 2000 to 2199. */
export const LeaveDate = CivilDate.refine(
  (date) => date >= '2000-01-01' && date <= '2199-12-31',
  'between 2000 and 2199',
);
