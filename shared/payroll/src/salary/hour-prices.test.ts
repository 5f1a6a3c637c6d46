import { arta, october } from '../check/arta.ts';
import { calculateSalary, rowFigures } from '../index.ts';

const night = { hours: { night: 10 } };
const shown = (input: Parameters<typeof calculateSalary>[0]) => {
  const { pricePerHour, overtimeTable } = rowFigures(input, calculateSalary(input), null);
  return [pricePerHour, overtimeTable.nightPrice, overtimeTable.nightTotal];
};

test('prices are shown from the exact hours of the month, not from those rounded for show', () => {
  const period = october({ month: 8, paymentDate: '2026-08-31', weekWorkingDays: 6, holidays: [] });
  expect(shown(arta({ period, ...night }))).toEqual([5.7692, 7.5, 75]);
});

test.each([
  ['own', { workingHoursPerMonth: '173.33' }],
  ['the company’s', {}],
])('hours that are set to 173.33, %s, are those', (whose, own) => {
  const hoursOfMonth = whose === 'own' ? null : '173.33';
  const period = october({
    month: 8,
    paymentDate: '2026-08-31',
    weekWorkingDays: 6,
    holidays: [],
    hoursOfMonth,
  });
  expect(shown(arta({ period, ...own, ...night }))).toEqual([5.7693, 7.5001, 75]);
});
