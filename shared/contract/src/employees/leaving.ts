import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Id, Month, QueryId, RecurringField, Year } from '#core/shapes.ts';
import { anySpan } from '#core/spans.ts';

/** Most people whose employment is ended at once. */
export const ENDED_AT_ONCE = 100;

/** Why employment ends, as the Law on Labour 03/L-212 tells it apart. */
export const EndReason = z.enum([
  'resignation',
  'agreement',
  'termExpired',
  'dismissal',
  'misconduct',
  'probation',
  'retirement',
  'death',
]);
export type EndReason = z.infer<typeof EndReason>;

/** The article of the Law on Labour that a reason stands on. */
export const ARTICLE_OF_END = {
  resignation: '69',
  agreement: '68',
  termExpired: '67',
  dismissal: '70',
  misconduct: '70',
  probation: '15',
  retirement: '67',
  death: '67',
} as const satisfies Record<EndReason, string>;

const HalfDays = z.number().min(0).max(400).multipleOf(0.5);

/**
 * An end of employment: the last day of work, why, the day notice was given, and whether what is still owed of loans and advances is taken from the last
 * salary. `leaveDays`: unused days of annual leave that are paid out; null: all that are left on the last day.
 */
export const EndOfEmployment = anySpan(
  z.strictObject({
    tenantId: Id,
    lastDay: CivilDate,
    reason: EndReason,
    noticeOn: CivilDate,
    settleLines: z.boolean(),
    people: z
      .array(z.strictObject({ employeeId: Id, version: z.int(), leaveDays: HalfDays.nullable() }))
      .min(1)
      .max(ENDED_AT_ONCE),
  }),
);
export type EndOfEmployment = z.infer<typeof EndOfEmployment>;

/**
 * Why somebody's employment cannot be ended so: a draft, a contract that has ended before the day (`detail`), a last day before its first, closed months whose pay it
 * would change (`detail`, MM.yyyy), more days of leave than are left.
 */
export const EndRefusal = z.enum(['draft', 'contractEnded', 'endBeforeStart', 'monthClosed', 'tooManyDays']);
export type EndRefusal = z.infer<typeof EndRefusal>;

/** The notice that the law asks for, and the first last day it allows; `short`: days by which the chosen one comes too early. */
const Notice = z.object({ days: z.int(), article: z.string(), firstDay: CivilDate, short: z.int() });

/** Unused annual leave: the days left on the last day, those paid out, and what they come to: `base / payDays` of the last month each. `booked`: leaves that begin later. */
const UnusedLeave = z.object({
  left: z.number(),
  paid: z.number(),
  base: Euro,
  amount: Euro,
  booked: z.int(),
});

/** The last salary; `leavePay`: what it pays of the unused leave, less than that where an addition was typed in the place of lines. */
const LastSalary = z.object({
  month: Month,
  year: Year,
  contractDays: z.int(),
  payDays: z.int(),
  grossPay: Euro,
  hoursPay: Euro,
  leavePay: Euro,
  otherAdditions: Euro,
  totalBrutto: Euro,
  contribution: Euro,
  tax: Euro,
  deductions: Euro,
  netto: Euro,
});

/** A recurring line that ends with the last month: what it comes to there, and what is owed of its total afterwards (null: it has none). */
const EndedLine = z.object({
  id: Id,
  name: z.string(),
  field: RecurringField,
  taken: Euro,
  owed: Euro.nullable(),
});

/** What ending somebody's employment does; with a `refusal` nothing, and then salary, lines and months are empty. */
export const EndPreview = z.object({
  employeeId: Id,
  name: z.string(),
  version: z.int(),
  refusal: z.object({ code: EndRefusal, detail: z.string() }).nullable(),
  since: CivilDate.nullable(),
  openEnded: z.boolean(),
  notice: Notice,
  leave: UnusedLeave,
  salary: LastSalary.nullable(),
  lines: z.array(EndedLine),
  /** Calculated open months that change: the last one of work, and later ones, which the person leaves. */
  months: z.array(z.object({ month: Month, year: Year, leaves: z.boolean() })),
});
export type EndPreview = z.infer<typeof EndPreview>;

/** What an end of employment does, before it is saved, by the same computation (ours). */
export const previewEndOfEmployment = endpoint({
  method: 'POST',
  path: '/employee/previewEnd',
  summary: 'What ending the employment of people does',
  body: EndOfEmployment,
  companyIn: 'body.tenantId',
  response: z.array(EndPreview),
  errors: ['NOT_FOUND', 'NO_TAX_TABLE', 'NO_GROSS_FOR_NET'],
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

/**
 * Ends the employment of people (ours): the contract has its last day, unused leave becomes a line of the last month, recurring lines end with it. All of them or
 * nobody: who cannot be ended is named as `people.<index>`, with the code of the refusal.
 */
export const endEmployment = endpoint({
  method: 'POST',
  path: '/employee/end',
  summary: 'End the employment of people',
  body: EndOfEmployment,
  companyIn: 'body.tenantId',
  response: z.array(EndPreview),
  errors: ['NOT_FOUND', 'CONFLICT', 'NO_TAX_TABLE', 'NO_GROSS_FOR_NET'],
  effect: 'write',
  carries: 'worktable',
  access: inCompany,
});

/** An end of employment as it was saved. `openEnded`: the contract had no end before; `mayUndo`: no month that it changed is closed. */
export const SavedEnd = z.object({
  employeeId: Id,
  lastDay: CivilDate,
  reason: EndReason,
  noticeOn: CivilDate,
  noticeDays: z.int(),
  leaveDays: z.number(),
  leavePay: Euro,
  openEnded: z.boolean(),
  by: z.string().nullable(),
  at: z.string(),
  mayUndo: z.boolean(),
});
export type SavedEnd = z.infer<typeof SavedEnd>;

/** The end of somebody's newest contract that is in force; null without one (ours). */
export const getEndOfEmployment = endpoint({
  method: 'GET',
  path: '/employee/end',
  summary: 'How the employment of somebody ends',
  query: z.strictObject({ employeeId: QueryId }),
  response: SavedEnd.nullable(),
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: inCompany,
});

/** Takes an end of employment back: contract, status, recurring lines and leave are as before. Refused when a month from its last day on is closed (ours). */
export const undoEndOfEmployment = endpoint({
  method: 'POST',
  path: '/employee/end/undo',
  summary: 'Take an end of employment back',
  body: z.strictObject({ tenantId: Id, employeeId: Id }),
  companyIn: 'body.tenantId',
  response: 'empty',
  errors: ['NOT_FOUND', 'PERIOD_CLOSED', 'CONFLICT'],
  effect: 'write',
  access: inCompany,
});
