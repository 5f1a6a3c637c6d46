import type { MonthBehind } from '@paga/contract/filing';

type OfYear = { year: number; month: number };
const ordinal = ({ year, month }: OfYear): number => year * 12 + month;

/** What a company has to do first: the oldest month before the one that people work on whose deadline has passed; undefined when that one comes first. `behind`: the oldest first. */
export function firstLate(
  current: OfYear,
  behind: readonly MonthBehind[],
  today: string,
): MonthBehind | undefined {
  return behind.find((month) => month.due < today && ordinal(month) < ordinal(current));
}
