import { todayInKosovo } from '@paga/kit';
import { parts } from '@paga/payroll';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A month of the calendar, 1..12. */
export type Period = { month: number; year: number };

/** The month of today in Kosovo. */
export function currentPeriod(): Period {
  const { month, year } = parts(todayInKosovo());
  return { month, year };
}

/** The month before. */
export function monthBefore({ month, year }: Period): Period {
  return month === 1 ? { month: 12, year: year - 1 } : { month: month - 1, year };
}

/** The month after. */
export function monthAfter({ month, year }: Period): Period {
  return month === 12 ? { month: 1, year: year + 1 } : { month: month + 1, year };
}

function inRange(value: string | null, from: number, to: number): number | undefined {
  const number = Number(value);
  return value && Number.isInteger(number) && number >= from && number <= to ? number : undefined;
}

/** The month in the address (`?month=10&year=2026`), today's by default, and how to go to another: a link to a month can be sent. */
export function usePeriod(): [Period, (next: Period) => void] {
  const [search, setSearch] = useSearchParams();
  const today = currentPeriod();
  const month = inRange(search.get('month'), 1, 12) ?? today.month;
  const year = inRange(search.get('year'), 2000, 2100) ?? today.year;
  const period = useMemo(() => ({ month, year }), [month, year]);
  const go = useCallback(
    (next: Period) => setSearch({ month: String(next.month), year: String(next.year) }),
    [setSearch],
  );
  return [period, go];
}
