import { catholicEaster, orthodoxEaster } from '#calendar/easter.ts';
import { publicHolidays } from '../index.ts';

const daysOff = (year: number) => publicHolidays(year).holidays.map((holiday) => holiday.date.slice(5));

test('2026 has exactly the published days', () => {
  expect(daysOff(2026)).toEqual([
    '01-01',
    '01-02',
    '01-07',
    '02-17',
    '03-20',
    '04-06',
    '04-09',
    '04-13',
    '05-01',
    '05-11',
    '05-27',
    '12-25',
  ]);
});

test('both Easters of 2025 are one Sunday and give one day off, first Bajram on a Sunday moves to Monday', () => {
  expect(daysOff(2025)).toEqual([
    '01-01',
    '01-02',
    '01-07',
    '02-17',
    '03-31',
    '04-09',
    '04-21',
    '05-01',
    '05-09',
    '06-06',
    '12-25',
  ]);
  expect(publicHolidays(2025).holidays.find((holiday) => holiday.date === '2025-04-21')?.keys).toEqual([
    'catholicEaster',
    'orthodoxEaster',
  ]);
});

test('a moved day goes past a holiday that is already there', () => {
  // 1 May 2027 is a Saturday, Monday the 3rd is Orthodox Easter Monday.
  expect(publicHolidays(2027).holidays.filter((holiday) => holiday.date.startsWith('2027-05'))).toEqual([
    { date: '2027-05-03', fallsOn: '2027-05-03', keys: ['orthodoxEaster'] },
    { date: '2027-05-04', fallsOn: '2027-05-01', keys: ['labour'] },
    { date: '2027-05-10', fallsOn: '2027-05-09', keys: ['europe'] },
    { date: '2027-05-17', fallsOn: '2027-05-16', keys: ['bajramAdha'] },
  ]);
  // 1 January 2023 is a Sunday, the 2nd a holiday of its own.
  expect(
    publicHolidays(2023)
      .holidays.slice(0, 2)
      .map((holiday) => [holiday.date, holiday.fallsOn]),
  ).toEqual([
    ['2023-01-02', '2023-01-02'],
    ['2023-01-03', '2023-01-01'],
  ]);
});

test('no day off is a weekend and none comes twice, in any year', () => {
  for (let year = 2009; year <= 2060; year += 1) {
    const { holidays } = publicHolidays(year, {
      bajramFitr: [`${year}-05-01`],
      bajramAdha: [`${year}-05-09`],
    });
    expect(new Set(holidays.map((holiday) => holiday.date)).size).toBe(holidays.length);
    for (const { date } of holidays) expect([0, 6]).not.toContain(new Date(`${date}T00:00:00Z`).getUTCDay());
  }
});

test('a year without both Bajrams says which are missing', () => {
  expect(publicHolidays(2026).missing).toEqual([]);
  expect(publicHolidays(2031).missing).toEqual(['bajramFitr', 'bajramAdha']);
  expect(publicHolidays(2031, { bajramFitr: ['2031-01-24'], bajramAdha: [] }).missing).toEqual([
    'bajramAdha',
  ]);
});

test.each([
  [2020, '04-12', '04-19'],
  [2021, '04-04', '05-02'],
  [2022, '04-17', '04-24'],
  [2023, '04-09', '04-16'],
  [2024, '03-31', '05-05'],
  [2025, '04-20', '04-20'],
  [2026, '04-05', '04-12'],
  [2027, '03-28', '05-02'],
  [2028, '04-16', '04-16'],
  [2029, '04-01', '04-08'],
  [2030, '04-21', '04-28'],
  [2038, '04-25', '04-25'],
])('Easter of %i is %s, the Orthodox one %s', (year, catholic, orthodox) => {
  expect(catholicEaster(year)).toBe(`${year}-${catholic}`);
  expect(orthodoxEaster(year)).toBe(`${year}-${orthodox}`);
});
