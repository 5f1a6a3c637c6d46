import { type CivilDate, type DayNumber, dayNumberOf, monthEnd, toDayNumber } from '@paga/calendar';
import { HOURS_OF_WEEK, payDayNumbers, toWeekWorkingDays, type WeekWorkingDays } from '#calendar/pay-days.ts';
import { scaled } from '#money/decimal.ts';
import { type Fraction, fraction } from '#money/fraction.ts';
import { type Rate, toRate, WHOLE } from '#money/rate.ts';
import { PayrollError } from '#payroll-error.ts';
import { inForce, requireInForce } from '#tables/dated.ts';
import {
  builtInTables,
  type MinimumWageTable,
  type PensionTable,
  type WageTaxTable,
} from '#tables/national.ts';
import { type HourKind, hourKinds, type SalaryPeriod } from './input.ts';

/** A period with everything derived once for all its employees. */
export type PreparedPeriod = {
  payDays: readonly DayNumber[];
  /** Per pay day: is it a public holiday? */
  isHoliday: readonly boolean[];
  firstDay: DayNumber;
  lastDay: DayNumber;
  monthEnd: CivilDate;
  week: WeekWorkingDays;
  /** Hours of the month. */
  hoursOfMonth: Fraction;
  /** 1 + uplift, per category. */
  factors: Record<HourKind, Fraction>;
  upliftRates: Record<HourKind, Rate>;
  employeeRate: Rate;
  employerRate: Rate;
  wageTax: { primary: WageTaxTable; secondary: WageTaxTable };
  pension: PensionTable;
  /** In force on the month's last day; null before the first. */
  minimumWage: MinimumWageTable | null;
};

const prepared = new WeakMap<SalaryPeriod, PreparedPeriod>();

/**
 * Derives a period once per object: the caller passes the same (unchanged) period object with every employee of the run.
 *
 * Errors: `NO_TABLE`, `INVALID_PERIOD`, `RATE_OUT_OF_RANGE`, `NOT_EXACT`, `NO_HOURS`.
 * Example: October 2026 at 5 working days has 22 pay days and 176 hours.
 */
export function preparePeriod(period: SalaryPeriod): PreparedPeriod {
  const known = prepared.get(period);
  if (known) return known;
  const fresh = derive(period);
  prepared.set(period, fresh);
  return fresh;
}

function derive(period: SalaryPeriod): PreparedPeriod {
  const week = toWeekWorkingDays(period.weekWorkingDays);
  const days = payDayNumbers(period.year, period.month, week);
  const holidays = new Set(period.holidays.map(toDayNumber));
  const tables = period.tables ?? builtInTables;
  toDayNumber(period.paymentDate);
  const pension = requireInForce(tables.pension, period.paymentDate, 'pension');
  const upliftRates = perKind((kind) => scaled(period.uplifts[kind], 4));
  return {
    payDays: days,
    isHoliday: days.map((day) => holidays.has(day)),
    firstDay: dayNumberOf(period.year, period.month, 1),
    lastDay: toDayNumber(monthEnd(period.year, period.month)),
    monthEnd: monthEnd(period.year, period.month),
    week,
    hoursOfMonth: hoursOf(period.hoursOfMonth, fraction(days.length * HOURS_OF_WEEK, week)),
    factors: perKind((kind) => fraction(WHOLE + upliftRates[kind], WHOLE)),
    upliftRates,
    employeeRate: period.contributions ? toRate(period.contributions.employee) : pension.employee,
    employerRate: period.contributions ? toRate(period.contributions.employer) : pension.employer,
    wageTax: {
      primary: requireInForce(tables.wageTaxPrimary, period.paymentDate, 'wageTax'),
      secondary: requireInForce(tables.wageTaxSecondary, period.paymentDate, 'wageTax'),
    },
    pension,
    minimumWage: inForce(tables.minimumWage, monthEnd(period.year, period.month)) ?? null,
  };
}

/**
 * Configured hours, or the given ones. Errors: `NO_HOURS` for zero. Example: `hoursOf('173.33', ...)` is 17333/100.
 */
export function hoursOf(configured: number | string | null | undefined, otherwise: Fraction): Fraction {
  if (configured === undefined || configured === null) return otherwise;
  const hours = fraction(scaled(configured, 2), 100);
  if (hours.over === 0) throw new PayrollError('NO_HOURS', { hours: configured });
  return hours;
}

function perKind<T>(make: (kind: HourKind) => T): Record<HourKind, T> {
  return Object.fromEntries(hourKinds.map((kind) => [kind, make(kind)])) as Record<HourKind, T>;
}
