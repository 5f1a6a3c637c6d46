import { addDays } from '@paga/payroll';
import { and, between, isNotNull } from 'drizzle-orm';
import { nextBirthday } from '#employees/public.ts';
import { leaveStarting } from '#leave/public.ts';
import { activeOfCompany, employee, stayingOfCompany } from '#people/public.ts';
import type { Scope, UpcomingEvent } from './event.ts';
import { monthEvents } from './month-events.ts';

/** How many days ahead a company is notified. */
const CONTRACT_DAYS = 30;
const BIRTHDAY_DAYS = 7;
const VACATION_DAYS = 7;

async function endingContracts(scope: Scope): Promise<UpcomingEvent[]> {
  const { id, expirationContract } = employee;
  const rows = await scope.tx
    .select({ id, date: expirationContract })
    .from(employee)
    .where(
      and(
        stayingOfCompany(scope),
        between(expirationContract, scope.today, addDays(scope.today, CONTRACT_DAYS)),
      ),
    );
  return rows.flatMap(({ id, date }) =>
    date ? [{ type: 'contract' as const, objectId: id, employeeId: id, date }] : [],
  );
}

async function nearBirthdays(scope: Scope): Promise<UpcomingEvent[]> {
  const { id, birthDate } = employee;
  const rows = await scope.tx
    .select({ id, birthDate })
    .from(employee)
    .where(and(activeOfCompany(scope), isNotNull(birthDate)));
  const last = addDays(scope.today, BIRTHDAY_DAYS);
  return rows.flatMap(({ id, birthDate }) => {
    const date = birthDate && nextBirthday(birthDate, scope.today);
    return date && date <= last ? [{ type: 'birthday' as const, objectId: id, employeeId: id, date }] : [];
  });
}

async function startingLeave(scope: Scope): Promise<UpcomingEvent[]> {
  const rows = await leaveStarting(scope, scope.today, addDays(scope.today, VACATION_DAYS));
  return rows.map(({ id, employeeId, from }) => ({
    ...{ type: 'vacation' as const, objectId: id, employeeId, date: from },
  }));
}

/** What comes up in a company: contracts that end within 30 days, birthdays and leave within 7, today included; and what its months of salaries wait for. */
export async function upcomingEvents(scope: Scope): Promise<UpcomingEvent[]> {
  return [
    ...(await endingContracts(scope)),
    ...(await nearBirthdays(scope)),
    ...(await startingLeave(scope)),
    ...(await monthEvents(scope)),
  ];
}
