import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { Id, QueryId } from '#core/shapes.ts';
import { countedSpan } from '#core/spans.ts';
import { BookedLeave, LeaveTypeId } from './booked-leave.ts';
import { BOOKING_REFUSAL, BookingOutcome, DatesRefusal, SaveRefusal } from './booking-outcome.ts';
import { LeaveDate } from './leave-date.ts';
import { LeavePreview } from './preview.ts';
import { LeaveReason } from './reason.ts';

const VacationId = z.strictObject({ id: QueryId });

/** What a booking would cost and whether it would be accepted, without booking it (ours); `vacationId`: the leave that is being edited. */
export const previewVacation = endpoint({
  method: 'GET',
  path: '/vacations/preview',
  summary: 'What leave would cost, before it is booked',
  query: countedSpan(
    z.strictObject({
      tenantId: QueryId,
      employeeId: QueryId,
      type: z.coerce.number<number>().pipe(LeaveTypeId),
      from: LeaveDate,
      to: LeaveDate,
      reason: LeaveReason.optional(),
      newBirth: z.stringbool().optional(),
      vacationId: QueryId.optional(),
    }),
  ),
  companyIn: 'query.tenantId',
  response: LeavePreview,
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: inCompany,
});

/**
 * Books leave. A refused booking answers 200 with one of the outcomes of `BookingOutcome` and changes nothing. With `giveBackAnnual` (ours) a
 * sick leave takes the place of annual days on the same dates, which are free again (art. 34); without it they are the same dates. `reason` (ours) makes special
 * leave one of an event of art. 39 or 50, limited for the event and not by the yearly figure. `newBirth` (ours): a maternity leave that starts within twelve months of
 * another's first day after a gap is another birth; without it its months run on from that day.
 */
export const storeVacation = endpoint({
  method: 'POST',
  path: '/vacations/store',
  base: 'root',
  summary: 'Book leave for an employee',
  body: countedSpan(
    z.strictObject({
      tenantId: Id,
      employeeId: Id,
      type: LeaveTypeId,
      from: LeaveDate,
      to: LeaveDate,
      reason: LeaveReason.optional(),
      newBirth: z.boolean().optional(),
      giveBackAnnual: z.boolean().optional(),
    }),
  ),
  companyIn: 'body.tenantId',
  response: BookingOutcome,
  refusal: BOOKING_REFUSAL,
  errors: ['NOT_FOUND', 'PERIOD_CLOSED', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: inCompany,
});

/** Changes type, dates or reason of a leave; the days are counted again. `version` (ours) guards against a lost update. */
export const updateVacation = endpoint({
  method: 'PATCH',
  path: '/vacations/update/{id}',
  base: 'root',
  summary: 'Change a leave',
  params: VacationId,
  body: countedSpan(
    z.strictObject({
      type: LeaveTypeId,
      from: LeaveDate,
      to: LeaveDate,
      reason: LeaveReason.optional(),
      newBirth: z.boolean().optional(),
      version: z.number().int().optional(),
    }),
  ),
  response: BookedLeave,
  errors: [
    'NOT_FOUND',
    'CONFLICT',
    'PERIOD_CLOSED',
    'COMPANY_READ_ONLY',
    'VACATION_CANNOT_APPLY',
    'VACATION_CANNOT_SAVE',
    'VACATION_EXISTS',
  ],
  effect: 'write',
  access: inCompany,
});

/** Deletes a leave; its days are free again. */
export const deleteVacation = endpoint({
  method: 'DELETE',
  path: '/vacations/delete/{id}',
  base: 'root',
  summary: 'Delete a leave',
  params: VacationId,
  response: 'empty',
  errors: ['NOT_FOUND', 'PERIOD_CLOSED', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: inCompany,
});

/** Most people who are booked for at once. */
export const COMPANY_LEAVE_PEOPLE = 2000;

/** Somebody for whom the leave cannot be booked, and why: as the booking of one person answers; `exists` the same dates. */
export const RefusedPerson = z.object({
  employeeId: Id,
  employeeName: z.string(),
  reason: z.enum([...DatesRefusal.options, ...SaveRefusal.options, 'exists']),
});
export type RefusedPerson = z.infer<typeof RefusedPerson>;

/** All of them are booked, or nobody is and those who cannot be are named with their reasons. */
export const CompanyLeaveResult = z.union([
  z.object({ created: z.literal(true), vacationIds: z.array(Id), workingDays: z.number().int() }),
  z.object({ created: z.literal(false), refused: z.array(RefusedPerson) }),
]);
export type CompanyLeaveResult = z.infer<typeof CompanyLeaveResult>;

/** Books the same leave for several people, company leave, in one transaction (ours): all of them or none. A closed month refuses it as a whole. */
export const storeCompanyLeave = endpoint({
  method: 'POST',
  path: '/vacations/store-many',
  summary: 'Book the same leave for several employees',
  body: countedSpan(
    z.strictObject({
      tenantId: Id,
      employeeIds: z.array(Id).min(1).max(COMPANY_LEAVE_PEOPLE),
      type: LeaveTypeId,
      from: LeaveDate,
      to: LeaveDate,
      reason: LeaveReason.optional(),
    }),
  ),
  companyIn: 'body.tenantId',
  response: CompanyLeaveResult,
  errors: ['NOT_FOUND', 'PERIOD_CLOSED', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: inCompany,
});

/** Deletes several leaves in one transaction (ours), to undo company leave: all of them or none. A closed month refuses it as a whole. */
export const deleteCompanyLeave = endpoint({
  method: 'POST',
  path: '/vacations/delete-many',
  summary: 'Delete leave of several employees',
  body: z.strictObject({
    tenantId: Id,
    vacationIds: z.array(Id).min(1).max(COMPANY_LEAVE_PEOPLE),
  }),
  companyIn: 'body.tenantId',
  response: 'empty',
  errors: ['NOT_FOUND', 'PERIOD_CLOSED', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: inCompany,
});
