import type { Cents } from '#money/cents.ts';
import { percentOf, type Rate, WHOLE } from '#money/rate.ts';
import { PayrollError } from '#payroll-error.ts';
import { type Band, taxOfBands } from '#tables/bands.ts';

/** What decides the way from a total gross to a net: the contribution rate (0 without contributions) and the tax bands (none: no tax). */
export type Position = { employeeRate: Rate; bands: readonly Band[] };

/** The way of one total gross to its net, before prime and deductions. */
export type NetPay = { contribution: Cents; taxable: Cents; tax: Cents; net: Cents };

/**
 * Contribution first, then tax on the rounded taxable pay, then net by subtraction (rules §1).
 *
 * Example: 1,000.00 at 5 % in 2026 has contribution 50.00, taxable 950.00, tax 66.00, net 884.00.
 */
export function netPay(position: Position, total: Cents): NetPay {
  const contribution = percentOf(total, position.employeeRate);
  const taxable = total - contribution;
  const tax = taxOfBands(position.bands, taxable);
  return { contribution, taxable, tax, net: taxable - tax };
}

function netOf(position: Position, total: Cents): Cents {
  const taxable = total - percentOf(total, position.employeeRate);
  return taxable - taxOfBands(position.bands, taxable);
}

/** No gross above this is looked for. */
const LIMIT = 2 ** 52;

/**
 * The lowest total gross whose net is the wanted one, to the cent (rules §4).
 *
 * The formula gives a gross that is at most a few cents off; since one more cent of gross brings 0 or 1 cent of net,
 * the lowest gross with at least the wanted net has exactly it.
 * Errors: `NO_GROSS` for a net below zero, a contribution of 100 %, or a top band of 100 %.
 * Example: 1,200.00 net at 5 % in 2026 is 1,369.59 gross.
 */
export function lowestTotalFor(position: Position, net: Cents): Cents {
  if (net < 0 || position.employeeRate >= WHOLE)
    throw new PayrollError('NO_GROSS', { net, employeeRate: position.employeeRate });
  let high = Math.min(Math.max(0, Math.round(inverted(position, net))), LIMIT);
  let low = high - 1;
  for (let step = 1; netOf(position, high) < net; step *= 2) {
    if (high >= LIMIT) throw new PayrollError('NO_GROSS', { net });
    low = high;
    high = Math.min(high + step, LIMIT);
  }
  for (let step = 1; low >= 0 && netOf(position, low) >= net; step *= 2) {
    high = low;
    low = Math.max(-1, low - step);
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (netOf(position, middle) >= net) high = middle;
    else low = middle;
  }
  return high;
}

/** The unrounded inverse, band by band: a starting point only, so floats may do. */
function inverted(position: Position, net: Cents): number {
  let netBelow = 0;
  let taxable = net;
  for (const band of position.bands) {
    const kept = 1 - band.rate / WHOLE;
    const width = (band.to ?? Number.POSITIVE_INFINITY) - band.from;
    if (width > 0 && kept > 0) taxable = band.from + (net - netBelow) / kept;
    if (net <= netBelow + width * kept) break;
    netBelow += width * kept;
  }
  return taxable / (1 - position.employeeRate / WHOLE);
}

/**
 * The lowest addition to a total that raises its net by exactly `extraNetto` (rules §4).
 *
 * Errors: `NO_GROSS`. Example: on 785.37 at 8 % in 2026, 50.00 net takes 60.39 gross (rules §5).
 */
export function grossUp(position: Position, total: Cents, extraNetto: Cents): Cents {
  if (extraNetto === 0) return 0;
  return lowestTotalFor(position, netOf(position, total) + extraNetto) - total;
}
