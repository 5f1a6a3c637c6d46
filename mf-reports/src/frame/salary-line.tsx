import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AddsUp } from './adds-up.tsx';

/** The sums that a net follows from, in euro, each as it is stored. */
export type SalarySums = {
  brutto: number;
  personalContribute: number;
  tax: number;
  deductions: number;
  netto: number;
};

/** Gross less contribution, tax and deductions is the net. */
export function SalaryLine({ sums }: { sums: SalarySums }): ReactElement {
  const { t } = useTranslation('reports');
  const term = (amount: keyof SalarySums) => ({ label: t(`frame.column.${amount}`), value: sums[amount] });
  return (
    <AddsUp
      first={term('brutto')}
      sign="−"
      terms={[term('personalContribute'), term('tax'), term('deductions')]}
      sum={term('netto')}
    />
  );
}
