import { bajramsOf } from '#calendar/bajram.ts';
import { knownBajrams, publicHolidays, statutoryHolidays } from '../index.ts';

const days = (year: number) =>
  statutoryHolidays(year).map(({ date, confirmed }) => `${date.slice(5)}${confirmed ? '' : ' ?'}`);

test.each(Object.keys(knownBajrams).map(Number))(
  '%i has exactly the days of its announced Bajrams',
  (year) => {
    expect(statutoryHolidays(year).map(({ confirmed: _, ...holiday }) => holiday)).toEqual(
      publicHolidays(year).holidays,
    );
  },
);

test('a year that nobody stored has fixed days, both Easters and expected Bajrams', () => {
  expect(days(2023)).toEqual([
    '01-02',
    '01-03',
    '01-09',
    '02-17',
    '04-10',
    '04-11',
    '04-17',
    '04-21 ?',
    '05-01',
    '05-09',
    '06-28 ?',
    '12-25',
  ]);
  expect(days(2028)).toContain('02-17');
  expect(bajramsOf(2028).bajramFitr).toEqual(['2028-02-26']);
  expect(days(2028)).toContain('02-28 ?');
});

test('only the Bajrams of 2027 are to be confirmed, those of 2026 are announced', () => {
  expect(days(2026).filter((day) => day.endsWith('?'))).toEqual([]);
  expect(days(2027).filter((day) => day.endsWith('?'))).toEqual(['03-09 ?', '05-17 ?']);
});

test('from 2009 to 2100 every day off is a weekday of its own year, and no other year has any', () => {
  for (let year = 2009; year <= 2100; year += 1) {
    const dates = statutoryHolidays(year).map(({ date }) => date);
    expect(new Set(dates).size).toBe(dates.length);
    expect(dates.length).toBeGreaterThanOrEqual(10);
    for (const date of dates) {
      expect(date.slice(0, 4)).toBe(String(year));
      expect([0, 6]).not.toContain(new Date(`${date}T00:00:00Z`).getUTCDay());
    }
  }
  expect([statutoryHolidays(2008), statutoryHolidays(2101)]).toEqual([[], []]);
});
