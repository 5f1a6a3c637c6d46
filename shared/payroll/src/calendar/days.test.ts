import { contractDays, leaveDays } from '../check/counted-days.ts';
import { dayOf } from '../check/platform-calendar.ts';
import {
  isInMonth,
  lastMaternityDay,
  lastPaidMaternityDay,
  maternityPhases,
  payDays,
  publicHolidays,
  toWeekWorkingDays,
} from '../index.ts';

test('pay days of every month from 2009 to 2040 agree with the platform calendar, for each week', () => {
  for (const week of [5, 6, 7] as const) {
    for (let index = 2009 * 12; index < 2041 * 12; index += 1) {
      const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
      const length = dayOf(year, month + 1, 0).getUTCDate();
      const weekdays = Array.from(
        { length },
        (_, day) => dayOf(year, month, day + 1).getUTCDay() || 7,
      ).filter((weekday) => weekday <= week);
      if (payDays(year, month, week) !== weekdays.length) throw new Error(`${year}-${month}, ${week}`);
    }
  }
});

test('public holidays are pay days', () => {
  expect(payDays(2026, 1, 5)).toBe(22);
});

test('a week has 5, 6 or 7 working days, a year 12 months', () => {
  expect(() => toWeekWorkingDays(4)).toThrow(expect.objectContaining({ code: 'INVALID_PERIOD' }));
  expect(() => payDays(2026, 13, 5)).toThrow(expect.objectContaining({ code: 'INVALID_PERIOD' }));
});

test('contract days include the first and the last day', () => {
  expect(contractDays({ started: '2026-10-15' }, 2026, 10, 5)).toBe(12);
  expect(contractDays({ started: '2020-01-01', ended: '2026-10-15' }, 2026, 10, 5)).toBe(11);
  expect(contractDays({ started: '2026-11-01' }, 2026, 10, 5)).toBe(0);
});

test('who is in a month is decided by the contract alone', () => {
  expect(isInMonth({ started: '2026-10-31' }, 2026, 10)).toBe(true);
  expect(isInMonth({ started: '2026-11-01' }, 2026, 10)).toBe(false);
  expect(isInMonth({ started: '2020-01-01', ended: '2026-10-01' }, 2026, 10)).toBe(true);
  expect(isInMonth({ started: '2020-01-01', ended: '2026-09-30' }, 2026, 10)).toBe(false);
});

const holidays = publicHolidays(2026).holidays.map((holiday) => holiday.date);

test('a leave entry costs its weekdays without public holidays', () => {
  expect(leaveDays({ type: 0, from: '2026-01-01', to: '2026-01-09' }, 5, holidays)).toBe(4);
  expect(leaveDays({ type: 1, from: '2026-01-01', to: '2026-01-10' }, 6, holidays)).toBe(6);
  expect(leaveDays({ type: 3, from: '2026-10-10', to: '2026-10-11' }, 5, holidays)).toBe(0);
  expect(leaveDays({ type: 0, from: '2026-10-10', to: '2026-10-09' }, 5, holidays)).toBe(0);
});

test('of a maternity leave every weekday counts, holidays too', () => {
  expect(leaveDays({ type: 2, from: '2026-01-01', to: '2026-01-09' }, 5, holidays)).toBe(7);
});

test('maternity is paid six months and lasts twelve, by date', () => {
  expect(lastPaidMaternityDay('2026-01-10')).toBe('2026-07-09');
  expect(lastPaidMaternityDay('2025-08-31')).toBe('2026-02-27');
  expect(lastMaternityDay('2026-01-10')).toBe('2027-01-09');
});

test('a maternity leave falls into the parts that the employer, the government and nobody pay, by date', () => {
  const since = '2025-08-31';
  expect(maternityPhases({ since, from: since, to: lastMaternityDay(since) })).toEqual([
    { payer: 'employer', from: '2025-08-31', to: '2026-02-27' },
    { payer: 'government', from: '2026-02-28', to: '2026-05-30' },
    { payer: 'unpaid', from: '2026-05-31', to: '2026-08-30' },
  ]);
  // A piece of a leave goes by the first day of the whole.
  expect(maternityPhases({ since: '2026-01-10', from: '2026-07-01', to: '2026-08-31' })).toEqual([
    { payer: 'employer', from: '2026-07-01', to: '2026-07-09' },
    { payer: 'government', from: '2026-07-10', to: '2026-08-31' },
  ]);
  expect(maternityPhases({ since: '2026-01-10', from: '2026-02-01', to: '2026-02-28' })).toHaveLength(1);
  const leapDay = maternityPhases({ since: '2028-02-29', from: '2028-02-29', to: '2029-02-28' });
  expect(leapDay.map(({ to }) => to)).toEqual(['2028-08-28', '2028-11-28', '2029-02-27']);
});
