import { HOURS_OF_WEEK } from '#calendar/pay-days.ts';
import { type Fraction, isWritten } from '#money/fraction.ts';
import { WHOLE } from '#money/rate.ts';
import type { PricedDays } from '#salary/gross-pay.ts';
import type { SalaryPeriod } from '#salary/input.ts';
import type { DayGroup } from '#salary/paid-days.ts';
import { exactText } from './exact-text.ts';
import { dailyHours, type Explained, given, lawOfLeave, ofCompany, toCent } from './step-parts.ts';
import type { TraceInput, TracePart, TraceStep } from './trace.ts';

/** Each day at its own price: the hours of the month evenly over the contract days; hours that do not end as those of a day. */
function regularByDay(
  { input, result, gross }: Pick<Explained, 'input' | 'result' | 'gross'>,
  prices: readonly PricedDays[],
  hours: Fraction,
): TraceStep {
  const products = prices.map(({ days, price }) => [days, price, hours.over]);
  return {
    key: 'regularPay',
    formula: isWritten(hours) ? 'regularPay.byDay' : 'regularPay.byDayOfWeek',
    value: gross.regular?.pay ?? 0,
    unit: 'cents',
    inputs: isWritten(hours)
      ? [
          given('regularHours', result.regularHours, 'hours', 'step'),
          given('contractDays', result.contractDays, 'days', 'step'),
        ]
      : dailyHours(input.period),
    parts: prices.map(({ days, price, validFrom }) => ({
      key: 'pricedDays',
      inputs: [
        given('days', days, 'days', 'calendar'),
        given('pricePerHour', price, 'price', 'employee'),
        given('validFrom', validFrom, 'date', 'employee'),
      ],
    })),
    rounding: toCent(exactText(products, [result.contractDays, hours.under, 100], 100)),
  };
}

/** Regular hours at the price of an hour; at several prices, day by day. Hours that do not end are shown as the days they come from. */
export function regularPayOf({ input, result, gross }: Explained): TraceStep {
  const hours = gross.regular?.hours ?? { over: 0, under: 1 };
  const prices = gross.regular?.prices ?? [];
  if (prices.length > 0) return regularByDay({ input, result, gross }, prices, hours);
  const exact = exactText([[hours.over, gross.price.over]], [hours.under, gross.price.under], 100);
  const price = given('pricePerHour', result.pricePerHour, 'price', 'step');
  const inputs = isWritten(hours)
    ? [given('regularHours', result.regularHours, 'hours', 'step'), price]
    : [given('contractDays', result.contractDays, 'days', 'step'), ...dailyHours(input.period), price];
  return {
    key: 'regularPay',
    formula: isWritten(hours) ? 'regularPay' : 'regularPay.fromDays',
    value: gross.regular?.pay ?? 0,
    unit: 'cents',
    inputs,
    rounding: toCent(exact),
  };
}

/** What leave below the full pay takes off the regular pay. */
export function leaveOffOf({ input, result, gross, period }: Explained): TraceStep {
  const changes = (gross.regular?.prices.length ?? 0) > 0;
  const away = gross.days.groups.filter((group) => group.leave !== null);
  const onLeave = changes ? away : alike(away);
  const products = onLeave.map((group) => [group.days, WHOLE - group.rate, HOURS_OF_WEEK, group.base]);
  const inputs = [
    ...dailyHours(input.period),
    ...(changes ? [] : [given('pricePerHour', result.pricePerHour, 'price', 'step')]),
  ];
  const parts = onLeave.map((group) => dayPart(input.period, group, changes ? priceOf(group) : []));
  const rounding = toCent(exactText(products, [period.week, 100, WHOLE], 100));
  return {
    key: 'leaveOff',
    formula: 'leaveOff',
    value: gross.regular?.leaveOff ?? 0,
    unit: 'cents',
    inputs,
    parts,
    ...lawOfLeave(onLeave, period.monthEnd),
    rounding,
  };
}

/** The price that days of leave are taken off at, and since when it holds. */
const priceOf = ({ base, validFrom }: DayGroup): TraceInput[] => [
  given('base', base, 'price', 'employee'),
  given('validFrom', validFrom, 'date', 'employee'),
];

/** At one price of an hour leave is listed by kind and percentage, whichever terms its days stand in. */
function alike(groups: readonly DayGroup[]): DayGroup[] {
  const merged: DayGroup[] = [];
  for (const group of groups) {
    const at = merged.findIndex(({ leave, rate }) => leave === group.leave && rate === group.rate);
    const known = merged[at];
    if (known) merged[at] = { ...known, days: known.days + group.days };
    else merged.push(group);
  }
  return merged;
}

/** Days of one kind, their base, and the share of it they are paid at. */
export function dayPart(period: SalaryPeriod, group: DayGroup, base: readonly TraceInput[]): TracePart {
  const leave = group.leave === null ? [] : [given('leave', group.leave, 'leave', 'employee')];
  const percentage = { key: 'percentage', value: group.rate, unit: 'rate' } as const;
  const rate =
    group.leave === null
      ? { ...percentage, source: 'calendar' as const }
      : ofCompany(period, 'leave', percentage);
  return {
    key: group.leave === null ? 'days' : 'leaveDays',
    inputs: [...leave, given('days', group.days, 'days', 'calendar'), ...base, rate],
  };
}
