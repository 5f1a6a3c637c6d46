import { toCents, toEuro } from '#money/cents.ts';

/**
 * What a row, a payslip or the sum of many costs the company, in euro: total gross and the employer's contribution on top (rules §3).
 *
 * Errors: those of `toCents`.
 * Example: 1,000.00 gross with 5 % from the employer costs 1,050.00.
 */
export function companyCostOf({
  totalBrutto,
  employerContribution,
}: {
  totalBrutto: number;
  employerContribution: number;
}): number {
  return toEuro(toCents(totalBrutto) + toCents(employerContribution));
}
