import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { Id, QueryId, QueryYear } from '#core/shapes.ts';
import { afterCountedSpan, countedSpan, spans } from '#core/spans.ts';
import { inCompany } from '../core/access-level.ts';
import { BOOKING_REFUSAL, StoreVacationResult } from './booking-outcome.ts';
import { LeaveDate } from './leave-date.ts';
import { VacationPreview } from './preview.ts';
import { LeaveReason } from './reason.ts';
import {
  CalendarEvent,
  LeavePerson,
  Vacation,
  VacationEmployee,
  VacationTypeId,
  VacationTypeOption,
} from './vacation.ts';

const CompanyQuery = z.strictObject({ tenantId: QueryId });
const OfYear = QueryYear.optional();
const VacationId = z.strictObject({ id: QueryId });

const isCountedPeriod = (period: string): boolean => {
  const [from = '', to] = period.split('/');
  return to === undefined || to < afterCountedSpan(from);
};

/**
 * The stretch of a calendar: a year `2026`, a month `2026-10`, a day `2026-10-05`, or two days `2026-10-05/2026-10-11`, both included and at most two
 * years apart.
 */
export const CalendarPeriod = z
  .string()
  .regex(/^2[01]\d{2}(-(0[1-9]|1[0-2])(-\d{2}(\/2[01]\d{2}-\d{2}-\d{2})?)?)?$/)
  .refine(isCountedPeriod, {
    error: 'At most two years',
    params: { fault: 'tooLong' },
  });
spans.set(CalendarPeriod, { span: 'counted' });
export type CalendarPeriod = z.infer<typeof CalendarPeriod>;

/** Leave that has not ended, the earliest first; a row whose `from` has come is running today. */
export const getUpcomingVacations = endpoint({
  method: 'GET',
  path: '/vacations/upcoming',
  base: 'root',
  summary: 'Leave that runs today or starts later',
  query: CompanyQuery,
  companyIn: 'query.tenantId',
  response: z.array(Vacation),
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

/** The employees of the calendar with their balances of a year; without `year` the current one. */
export const getVacationEmployees = endpoint({
  method: 'GET',
  path: '/vacations/index',
  base: 'root',
  summary: 'Employees with their leave balances',
  query: CompanyQuery.extend({ year: OfYear }),
  companyIn: 'query.tenantId',
  response: z.array(VacationEmployee),
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

/** The rows of the wall chart (ours): the active employees by name with their sectors, without leave or balances, so that a thousand of them are light. */
export const getLeavePeople = endpoint({
  method: 'GET',
  path: '/vacations/people',
  summary: 'The people of the wall chart',
  query: CompanyQuery,
  companyIn: 'query.tenantId',
  response: z.array(LeavePerson),
  effect: 'read',
  access: inCompany,
});

/** The bars of the calendar that touch a period; without one, the current month. */
export const getVacationCalendar = endpoint({
  method: 'GET',
  path: '/vacations/calendar',
  base: 'root',
  summary: 'Leave of a period as calendar events',
  query: CompanyQuery.extend({ period: CalendarPeriod.optional() }),
  companyIn: 'query.tenantId',
  response: z.array(CalendarEvent),
  effect: 'read',
  access: inCompany,
});

/** The four types of leave with who may choose them. */
export const getVacationTypes = endpoint({
  method: 'GET',
  path: '/vacations/types',
  base: 'root',
  summary: 'Types of leave',
  response: z.array(VacationTypeOption),
  effect: 'read',
  access: inCompany,
});

/** What a booking would cost and whether it would be accepted, without booking it (ours); `vacationId`: the leave that is being edited. */
export const previewVacation = endpoint({
  method: 'GET',
  path: '/vacations/preview',
  summary: 'What leave would cost, before it is booked',
  query: countedSpan(
    z.strictObject({
      tenantId: QueryId,
      employeeId: QueryId,
      type: z.coerce.number<number>().pipe(VacationTypeId),
      from: LeaveDate,
      to: LeaveDate,
      reason: LeaveReason.optional(),
      newBirth: z.stringbool().optional(),
      vacationId: QueryId.optional(),
    }),
  ),
  companyIn: 'query.tenantId',
  response: VacationPreview,
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: inCompany,
});

/**
 * Books leave. A refused booking answers 200 with one of the outcomes of `StoreVacationResult` and changes nothing. With `giveBackAnnual` (ours) a
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
      type: VacationTypeId,
      from: LeaveDate,
      to: LeaveDate,
      reason: LeaveReason.optional(),
      newBirth: z.boolean().optional(),
      giveBackAnnual: z.boolean().optional(),
    }),
  ),
  companyIn: 'body.tenantId',
  response: StoreVacationResult,
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
      type: VacationTypeId,
      from: LeaveDate,
      to: LeaveDate,
      reason: LeaveReason.optional(),
      newBirth: z.boolean().optional(),
      version: z.number().int().optional(),
    }),
  ),
  response: Vacation,
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

/** One employee with all leave entries, newest first, and the balances of a year; without `year` the current one. */
export const getEmployeeVacations = endpoint({
  method: 'GET',
  path: '/vacations/show/employee/{id}',
  base: 'root',
  summary: 'Leave and balances of one employee',
  params: VacationId,
  query: z.strictObject({ year: OfYear }),
  response: VacationEmployee,
  errors: ['NOT_FOUND'],
  effect: 'read',
  carries: 'person',
  access: inCompany,
});
