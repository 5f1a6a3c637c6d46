import { HOURS_OF_WEEK } from '#calendar/pay-days.ts';
import { productText } from '#trace/exact-text.ts';
import type { PayslipDetail } from './payslip-lines.ts';

/** How figures are written: `1,234.56`, `7.5%`, `176`. */
type Figures = {
  money: (euro: number) => string;
  percent: (percentage: number) => string;
  number: (value: number) => string;
};

type Computed = Extract<PayslipDetail, { kind: 'hours' | 'prices' | 'extra' | 'part' | 'rate' }>;

const priced = (price: number) => `${price.toFixed(4)}\u00a0€`;

function priceOf(
  { price, base, basis }: Extract<Computed, { kind: 'extra' }>,
  { money, number }: Figures,
): string {
  if (!basis) return priced(price);
  const { hours, days } = basis;
  const divisor = days ? `(${days.payDays} × ${daily(days)})` : number(hours);
  return `${money(base)} / ${divisor}`;
}

/** Hours of a day of the full-time week. */
const daily = (from: { weekWorkingDays: number }): string => `${HOURS_OF_WEEK} / ${from.weekWorkingDays}`;

/**
 * The form of a line that is nothing but figures, the same on screen and paper; what it shows multiplies to the line.
 *
 * Example: 20.01 night hours of 1,583.65 in a month of 176 hours are `20.01 h × 1,583.65 / 176 × 130%`.
 */
export function detailFigures(detail: Computed, figures: Figures): string {
  const { money, percent, number } = figures;
  switch (detail.kind) {
    case 'hours': {
      const { hours, from, price } = detail;
      return `${from ? `${from.days} × ${daily(from)}` : number(hours)} h × ${priced(price)}`;
    }
    case 'prices': {
      const { hours, from } = detail;
      const days = detail.prices.map((one) => `${one.days} × ${priced(one.price)}`).join(' + ');
      return `${from ? `${daily(from)} h` : `${number(hours)} h / ${detail.days}`} × (${days})`;
    }
    case 'extra':
      return `${number(detail.hours)} h × ${priceOf(detail, figures)} × ${percent(detail.percentage)}`;
    case 'rate':
      return percent(detail.percentage);
    case 'part':
      return `${money(detail.amount)} × ${percent(detail.percentage)} = ${productText(detail.product, money)}`;
  }
}
