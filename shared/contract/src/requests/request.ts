import { z } from 'zod';
import { CivilDate, Id, Year } from '#core/shapes.ts';
import { AskedLeaveType } from '../leave/own-leave.ts';
import { LeaveReason } from '../leave/reason.ts';
import { RequestLimits } from './limits.ts';

/** What an employee can ask the office for: leave, what something is about that they do not understand, other data in their record, another account for their pay. */
export const RequestKind = z.enum(['leave', 'question', 'ownData', 'bankAccount']);
export type RequestKind = z.infer<typeof RequestKind>;

/**
 * How a request stands. `applied`: somebody of the office agreed, and what was asked for was written. `approved`: agreed to, and nothing is to be written; of a question: answered. `stale`: what
 * it was made on is otherwise by now, so nothing was written and the person may ask anew. `stopped`: who reads an address of the person said that it was not them.
 */
export const RequestState = z.enum([
  'asked',
  'approved',
  'refused',
  'withdrawn',
  'applied',
  'stale',
  'stopped',
]);
export type RequestState = z.infer<typeof RequestState>;

/** Leave as it was asked for. `workingDays` is what the person was shown that it costs; `daysNow`, of a stale one, what it cost when the office decided. */
export const LeaveAsked = z.object({
  typeId: AskedLeaveType,
  from: CivilDate,
  to: CivilDate,
  reason: LeaveReason.nullable(),
  workingDays: z.int(),
  daysNow: z.int().optional(),
});
export type LeaveAsked = z.infer<typeof LeaveAsked>;

/** The month of a payslip that a question is about, and the line of it as the person read it. */
export const QuestionAbout = z.object({
  year: Year,
  month: z.int().min(1).max(12),
  line: z.string().max(RequestLimits.line).nullable(),
});
export type QuestionAbout = z.infer<typeof QuestionAbout>;

/** A question, and the payslip it is about, if it is about one. */
export const QuestionAsked = z.object({ text: z.string(), about: QuestionAbout.nullable() });
export type QuestionAsked = z.infer<typeof QuestionAsked>;

/** What of a record people propose to change themselves; `bank` goes with the account. */
export const ProposedField = z.enum([
  'address',
  'municipality',
  'phone',
  'familyContact',
  'bankAccountNumber',
  'bank',
]);
export type ProposedField = z.infer<typeof ProposedField>;

/** One field of a proposal: what the record held when it was made, and what it is to hold; `now`, of a stale one, what it held instead when the office decided. Null: nothing. */
export const ProposedChange = z.object({
  field: ProposedField,
  old: z.string().nullable(),
  new: z.string().nullable(),
  now: z.string().nullable().optional(),
});
export type ProposedChange = z.infer<typeof ProposedChange>;

/**
 * What everybody sees who may see a request: `leave`, `question` or `changes` is there by its kind. `decidedBy` is the name of who decided, `note` what they said; both are null while nobody has.
 * `askedAt` and `decidedAt` are instants.
 */
export const AskedRequest = z.object({
  id: Id,
  kind: RequestKind,
  state: RequestState,
  leave: LeaveAsked.optional(),
  question: QuestionAsked.optional(),
  changes: z.array(ProposedChange).optional(),
  askedAt: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  note: z.string().nullable(),
});
export type AskedRequest = z.infer<typeof AskedRequest>;
