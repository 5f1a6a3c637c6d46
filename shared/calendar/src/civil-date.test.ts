const dayOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
const textOf = (date: Date) => date.toISOString().slice(0, 10);
function monthsLater(text: string, months: number): string {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const same = dayOf(year, month + months, day);
  return textOf(same.getUTCDate() === day ? same : dayOf(year, month + months + 1, 0));
}

import {
  addDays,
  addMonths,
  ageOn,
  civilDate,
  daysBetween,
  isCivilDate,
  monthEnd,
  monthStart,
  toCivilDate,
  toDayNumber,
  weekday,
} from './index.ts';

test('every day from 1900 to 2100 agrees with the platform calendar', () => {
  let wrong = '';
  for (let day = toDayNumber('1900-01-01'); day <= toDayNumber('2100-12-31'); day += 1) {
    const platform = new Date(day * 86_400_000);
    const date = toCivilDate(day);
    const same =
      date === textOf(platform) && toDayNumber(date) === day && weekday(date) === (platform.getUTCDay() || 7);
    if (!same) wrong = date;
  }
  expect(wrong).toBe('');
});

test('months later is the same day, or the last of a shorter month', () => {
  expect(addMonths('2025-08-31', 6)).toBe('2026-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30');
  for (let month = 1; month <= 12; month += 1) {
    for (let day = 1; day <= 31; day += 1) {
      const date = textOf(dayOf(2023, month, day));
      for (const months of [1, 6, 12, 13]) expect(addMonths(date, months)).toBe(monthsLater(date, months));
    }
  }
});

test('the ends of months know leap years', () => {
  expect([monthEnd(2024, 2), monthEnd(2026, 2), monthEnd(1900, 2), monthEnd(2000, 2)]).toEqual([
    '2024-02-29',
    '2026-02-28',
    '1900-02-28',
    '2000-02-29',
  ]);
  expect(monthStart(2026, 10)).toBe('2026-10-01');
});

test('what is no civil date is refused', () => {
  for (const text of [
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-10-00',
    '2026-10-32',
    '2026-1-1',
    '26-10-15',
    '2026/10/15',
    '2026-10-15T00:00',
    '',
    '0000-01-01',
  ]) {
    expect(isCivilDate(text)).toBe(false);
    expect(() => toDayNumber(text)).toThrow(expect.objectContaining({ code: 'INVALID_DATE' }));
  }
  expect(isCivilDate('2026-10-15')).toBe(true);
  expect(() => civilDate(2026, 2, 30)).toThrow(expect.objectContaining({ code: 'INVALID_DATE' }));
});

test('days are added and counted over years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(daysBetween('2026-10-01', '2026-10-15')).toBe(14);
});

test('an age changes on the birthday', () => {
  expect(ageOn('1991-10-31', '2026-10-30')).toBe(34);
  expect(ageOn('1991-10-31', '2026-10-31')).toBe(35);
  expect(ageOn('1992-02-29', '2027-02-28')).toBe(34);
});
