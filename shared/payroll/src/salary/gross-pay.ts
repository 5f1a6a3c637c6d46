import type { CivilDate } from '@paga/calendar';
import { HOURS_OF_WEEK } from '#calendar/pay-days.ts';
import { amountOf } from '#money/amount.ts';
import type { Cents } from '#money/cents.ts';
import { scaled } from '#money/decimal.ts';
import { type Fraction, fraction, isWritten, roundedFractions } from '#money/fraction.ts';
import { WHOLE } from '#money/rate.ts';
import { roundedPart, roundedSum } from '#money/rounding.ts';
import { PayrollError } from '#payroll-error.ts';
import { type DatedAmount, Payment, type SalaryInput } from './input.ts';
import { type DayGroup, type PaidDays, paidDays } from './paid-days.ts';
import { hoursOf, type PreparedPeriod, preparePeriod } from './prepared-period.ts';

/** Contract days that stand at one price of an hour, in ten-thousandths of a euro. */
export type PricedDays = { days: number; price: number; validFrom: CivilDate };

/** How the regular pay came about; amounts in cents, `price` in cents per hour, exact. */
export type GrossPay = {
  kind: 'override' | 'days' | 'hours';
  days: PaidDays;
  base: Cents;
  price: Fraction;
  hoursOfMonth: Fraction;
  /** Hourly only: payable hours, their pay, what leave takes off, and the prices where they are not all the last one. */
  regular: { hours: Fraction; pay: Cents; leaveOff: Cents; prices: readonly PricedDays[] } | null;
  /** Before a typed gross replaced it; never below zero. */
  computed: Cents;
  grossPay: Cents;
};

/**
 * The pay of the regular month (rules §3): by days for fixed and project, by hours for hourly, or as typed.
 *
 * Errors: `NO_SALARY`, `NO_HOURS` and those of its inputs.
 * Example: 1,000.00 from 15 October 2026 with 3 leave days at 70 % is 504.55.
 */
export function grossPay(input: SalaryInput, period: PreparedPeriod): GrossPay {
  const hoursOfMonth = hoursOf(input.workingHoursPerMonth, period.hoursOfMonth);
  const typed =
    input.grossOverride === undefined || input.grossOverride === null ? null : amountOf(input.grossOverride);
  const work =
    input.pay.type === Payment.hourly
      ? byHours(input, period, hoursOfMonth)
      : byDays(input, period, hoursOfMonth);
  // Written out: a spread costs more here than all the arithmetic of a row.
  return {
    kind: typed === null ? work.kind : 'override',
    days: work.days,
    base: work.base,
    price: work.price,
    hoursOfMonth,
    regular: work.regular,
    computed: work.computed,
    grossPay: typed ?? work.computed,
  };
}

/**
 * Regular hours of an hourly employee in hundredths, rounded for show; 0 for other pay. Example: 176 h is `17600`.
 */
export function shownRegularHours({ regular }: Pick<GrossPay, 'regular'>): number {
  return regular ? roundedPart(regular.hours.over, 100, regular.hours.under) : 0;
}

/** The regular pay of somebody paid by the hour: how many hours, what they come from, at which prices. */
type RegularPay = {
  hours: number;
  days: { days: number; weekWorkingDays: number } | null;
  pay: Cents;
  prices: readonly PricedDays[];
};

/**
 * Hours (hundredths) and pay behind the gross of somebody paid by the hour, before leave took something off; null for other pay and for a
 * typed gross. A stored row keeps the hours but not their pay; this is the part of the computation that makes it. `days`: what the hours come from where
 * they do not end, as in a week of six days.
 *
 * Errors: those of `grossPay`.
 * Example: 176 h at 6.50 are `{ hours: 17600, days: null, pay: 114400, prices: [] }`, also when leave left 1,097.20 of it.
 */
