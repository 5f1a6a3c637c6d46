import { z } from 'zod';
import type { RefusalSigns } from '#core/refusal.ts';
import { Year } from '#core/shapes.ts';
import { BookedLeave } from './booked-leave.ts';

/** Why leave cannot be applied for on these dates (`created: false`). */
export const DatesRefusal = z.enum([
  'endBeforeStart',
  'outsideContract',
  'noWorkingDays',
  'tooLong',
  'beyondBalance',
  'beyondEvent',
]);
export type DatesRefusal = z.infer<typeof DatesRefusal>;

/** Why leave of this kind cannot be saved for this person on any dates (`created: null`). */
export const SaveRefusal = z.enum(['typeNotAllowed', 'reasonNotAllowed', 'draftEmployee', 'noLeaveSettings']);
export type SaveRefusal = z.infer<typeof SaveRefusal>;

/** The message that means "the same dates" (specification 2 §4). */
export const VACATION_EXISTS_MESSAGE = 'Vacation already exists';

/** What a balance lacks: the days asked for in `year` and the days left in it; of leave for a reason, the days of its event. */
export const MissingBalance = z.object({ year: Year, wanted: z.number().int(), left: z.number() });
export type MissingBalance = z.infer<typeof MissingBalance>;

/** The four outcomes of a booking, all with status 200 (specification 2 §4). `reason`, `balance` and `vacation` are ours. */
export const BookingOutcome = z.union([
  z.object({ created: z.literal(true), vacation: BookedLeave }),
  z.object({
    created: z.literal(false),
    reason: DatesRefusal.optional(),
    balance: MissingBalance.optional(),
  }),
  z.object({ created: z.null(), reason: SaveRefusal.optional() }),
  z.object({ created: z.undefined().optional(), message: z.literal(VACATION_EXISTS_MESSAGE) }),
]);
export type BookingOutcome = z.infer<typeof BookingOutcome>;

/** What a booking's outcome means when it was not saved; an edit throws the same codes. */
export const BOOKING_REFUSAL: RefusalSigns = [
  { field: 'message', is: 'filled', code: 'VACATION_EXISTS' },
  { field: 'created', is: 'false', code: 'VACATION_CANNOT_APPLY' },
  { field: 'created', is: 'null', code: 'VACATION_CANNOT_SAVE' },
];
