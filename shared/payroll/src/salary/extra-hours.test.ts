import { arta, hourly, october } from '../check/arta.ts';
import { calculateSalary } from '../index.ts';

const all = { night: 10, weekend: 10, afterWork: 10, holiday: 10, guard: 10 };

test('each category has its own uplift and its own rounding', () => {
  const row = calculateSalary(arta({ hours: all }));
  // 1,000 / 176 = 5.681818... an hour
  expect(row.hourLines).toEqual({
    night: 73_86,
    weekend: 85_23,
    afterWork: 73_86,
    holiday: 85_23,
    guard: 68_18,
  });
  expect(row.hoursPay).toBe(386_36);
});

test('the price is kept exact: 4 decimals are only shown', () => {
  const row = calculateSalary(arta({ hours: { guard: 700 } }));
  expect(row.pricePerHour).toBe(5_6818);
  // With the shown price it would be 4772.71.
  expect(row.hourLines.guard).toBe(4772_73);
});

test('hours of the month are the setting, the employee own hours come first', () => {
  const period = october({ hoursOfMonth: '173.33' });
  expect(calculateSalary(arta({ period }))).toMatchObject({ hoursOfMonth: 173_33, pricePerHour: 5_7693 });
  expect(calculateSalary(arta({ period, workingHoursPerMonth: 80 }))).toMatchObject({
    hoursOfMonth: 80_00,
    pricePerHour: 12_5000,
  });
});

test.each([
  [5, 22, 176_00],
  [6, 27, 180_00],
  [7, 31, 177_14],
] as const)(
  'a week of %i days makes October %i pay days and %i hundredths of an hour',
  (weekWorkingDays, payDays, hoursOfMonth) => {
    expect(calculateSalary(arta({ period: october({ weekWorkingDays }) }))).toMatchObject({
      payDays,
      hoursOfMonth,
    });
  },
);

test('the price of extra hours comes from the unprorated base of the last day', () => {
  const salaries = [
    { validFrom: '2020-01-01', amount: 1000_00 },
    { validFrom: '2026-10-30', amount: 1760_00 },
  ];
  const row = calculateSalary(
    arta({ contract: { started: '2026-10-15' }, pay: { type: 1, salaries }, hours: { night: 1 } }),
  );
  expect(row).toMatchObject({ pricePerHour: 10_0000, hoursPay: 13_00 });
});

test('extra hours of an hourly employee use the agreed price', () => {
  expect(calculateSalary(hourly({ hours: { weekend: 4 } })).hourLines.weekend).toBe(39_00);
});

test('a typed gross leaves the price of extra hours alone', () => {
  expect(calculateSalary(arta({ grossOverride: 0, hours: { night: 10 } }))).toMatchObject({
    grossPay: 0,
    hoursPay: 73_86,
  });
});

test('hours with more than two decimals are refused, not rounded', () => {
  expect(() => calculateSalary(arta({ hours: { night: 0.125 } }))).toThrow(
    expect.objectContaining({ code: 'NOT_EXACT' }),
  );
});
