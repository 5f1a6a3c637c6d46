import type { RaisedMonth, RaisePreview } from '@paga/contract/employees';

const FIGURES = ['gross', 'netto', 'cost'] as const;
type Figures = RaisedMonth['before'];

const NONE: Figures = { gross: 0, netto: 0, cost: 0 };

const add = (one: Figures, other: Figures): Figures =>
  Object.fromEntries(
    FIGURES.map((key) => [key, (Math.round(one[key] * 100) + Math.round(other[key] * 100)) / 100]),
  ) as Figures;

/** A month of everybody who is raised; `isOpen`: it was calculated, and calculating it anew pays this. */
export type MonthSum = RaisedMonth & { isOpen: boolean };

/** What months come to before and after, of everybody together, the oldest first. */
export function monthSums(raises: readonly RaisePreview[]): MonthSum[] {
  const sums = new Map<string, MonthSum>();
  for (const { months, monthly } of raises) {
    const isOpen = (one: RaisedMonth) =>
      months.some(({ month, year }) => month === one.month && year === one.year);
    const all = monthly && !isOpen(monthly) ? [...months, monthly] : months;
    for (const one of all) {
      const name = `${one.year}-${String(one.month).padStart(2, '0')}`;
      const { month, year } = one;
      const sum = sums.get(name) ?? { month, year, before: NONE, after: NONE, isOpen: false };
      sums.set(name, {
        ...{ month, year, before: add(sum.before, one.before), after: add(sum.after, one.after) },
        isOpen: sum.isOpen || isOpen(one),
      });
    }
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

/** What a whole month costs more, in euro; null of who is in none. */
export const more = ({ monthly }: RaisePreview, key: (typeof FIGURES)[number]): number | null =>
  monthly && (Math.round(monthly.after[key] * 100) - Math.round(monthly.before[key] * 100)) / 100;
