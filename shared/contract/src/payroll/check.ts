import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { NoteLength } from '#core/limits.ts';
import { CivilDate, Euro, Id, lines, Month, SalaryPaymentType, Year } from '#core/shapes.ts';
import { MonthQuery } from './month/month-query.ts';
import { LineCut, OutdatedBy, PeriodState, TermChange } from './rows/salary-row.ts';

/** What a check before closing can find. */
export const FindingCode = z.enum([
  'NET_BELOW_ZERO',
  'ACCOUNT_MISSING',
  'ACCOUNT_SHARED',
  'ACCOUNT_CHANGED',
  'BELOW_MINIMUM_WAGE',
  'LEAVE_EXCEEDS_HOURS',
  'LEAVE_OVER_MONTH',
  'TERMS_CHANGED_IN_MONTH',
  'LINES_CUT',
  'LINES_TYPED_OVER',
  'CONTRACT_ENDED',
  // compared with the person's and the company's months before
  'RAISE_UNUSUAL',
  'NET_SWING',
  'HOURS_UNUSUAL',
  'HOURS_OVER_MONTH',
  'ABSENCE_UNBOOKED',
  'PERSONAL_NUMBER_MISSING',
  'PERSONAL_NUMBER_DIGITS',
  'ACCOUNT_DIGITS',
  'PERSON_TWICE',
  // what the declaration to the tax administration asks about a person
  'PERSONAL_NUMBER_TWICE',
  'NAME_SHORT',
  'SECONDARY_JOB',
  'TAX_EXEMPT',
  'CONTRIBUTIONS_EXEMPT',
]);
export type FindingCode = z.infer<typeof FindingCode>;

/** Who accepted a warning, why and when; `by` is null for somebody who has left the company. */
export const Acceptance = z.object({ note: z.string(), by: z.string().nullable(), at: z.string() });
export type Acceptance = z.infer<typeof Acceptance>;

/**
 * Something about a row that is to be looked at before the month is closed. An `error` has to be fixed, a `warning` fixed or accepted; a `hint` of the audit may be accepted, but does not
 * keep the month from being closed. `amount` is what
 * the text names (the net, the minimum wage, what is missing), `account` the bank account now, `previous` the one that was paid to last, `others` who
 * shares it (`otherIds`, by employee: one account is one finding, of the first of them), `leave` the leave days of the month that are booked and those that count, `changes` the
 * terms that changed within the month, `lines` the recurring lines that were cut or typed over. What is compared has `old` and `new` and the `past` months, the earliest first (`HOURS_*` hours of a `kind`, the others euro); `value` is
 * a number, a day of birth, or whether a raise was `saved` or `typed`. How the person is paid and whether they were deleted since say
 * where it is fixed. `fact` stands for what was found: a warning is accepted as long as it is the same. `ownChange`: it is about somebody whom the person who asks has changed,
 * or who counts as one person with them; another person accepts it.
 */
export const Finding = z.object({
  employeeId: Id,
  salaryId: Id,
  name: z.string(),
  salaryPaymentType: z.enum(SalaryPaymentType),
  isDeleted: z.boolean(),
  level: z.enum(['error', 'warning', 'hint']),
  code: FindingCode,
  amount: Euro.optional(),
  account: z.string().optional(),
  previous: z.string().optional(),
  others: z.array(z.string()).optional(),
  otherIds: z.array(Id).optional(),
  leave: z.object({ booked: z.int(), counted: z.int() }).optional(),
  changes: z.array(TermChange).optional(),
  lines: z.array(LineCut).optional(),
  old: z.number().optional(),
  new: z.number().optional(),
  past: z.array(z.number()).optional(),
  kind: z.enum(['night', 'weekend', 'afterWork', 'holiday', 'guard']).optional(),
  value: z.string().optional(),
  fact: z.string(),
  accepted: Acceptance.nullable(),
  ownChange: z.literal(true).optional(),
});
export type Finding = z.infer<typeof Finding>;

const DoubtfulHoliday = z.object({ date: CivilDate, name: z.string(), nameEn: z.string() });

/** Public holidays of a month that are not sure: a date that is expected, not announced, and a day of the law that is not in the table. */
export const HolidayDoubts = z.object({
  unconfirmed: z.array(DoubtfulHoliday),
  missing: z.array(DoubtfulHoliday),
});
export type HolidayDoubts = z.infer<typeof HolidayDoubts>;

