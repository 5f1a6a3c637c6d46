import type { VerifyDifference } from '@paga/contract/payroll';
import { toEuro } from '@paga/payroll';
import { type ClosedContent, type ClosedFigures, YEAR_FIGURES, type YearSums } from '#months/public.ts';
import { plus, yearSums } from './year-sums.ts';

/** The names of the figures of the year, beside those of the month. */
const NAMES = {
  totalBrutto: 'yearGross',
  contributionEmployee: 'yearContribution',
  tax: 'yearTax',
  netto: 'yearNet',
} as const satisfies Record<keyof YearSums, string>;

/**
 * The year of a closed row made anew: what the month comes to, the closings that held before it, and the months that were open then. Leave lives
 * on after a closing, so its balance is made of the days the closing wrote down.
 */
export function toDateDifferences(
  who: { employeeId: number; name: string },
  { toDate, figures }: ClosedContent,
  again: ClosedFigures | undefined,
  held: YearSums | undefined,
): VerifyDifference[] {
  if (!toDate) return [];
  const found = plus(plus(yearSums(again ?? figures), held), toDate.open);
  const base = { ...who, kind: 'recomputed' as const, closedText: null, foundText: null };
  const { leave } = toDate;
  const left = leave && leave.given - leave.used;
  return [
    ...YEAR_FIGURES.filter((figure) => found[figure] !== toDate[figure]).map((figure) => ({
      ...base,
      ...{ figure: NAMES[figure], closed: toEuro(toDate[figure]), found: toEuro(found[figure]) },
    })),
    ...(leave && leave.left !== left
      ? [
          {
            ...base,
            ...{ figure: 'leaveLeft', closed: null, found: null },
            ...{ closedText: String(leave.left), foundText: String(left) },
          },
        ]
      : []),
  ];
}
