import { type EdiPerson, EmployeeLimits } from '@paga/contract/employees';
import { parseTyped } from '@paga/kit';
import { monthEnd } from '@paga/payroll';

/** The last day on which a contract can have started: that of the first month with a line. */
export function lastDayOf({ months }: Pick<EdiPerson, 'months'>): string {
  const [year = 0, month = 0] = (months[0] ?? '').split('-').map(Number);
  return monthEnd(year, month);
}

/** The start that was typed for somebody; null when it is none, or a day on which the contract cannot have started. */
export function typedDay(text: string, person: Pick<EdiPerson, 'months'>): string | null {
  const day = parseTyped(text);
  return day && day >= EmployeeLimits.earliestStart && day <= lastDayOf(person) ? day : null;
}
