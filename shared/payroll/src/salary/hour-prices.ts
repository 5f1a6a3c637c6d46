import { type Fraction, fraction, isWritten, roundedFractions } from '#money/fraction.ts';
import { roundedPart } from '#money/rounding.ts';
import { type HourKind, hourKinds, Payment, type PaymentType, type SalaryPeriod } from './input.ts';
import { preparePeriod } from './prepared-period.ts';
import type { SalaryResult } from './result.ts';

/** What a computed row, stored or not, says of its hours. */
type PricedRow = Pick<SalaryResult, 'base' | 'pricePerHour' | 'hoursOfMonth'> & { paymentType: PaymentType };

const TEN_THOUSANDTHS: Fraction = { over: 10_000, under: 1 };
const priceOf = (base: number, hours: Fraction) => fraction(base * hours.under, 100 * hours.over);
const shown = (...factors: readonly Fraction[]) => roundedFractions([...factors, TEN_THOUSANDTHS]);

/** Euro an hour, exact. A row keeps the hours of its month rounded: they are the month's own where these give the row's hours and price. */
function exactPrice(row: PricedRow, usual: Fraction): Fraction {
  const { paymentType, base, pricePerHour, hoursOfMonth } = row;
  if (paymentType === Payment.hourly || hoursOfMonth === 0) return fraction(pricePerHour, 10_000);
  return priceOf(base, isUsual(row, usual) ? usual : fraction(hoursOfMonth, 100));
}

/** Whether a row was computed with the hours that the month has for everybody. */
function isUsual({ base, pricePerHour, hoursOfMonth }: PricedRow, usual: Fraction): boolean {
  return (
    roundedPart(usual.over, 100, usual.under) === hoursOfMonth && shown(priceOf(base, usual)) === pricePerHour
  );
}

/** What extra hours are priced by over the base: hours of the month, in hundredths, or the days that hours without an end come from. */
export type HourBasis = { hours: number; days: { payDays: number; weekWorkingDays: number } | null };

/**
 * The divisor of the base in the price of an hour, exact as it can be written down; null for an agreed price.
 *
 * Example: `{ hours: 17333, days: { payDays: 26, weekWorkingDays: 6 } }` for the 173.333... hours of August 2026 (six-day week).
 */
export function hourBasis(row: PricedRow, period: SalaryPeriod): HourBasis | null {
  if (row.paymentType === Payment.hourly || row.hoursOfMonth === 0) return null;
  const { hoursOfMonth: usual, payDays, week } = preparePeriod(period);
  const endless = !isWritten(usual) && isUsual(row, usual);
  const days = endless ? { payDays: payDays.length, weekWorkingDays: week } : null;
  return { hours: row.hoursOfMonth, days };
}

/**
 * Price of an hour and of the extra hours of each category, in euro: rounded to four decimals from the exact quotient, for show.
 *
 * Example: 1,000.00 in the 173.333... hours of August 2026 (six-day week) is `price: 5.7692`, and `night: 7.5` at 30 %.
 */
export function hourPrices(
  row: PricedRow,
  period: SalaryPeriod,
): { price: number } & Record<HourKind, number> {
  const { hoursOfMonth, factors } = preparePeriod(period);
  const price = exactPrice(row, hoursOfMonth);
  const uplifted = hourKinds.map((kind) => [kind, shown(price, factors[kind]) / 10_000]);
  return { price: shown(price) / 10_000, ...(Object.fromEntries(uplifted) as Record<HourKind, number>) };
}