/** Something about the month as a whole; a hint, it does not keep the month from being closed. `facts` are fields of the company that the declaration needs. */
export const MonthFinding = z.discriminatedUnion('code', [
  z.object({ code: z.literal('PAYMENT_DATE_PAST'), date: CivilDate }),
  z.object({ code: z.literal('PAYMENT_DAY_OFF'), date: CivilDate }),
  z.object({ code: z.literal('EARLIER_MONTH_OPEN'), months: z.array(z.string()) }),
  z.object({ code: z.literal('FACTS_MISSING'), facts: z.array(z.string()) }),
]);
export type MonthFinding = z.infer<typeof MonthFinding>;

/** Whose fixed term ends in a month, or has ended, while nobody has said that they leave. */
export const ContractEnding = z.object({ employeeId: Id, name: z.string(), ends: CivilDate });
export type ContractEnding = z.infer<typeof ContractEnding>;

/**
 * The check of a month: errors first, then warnings that stand open, hints, then what was accepted. Closing refuses while an error or an open warning is left.
 * `outdatedBy`, why the month would come out otherwise if it were calculated now, is an error too, of the month and of nobody in it. `holidays` is a hint of the month: it does
 * not keep it from being closed, nor do the contracts in `endings`, the earliest first.
 */
export const SalaryChecks = z.object({
  period: PeriodState.nullable(),
  errorCount: z.int(),
  openCount: z.int(),
  hintCount: z.int(),
  acceptedCount: z.int(),
  outdatedBy: OutdatedBy.nullable(),
  holidays: HolidayDoubts,
  month: z.array(MonthFinding),
  endings: z.array(ContractEnding).optional(),
  findings: z.array(Finding),
});
export type SalaryChecks = z.infer<typeof SalaryChecks>;

/** The note that a warning is accepted with. */
export const AcceptanceNote = lines(NoteLength);

/** Most warnings that one call accepts. */
export const ACCEPTED_AT_ONCE = 2_000;

/** Warnings that are accepted, each named with the `fact` that was shown. */
export const AcceptedFindings = z
  .array(z.strictObject({ employeeId: Id, code: FindingCode, fact: z.string().max(100) }))
  .min(1)
  .max(ACCEPTED_AT_ONCE);

/** Warnings of a month that are accepted with one note. Each is named with the `fact` that was shown; one that has changed since is a conflict. */
export const AcceptWarnings = z.strictObject({
  tenantId: Id,
  month: Month,
  year: Year,
  note: AcceptanceNote,
  findings: AcceptedFindings,
});
export type AcceptWarnings = z.infer<typeof AcceptWarnings>;

/** One accepted warning of a month that is to stand open again. */
export const WithdrawAcceptance = z.strictObject({
  tenantId: Id,
  month: Month,
  year: Year,
  employeeId: Id,
  finding: FindingCode,
});
export type WithdrawAcceptance = z.infer<typeof WithdrawAcceptance>;

/** What is to be looked at before a month is closed (ours). */
export const getSalaryChecks = endpoint({
  method: 'GET',
  path: '/salaries/checks',
  summary: 'Errors and warnings of a month',
  query: MonthQuery,
  companyIn: 'query.userId',
  response: SalaryChecks,
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

/** Accepts warnings of an open month with a note (ours). */
export const acceptSalaryWarnings = endpoint({
  method: 'POST',
  path: '/salaries/checks/accept',
  summary: 'Accept warnings of a month with a note',
  body: AcceptWarnings,
  companyIn: 'body.tenantId',
  response: z.object({ accepted: z.int() }),
  errors: ['NO_SALARIES', 'PERIOD_CLOSED', 'CONFLICT', 'ACCEPTANCE_OWN_CHANGE'],
  effect: 'write',
  money: true,
  access: inCompany,
});

/** Takes the acceptance of one warning of an open month back (ours): it stands open again. */
export const withdrawAcceptance = endpoint({
  method: 'POST',
  path: '/salaries/checks/withdraw',
  summary: 'Take the acceptance of a warning back',
  body: WithdrawAcceptance,
  companyIn: 'body.tenantId',
  response: 'empty',
  errors: ['NO_SALARIES', 'PERIOD_CLOSED', 'NOT_FOUND'],
  effect: 'write',
  access: inCompany,
});
