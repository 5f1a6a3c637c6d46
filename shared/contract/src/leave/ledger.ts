import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Id, LeaveType, lines, QueryId, QueryYear, Year } from '#core/shapes.ts';
import { inCompany } from '../core/access-level.ts';
import { LeaveTypeId } from './booked-leave.ts';
import { LeaveDate } from './leave-date.ts';
import { LeaveReason } from './reason.ts';

/** Days of leave; only balances carry halves. */
export const DaysOfLeave = z.number().multipleOf(0.5);

/** What a line does to the balance. */
export const LedgerLineKind = z.enum(['carried', 'given', 'corrected', 'used', 'expired']);
export type LedgerLineKind = z.infer<typeof LedgerLineKind>;

/**
 * Why days are corrected by hand: carried over from the year before (of annual leave they expire on 30 June, art. 37, where the law's additions hold), a balance
 * from before, not used through the employer's fault (art. 38), or another reason in the note.
 */
export const CorrectionCause = z.enum(['carry', 'opening', 'employerFault', 'other']);
export type CorrectionCause = z.infer<typeof CorrectionCause>;

/** Why a line stands in the ledger; of given days the part of the right they are. */
export const LedgerLineCause = z.enum([
  'year',
  'experience',
  'supplement',
  'harmful',
  'month',
  'wholeRight',
  'event',
  'leave',
  'expiry',
  ...CorrectionCause.options,
]);
export type LedgerLineCause = z.infer<typeof LedgerLineCause>;

/**
 * A line of a year's account: signed days from `date` to `to` (the days of a leave; else one date), with the article of the Law on Labour 03/L-212 it follows.
 * `balance` is the sum of the lines up to it. A correction has its note and who made it, used special leave its reason.
 */
export const LedgerEntry = z.object({
  kind: LedgerLineKind,
  cause: LedgerLineCause,
  article: z.string(),
  date: CivilDate,
  to: CivilDate,
  days: DaysOfLeave,
  balance: DaysOfLeave,
  vacationId: Id.nullable(),
  reason: LeaveReason.nullable(),
  note: z.string().nullable(),
  by: z.string().nullable(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/**
 * The account of a type of leave in a year. `total` (given, carried, corrected), `used` and `expired` are sums of the lines of the whole year, `left` is what
 * may still be booked; `balance` is the fold over the lines up to `on`.
 */
export const LedgerAccount = z.object({
  typeId: LeaveTypeId,
  total: DaysOfLeave,
  used: DaysOfLeave,
  expired: DaysOfLeave,
  left: DaysOfLeave,
  balance: DaysOfLeave,
  lines: z.array(LedgerEntry),
});
export type LedgerAccount = z.infer<typeof LedgerAccount>;

/** The ledger of a person's leave in a year, one account a type; `on` is the date whose balance was asked for. */
export const LeaveLedger = z.object({
  employeeId: Id,
  year: Year,
  on: CivilDate,
  accounts: z.array(LedgerAccount),
});
export type LeaveLedger = z.infer<typeof LeaveLedger>;

/** The ledger of a person's leave (ours); without `on` the balance is that of the year's last day. */
export const getLeaveLedger = endpoint({
  method: 'GET',
  path: '/vacations/ledger',
  summary: 'The lines behind the leave balances of an employee',
  query: z.strictObject({
    tenantId: QueryId,
    employeeId: QueryId,
    year: QueryYear.optional(),
    on: CivilDate.optional(),
  }),
  companyIn: 'query.tenantId',
  response: LeaveLedger,
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: inCompany,
});

/** Longest note of a correction, and most days of one. */
export const CorrectionLimits = { note: 500, days: 366 } as const;

/** The types whose days are counted by the year, so that a hand can correct them; maternity leave goes by date. */
export const CorrectedType = z.literal([LeaveType.annual, LeaveType.medical, LeaveType.special]);

/** Adds or takes days of leave by hand, with a note (ours). A line is never changed: a wrong one is corrected by its opposite. */
export const storeLeaveCorrection = endpoint({
  method: 'POST',
  path: '/vacations/correct',
  summary: 'Correct the leave days of an employee',
  body: z.strictObject({
    tenantId: Id,
    employeeId: Id,
    type: CorrectedType,
    date: LeaveDate,
    days: DaysOfLeave.min(-CorrectionLimits.days)
      .max(CorrectionLimits.days)
      .refine((days) => days !== 0, 'not zero'),
    cause: CorrectionCause,
    note: lines({ min: 1, max: CorrectionLimits.note }),
  }),
  companyIn: 'body.tenantId',
  response: z.object({ id: Id }),
  errors: ['NOT_FOUND', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: inCompany,
});
