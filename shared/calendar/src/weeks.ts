import { addDays, addMonths, type CivilDate, daysBetween, weekday } from './civil-date.ts';

/** The weeks a calendar shows for the month of a date: whole weeks from Monday. */
export function weeksOf(date: CivilDate): CivilDate[][] {
  const first = `${date.slice(0, 8)}01`;
  const before = weekday(first) - 1;
  const length = Math.ceil((before + daysBetween(first, addMonths(first, 1))) / 7);
  return Array.from({ length }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(first, week * 7 + day - before)),
  );
}
