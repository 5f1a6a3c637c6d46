import { addDays } from '@paga/payroll';
import { and, between, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '#core/http/context.ts';
import { nextBirthday } from '#employees/list/get-upcoming-birthdays.ts';
import { vacation } from '#leave/count/table.ts';
import { withinContract } from '#leave/count/vacation-row.ts';
import { activeOfCompany } from '#people/rows/of-company.ts';
import { employee } from '#people/table.ts';
import { monthEvents } from './month-events.ts';
import type { notification } from './table.ts';

/** How many days ahead a company is notified. */
const CONTRACT_DAYS = 30;
const BIRTHDAY_DAYS = 7;
const VACATION_DAYS = 7;

export type Scope = Pick<Context, 'tx' | 'companyId' | 'today'>;
/** Something a company is notified of. */
export type UpcomingEvent = Pick<
  typeof notification.$inferInsert,
  'type' | 'objectId' | 'employeeId' | 'date'
>;

async function endingContracts(scope: Scope): Promise<UpcomingEvent[]> {
  const { id, expirationContract } = employee;
  const rows = await scope.tx
    .select({ id, date: expirationContract })
    .from(employee)
    .where(
      and(
        activeOfCompany(scope),
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

async function startingVacations(scope: Scope): Promise<UpcomingEvent[]> {
  const { id, from, employeeId } = vacation;
  const rows = await scope.tx
    .select({ objectId: id, employeeId, date: from })
    .from(vacation)
    .innerJoin(employee, eq(employee.id, employeeId))
    .where(
      and(
        eq(vacation.tenantId, scope.companyId),
        activeOfCompany(scope),
        withinContract,
        between(from, scope.today, addDays(scope.today, VACATION_DAYS)),
      ),
    );
  return rows.map((row) => ({ type: 'vacation' as const, ...row }));
}

/** What comes up in a company: contracts that end within 30 days, birthdays and leave within 7, today included; and what its months of salaries wait for. */
export async function upcomingEvents(scope: Scope): Promise<UpcomingEvent[]> {
  return [
    ...(await endingContracts(scope)),
    ...(await nearBirthdays(scope)),
    ...(await startingVacations(scope)),
    ...(await monthEvents(scope)),
  ];
}
