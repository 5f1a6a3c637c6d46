import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { Id } from '#core/shapes.ts';
import { countedSpan } from '#core/spans.ts';
import { inCompany } from '../core/access-level.ts';
import { DatesRefusal, SaveRefusal } from './booking-outcome.ts';
import { LeaveDate } from './leave-date.ts';
import { LeaveReason } from './reason.ts';
import { VacationTypeId } from './vacation.ts';

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
      type: VacationTypeId,
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
