import { bajramsOf } from '#calendar/bajram.ts';
import { daysBetween, knownBajrams } from '../index.ts';

test('an announced year is as announced', () => {
  expect(bajramsOf(2026)).toEqual({ bajramFitr: ['2026-03-20'], bajramAdha: ['2026-05-27'] });
});

test.each([
  // Days on which they were kept in Kosovo.
  [2019, '2019-06-04', '2019-08-11'],
  [2021, '2021-05-13', '2021-07-20'],
  [2022, '2022-05-02', '2022-07-09'],
  [2023, '2023-04-21', '2023-06-28'],
])('the reckoned Bajrams of %i are at most a day off', (year, fitr, adha) => {
  const { bajramFitr, bajramAdha } = bajramsOf(year);
  expect([bajramFitr.length, bajramAdha.length]).toEqual([1, 1]);
  expect(Math.abs(daysBetween(bajramFitr[0] ?? '', fitr))).toBeLessThanOrEqual(1);
  expect(Math.abs(daysBetween(bajramAdha[0] ?? '', adha))).toBeLessThanOrEqual(1);
});

test('every year has each Bajram at least once, in the year itself, and they lie a lunar year apart', () => {
  const all: string[] = [];
  for (let year = 2028; year <= 2099; year += 1) {
    const { bajramFitr, bajramAdha } = bajramsOf(year);
    expect([...bajramFitr, ...bajramAdha].every((date) => date.startsWith(String(year)))).toBe(true);
    expect(bajramAdha.length).toBeGreaterThan(0);
    all.push(...bajramFitr);
  }
  const gaps = all.slice(1).map((date, index) => daysBetween(all[index] ?? '', date));
  expect(gaps.every((gap) => gap === 354 || gap === 355)).toBe(true);
  expect(Object.keys(knownBajrams)).not.toContain('2028');
});