export function regularPayOf(input: SalaryInput): RegularPay | null {
  const period = preparePeriod(input.period);
  const gross = grossPay(input, period);
  if (gross.kind !== 'hours' || !gross.regular) return null;
  const { hours, pay, prices } = gross.regular;
  const days = isWritten(hours) ? null : { days: gross.days.contractDays, weekWorkingDays: period.week };
  return { hours: shownRegularHours(gross), days, pay, prices };
}

type Work = Pick<GrossPay, 'days' | 'base' | 'price' | 'regular' | 'computed'> & { kind: 'days' | 'hours' };

function byDays(input: SalaryInput, period: PreparedPeriod, hoursOfMonth: Fraction): Work {
  const days = paidDays(input, period, salariesOf(input));
  if (hoursOfMonth.over === 0) throw new PayrollError('NO_HOURS');
  return {
    kind: 'days',
    days,
    base: days.lastBase,
    price: { over: days.lastBase * hoursOfMonth.under, under: hoursOfMonth.over },
    regular: null,
    computed: overDays(days, period.payDays.length),
  };
}

function overDays(days: PaidDays, payDays: number): Cents {
  const [only] = days.groups;
  if (days.groups.length === 1 && only && only.days === payDays && only.rate === WHOLE) return only.base;
  return roundedSum(
    days.groups.map((group) => [group.days, group.base, group.rate]),
    [payDays, WHOLE],
  );
}

function salariesOf(input: SalaryInput): readonly DatedAmount[] {
  if (input.pay.type === Payment.fixed) return input.pay.salaries;
  if (input.pay.type === Payment.hourly) return [];
  const base = input.pay.lines.reduce((sum, line) => sum + amountOf(line.share), 0);
  return [{ validFrom: input.contract.started, amount: base }];
}

function byHours(input: SalaryInput, period: PreparedPeriod, hoursOfMonth: Fraction): Work {
  if (input.pay.type !== Payment.hourly) throw new PayrollError('NO_SALARY');
  // Ten-thousandths of a euro stand in for the monthly base, so the dated price is found by the same rule.
  const dated = input.pay.prices.map((price) => ({
    validFrom: price.validFrom,
    amount: scaled(price.pricePerHour, 4),
  }));
  const days = paidDays(input, period, dated);
  const price = fraction(days.lastBase, PRICE_PER_CENT);
  const perDay = fraction(HOURS_OF_WEEK, period.week);
  const usual = fraction(days.contractDays * perDay.over, perDay.under);
  const typed = input.pay.regularHours;
  const hours = typed === undefined || typed === null ? usual : fraction(scaled(typed, 2), 100);
  const prices = pricedDays(days.groups);
  const byDay = prices.some((one) => one.price !== days.lastBase);
  const pay = byDay ? payByDay(hours, prices, days.contractDays) : roundedFractions([hours, price]);
  const leaveOff = roundedSum(
    days.groups.map((group) => [group.days, WHOLE - group.rate, perDay.over, group.base]),
    [perDay.under, PRICE_PER_CENT, WHOLE],
  );
  return {
    kind: 'hours',
    days,
    base: roundedFractions([price, hoursOfMonth]),
    price,
    regular: { hours, pay, leaveOff, prices: byDay ? prices : [] },
    computed: Math.max(0, pay - leaveOff),
  };
}

const PRICE_PER_CENT = 100;

/** The contract days by the price they stand at, the earliest price first. */
function pricedDays(groups: readonly DayGroup[]): PricedDays[] {
  const prices: PricedDays[] = [];
  for (const { days, base, validFrom } of groups) {
    const known = prices.find((one) => one.price === base && one.validFrom === validFrom);
    if (known) known.days += days;
    else prices.push({ days, price: base, validFrom });
  }
  return prices;
}

/** The hours of the month spread evenly over the contract days, each day at its own price; rounded once (rules §11). */
function payByDay(hours: Fraction, prices: readonly PricedDays[], contractDays: number): Cents {
  return roundedSum(
    prices.map(({ days, price }) => [days, price, hours.over]),
    [contractDays, hours.under, PRICE_PER_CENT],
  );
}
