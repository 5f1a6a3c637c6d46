import { type EdiPerson, EmployeeLimits } from '@paga/contract/employees';
import type { CivilDate } from '@paga/contract/shapes';
import { monthEnd } from '@paga/payroll';
import { invalidField } from '#core/domain-error.ts';

/** Somebody whose contract started on a confirmed day: on or before the last day of the first month with a line. */
export function startedOn(person: EdiPerson, contractStarted: CivilDate): EdiPerson {
  const [year = 0, month = 0] = (person.months[0] ?? '').split('-').map(Number);
  if (contractStarted < EmployeeLimits.earliestStart)
    throw invalidField('choices.starts', 'dateTooEarly', person.key);
  if (contractStarted > monthEnd(year, month))
    throw invalidField('choices.starts', 'dateTooLate', person.key);
  const [first, ...later] = person.history;
  const history = first ? [{ ...first, validFrom: contractStarted }, ...later] : [];
  return { ...person, contractStarted, history };
}
