import type { StatisticsRow } from '@paga/contract/reports/statistics';
import { companyCostOf, sumCents, toCents, toEuro } from '@paga/payroll';

/** What the cost of a month goes to: the person, the tax, both contributions, and what was held back. */
export type CostPart = 'net' | 'tax' | 'contributions' | 'deductions';

/** A part of what a month cost; null where it was not calculated. The four come to `costOf`, as net is what the others leave of gross. */
export function partOf(row: StatisticsRow, part: CostPart): number | null {
  if (!row.calculated) return null;
  const { netto, tax, personalContribute, employerContribute, deductions } = row;
  if (part === 'contributions')
    return toEuro(sumCents([personalContribute, employerContribute].map(toCents)));
  return { net: netto, tax, deductions }[part];
}

/** What a month cost the company (rules §3); null where it was not calculated. */
export const costOf = (row: StatisticsRow): number | null =>
  row.calculated
    ? companyCostOf({ totalBrutto: row.brutto, employerContribution: row.employerContribute })
    : null;
