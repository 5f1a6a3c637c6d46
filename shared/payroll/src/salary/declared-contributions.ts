import type { Cents } from '#money/cents.ts';
import { percentOf, toRate } from '#money/rate.ts';

const OBLIGATORY = toRate(5);

/**
 * A contribution as the electronic declaration wants it: up to 5 % of the total gross, and the rest as supplementary (rules §7).
 *
 * Example: 8 % of 845.76 is 67.66: `declaredContribution(84_576, 6766)` is `{ obligatory: 4229, supplementary: 2537 }`.
 */
export function declaredContribution(
  totalBrutto: Cents,
  contribution: Cents,
): { obligatory: Cents; supplementary: Cents } {
  const obligatory = Math.min(contribution, percentOf(totalBrutto, OBLIGATORY));
  return { obligatory, supplementary: contribution - obligatory };
}
