import { todayInKosovo } from '@paga/kit';
import { numberIn, useAddress } from './use-address.ts';

/** A calendar month, 1..12. */
export type MonthOfYear = { month: number; year: number };

const FIRST_YEAR = 2000;
const LAST_YEAR = 2200;

/** The month of today in Kosovo. */
export function currentMonth(): MonthOfYear {
  const [year = 2000, month = 1] = todayInKosovo().split('-').map(Number);
  return { month, year };
}

/** The month in the address (`?month=10&year=2026`), today's by default, and how to go to another. */
export function useMonth(): [MonthOfYear, (next: MonthOfYear) => void] {
  const [search, change] = useAddress();
  const now = currentMonth();
  const month = numberIn(search, 'month', 1, 12) ?? now.month;
  return [{ month, year: numberIn(search, 'year', FIRST_YEAR, LAST_YEAR) ?? now.year }, change];
}

/** The year in the address (`?year=2026`), this one by default, and how to go to another. */
export function useYear(): [number, (year: number) => void] {
  const [search, change] = useAddress();
  return [numberIn(search, 'year', FIRST_YEAR, LAST_YEAR) ?? currentMonth().year, (year) => change({ year })];
}
