import { formatMoney } from '@paga/kit';
import { toCents, toEuro } from '@paga/payroll';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SumNote } from './sum-note.tsx';

/** What is paid to people and what is taken from it. */
export type Paid = { brutto: number; personalContribute: number; tax: number; netto: number };

/** What is taken from the gross besides contribution and tax: insurance and deductions, in euro. */
export const restOf = ({ brutto, personalContribute, tax, netto }: Paid): number =>
  toEuro(toCents(brutto) - toCents(personalContribute) - toCents(tax) - toCents(netto));

/** How the sums come from gross to net, where the columns of the report leave something out. */
export function AddsUp({ of }: { of: Paid }): ReactNode {
  const { t } = useTranslation('reports');
  const rest = restOf(of);
  if (rest === 0) return null;
  const amounts = {
    gross: formatMoney(of.brutto),
    contribution: formatMoney(of.personalContribute),
    tax: formatMoney(of.tax),
    rest: formatMoney(rest),
    net: formatMoney(of.netto),
  };
  return <SumNote>{t('frame.addsUp', amounts)}</SumNote>;
}
