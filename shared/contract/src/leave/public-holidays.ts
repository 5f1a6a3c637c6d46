import { z } from 'zod';
import { superAdminOnly } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { CivilDate, Id } from '#core/shapes.ts';
import { anySpan } from '#core/spans.ts';

const Name = z.string().trim().min(1).max(TextLength.publicHoliday);

/** A public holiday to be stored: without an id a new one. The English name is the Albanian one when left out. */
export const HolidayToSave = anySpan(
  z.strictObject({
    id: Id.optional(),
    date: CivilDate.refine((date) => date >= '2009-01-01' && date <= '2099-12-31', {
      message: 'TOO_EARLY',
      params: { fault: 'TOO_EARLY' },
    }),
    fallsOn: CivilDate.nullish(),
    name: Name,
    nameEn: z.string().trim().max(TextLength.publicHoliday).optional(),
    confirmed: z.boolean().optional(),
  }),
);
export type HolidayToSave = z.infer<typeof HolidayToSave>;

/** How many booked leaves were counted again; those days of theirs that lie in closed months stay. */
export const RecountedLeaves = z.object({ recounted: z.int() });
export type RecountedLeaves = z.infer<typeof RecountedLeaves>;

/** Adds or changes public holidays. Leaves booked over them are counted again, closed months stay as they are. */
export const savePublicHolidays = endpoint({
  method: 'POST',
  path: '/public-holidays/save',
  summary: 'Add or change public holidays',
  body: z.strictObject({ holidays: z.array(HolidayToSave).min(1).max(40) }),
  response: RecountedLeaves,
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: superAdminOnly,
});

/** Removes a public holiday; leaves booked over it are counted again. */
export const deletePublicHoliday = endpoint({
  method: 'POST',
  path: '/public-holidays/delete',
  summary: 'Remove a public holiday',
  body: z.strictObject({ holidayId: Id }),
  response: RecountedLeaves,
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: superAdminOnly,
});
