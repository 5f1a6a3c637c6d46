import { addMonths, type CivilDate, monthStart } from '@paga/calendar';

const DAY_OF_DECLARATION = 15;

/** When a month is declared and its tax and contributions are paid: the 15th of the next one. Example: `dueOfDeclaration(2026, 12)` is `'2027-01-15'`. */
export function dueOfDeclaration(year: number, month: number): CivilDate {
  return `${addMonths(monthStart(year, month), 1).slice(0, 8)}${DAY_OF_DECLARATION}`;
}
