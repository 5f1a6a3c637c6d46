import { toCents, toEuro } from '../money/cents.ts';

/** What a row, or a sum of rows, is paid and what was taken from it, in euro. */
type PaidFromGross = { brutto: number; personalContribute: number; tax: number; netto: number };

/**
 * What was taken from the gross besides contribution and tax, in euro: insurance and deductions, where an answer does not name them.
 *
 * `restOfGross({ brutto: 1000, personalContribute: 50, tax: 66, netto: 800 }) === 84`
 */
export const restOfGross = ({ brutto, personalContribute, tax, netto }: PaidFromGross): number =>
  toEuro(toCents(brutto) - toCents(personalContribute) - toCents(tax) - toCents(netto));
