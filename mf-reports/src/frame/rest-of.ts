import { toCents, toEuro } from '@paga/payroll';

/** What is paid to people and what is taken from it. */
export type Paid = { brutto: number; personalContribute: number; tax: number; netto: number };

/** What is taken from the gross besides contribution and tax: insurance and deductions, in euro. */
export const restOf = ({ brutto, personalContribute, tax, netto }: Paid): number =>
  toEuro(toCents(brutto) - toCents(personalContribute) - toCents(tax) - toCents(netto));
