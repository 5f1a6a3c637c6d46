import { SalaryPaymentType } from '@paga/contract/shapes';
import { changeBetween, type DatedTerms, type TermsChange, termsOn } from '#people/public.ts';

/** The pay of somebody from a day on, as the terms have it. */
export type PayDay = Pick<DatedTerms, 'validFrom' | 'salaryPaymentType' | 'baseCents' | 'pricePerHour'>;

type Unit = 'month' | 'hour';
type Dated = { validFrom: string };

/** When what was paid; all that undoing a raise has to know. */
export const payDaysOf = (history: readonly DatedTerms[]): PayDay[] =>
  history.map(({ validFrom, salaryPaymentType, baseCents, pricePerHour }) => ({
    ...{ validFrom, salaryPaymentType, baseCents, pricePerHour },
  }));

const daysOf = (...histories: (readonly Dated[])[]): string[] =>
  [...new Set(histories.flat().map(({ validFrom }) => validFrom))].sort();

const isSame = (one: PayDay, other: PayDay) =>
  one.salaryPaymentType === other.salaryPaymentType &&
  one.baseCents === other.baseCents &&
  Number(one.pricePerHour ?? -1) === Number(other.pricePerHour ?? -1);

/** Whether two histories pay the same on every day, whatever else they say. */
export const samePay = (one: readonly PayDay[], other: readonly PayDay[]): boolean =>
  daysOf(one, other).every((day) => isSame(termsOn(one, day), termsOn(other, day)));

/** A history with the pay of before; what else it says stays. `fresh`: what a new row says beside. */
export function withPayOf(
  history: readonly DatedTerms[],
  before: readonly PayDay[],
  fresh: Partial<DatedTerms>,
): DatedTerms[] {
  const rows = daysOf(history, before).map((validFrom) => {
    const row = termsOn(history, validFrom);
    const paid = termsOn(before, validFrom);
    if (row.validFrom === validFrom && isSame(row, paid)) return row;
    const { baseCents, pricePerHour } = paid;
    return { ...row, ...fresh, validFrom, baseCents, pricePerHour };
  });
  return rows.filter((row, index) => {
    const earlier = rows[index - 1];
    return !earlier || Object.keys(changeBetween(earlier, row)).length > 0;
  });
}

/** What somebody's pay is counted in. */
export const unitOf = ({ salaryPaymentType }: Pick<PayDay, 'salaryPaymentType'>): Unit =>
  salaryPaymentType === SalaryPaymentType.hourly ? 'hour' : 'month';

/** The pay in euro: a month's gross, or the price of an hour. */
export const payOf = (day: PayDay): number =>
  unitOf(day) === 'hour' ? Number(day.pricePerHour ?? 0) : day.baseCents / 100;

/** Such pay as a change of the terms. */
export const changeTo = (unit: Unit, pay: number): TermsChange =>
  unit === 'hour' ? { pricePerHour: `${pay}` } : { baseCents: Math.round(pay * 100) };
