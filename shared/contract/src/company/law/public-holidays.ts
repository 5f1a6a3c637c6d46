import { z } from 'zod';
import { signedIn } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Id, QueryYear, Year } from '#core/shapes.ts';

/** A public holiday: the day off, and the day it falls on when that is another (a weekend). `confirmed` false: the date is expected only. */
const Holiday = {
  date: CivilDate,
  fallsOn: CivilDate.nullable(),
  name: z.string(),
  nameEn: z.string(),
  confirmed: z.boolean(),
};

/** A stored public holiday. */
export const PublicHoliday = z.object({ id: Id, ...Holiday });
export type PublicHoliday = z.infer<typeof PublicHoliday>;

/** A day off by law that the table of the year does not have. */
export const ProposedHoliday = z.object(Holiday);
export type ProposedHoliday = z.infer<typeof ProposedHoliday>;

/** The public holidays of a year in order of date, what the law would add, and which of the Bajrams the table still lacks. */
export const HolidaysOfYear = z.object({
  year: Year,
  holidays: z.array(PublicHoliday),
  proposals: z.array(ProposedHoliday),
  missing: z.array(z.enum(['bajramFitr', 'bajramAdha'])),
});
export type HolidaysOfYear = z.infer<typeof HolidaysOfYear>;

/** Public holidays of a year. */
export const getPublicHolidays = endpoint({
  method: 'GET',
  path: '/public-holidays',
  summary: 'Public holidays of a year',
  query: z.strictObject({ year: QueryYear }),
  response: HolidaysOfYear,
  effect: 'read',
  access: signedIn,
});
