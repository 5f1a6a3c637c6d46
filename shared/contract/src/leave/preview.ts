import { z } from 'zod';
import { CivilDate, Id, Year } from '#core/shapes.ts';
import { DatesRefusal, SaveRefusal } from './booking-outcome.ts';
import { LeaveReason } from './reason.ts';

/** Why leave would not be booked: as the booking itself answers, or a closed salary month. */
export const PreviewRefusal = z.enum([
  ...DatesRefusal.options,
  ...SaveRefusal.options,
  'exists',
  'periodClosed',
]);
export type PreviewRefusal = z.infer<typeof PreviewRefusal>;

/**
 * What the Law on Labour asks and a booking may still do: `shortNotice` asked less than 15 days before (art. 37), `noUnbrokenPart` no part of ten
 * unbroken working days is possible any more in this year (art. 37), `firstSixMonths` within the first six months of work (art. 35).
 */
export const LeaveWarning = z.enum(['shortNotice', 'noUnbrokenPart', 'firstSixMonths']);
export type LeaveWarning = z.infer<typeof LeaveWarning>;

/** What a booking takes from a year: `left` is what remains after it, 0 when it does not fit. */
export const PreviewBalance = z.object({ year: Year, wanted: z.number().int(), left: z.number() });
export type PreviewBalance = z.infer<typeof PreviewBalance>;

/** What the law grants for the reason of a special leave, and what of it is left after the booking, 0 when it does not fit. */
export const EventRest = z.object({ reason: LeaveReason, granted: z.number().int(), left: z.number().int() });
export type EventRest = z.infer<typeof EventRest>;

/** Who pays a part of maternity leave (art. 49): the employer its percentage, the government half of the average pay, nobody. */
export const MaternityPhase = z.object({
  payer: z.enum(['employer', 'government', 'unpaid']),
  from: CivilDate,
  to: CivilDate,
  percentage: z.number(),
});
export type MaternityPhase = z.infer<typeof MaternityPhase>;

/**
 * What a leave would cost, counted as the booking counts it. `holidays` are the public holidays that cost nothing, `alsoAway` who else of the same
 * sectors is away, `event` what the law still grants for the reason of a special leave, `continues` the first day of the maternity
 * leave that this one runs on from after a gap unless it is a new birth, `givesBack` the annual days that a sick leave over them would give back (art. 34; see `giveBackAnnual` of `storeVacation`),
 * `phases` who pays which part of a maternity leave, by date from the first day of the whole leave.
 */
export const LeavePreview = z.object({
  workingDays: z.number().int(),
  holidays: z.array(z.object({ date: CivilDate, name: z.string(), nameEn: z.string() })),
  balances: z.array(PreviewBalance),
  event: EventRest.nullable(),
  continues: CivilDate.nullable(),
  refusal: PreviewRefusal.nullable(),
  warnings: z.array(LeaveWarning),
  alsoAway: z.array(z.object({ id: Id, name: z.string(), from: CivilDate, to: CivilDate })),
  givesBack: z.number().int(),
  phases: z.array(MaternityPhase),
});
export type LeavePreview = z.infer<typeof LeavePreview>;
