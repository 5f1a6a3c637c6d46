import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { QueryId, QueryYear } from '#core/shapes.ts';
import { afterCountedSpan, spans } from '#core/spans.ts';
import { BookedLeave, CalendarEvent, LeaveEmployee, LeavePerson, LeaveTypeOption } from './booked-leave.ts';

const CompanyQuery = z.strictObject({ tenantId: QueryId });
const VacationId = z.strictObject({ id: QueryId });
const OfYear = QueryYear.optional();

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
  response: z.array(BookedLeave),
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
  response: z.array(LeaveEmployee),
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
  response: z.array(LeaveTypeOption),
  effect: 'read',
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
  response: LeaveEmployee,
  errors: ['NOT_FOUND'],
  effect: 'read',
  carries: 'person',
  access: inCompany,
});
