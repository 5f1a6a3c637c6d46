import { useSearchParams } from 'react-router-dom';

/** A calendar month, 1..12. */
export type MonthOfYear = { month: number; year: number };

/** The month of today in Kosovo. */
function currentMonth(): MonthOfYear {
  const [year = 2000, month = 1] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Belgrade' })
    .format(new Date())
    .split('-')
    .map(Number);
  return { month, year };
}

/** The month in the address (`?month=10&year=2026`), today's by default, and how to go to another. */
export function useMonth(): [MonthOfYear, (next: MonthOfYear) => void] {
  const [search, setSearch] = useSearchParams();
  const now = currentMonth();
  const shown = { month: inRange(search.get('month'), 1, 12) ?? now.month, year: inRange(search.get('year'), 2000, 2200) ?? now.year };
  return [shown, ({ month, year }) => setSearch({ month: String(month), year: String(year) })];
}

function inRange(text: string | null, from: number, to: number): number | undefined {
  const number = Number(text);
  return text && Number.isInteger(number) && number >= from && number <= to ? number : undefined;
}
