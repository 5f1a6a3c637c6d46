import type { SalaryTotalsResult } from '@paga/contract/payroll';
import { DateText, DetailList, Figure, Money } from '@paga/kit';
import { companyCostOf, toCents, toEuro } from '@paga/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What a month comes to, before somebody puts their name or the code under it: heads, the sums, and the day it is paid. */
export function SumsList({ totals }: { totals: SalaryTotalsResult }): ReactElement {
  const { t } = useTranslation('payroll');
  const contributions = toEuro(toCents(totals.pensionalContribution) + toCents(totals.employerContribution));
  const sums = {
    gross: totals.totalBrutto,
    contributions,
    tax: totals.totalTax,
    net: totals.netto,
    cost: companyCostOf(totals),
  };
  const names = ['gross', 'contributions', 'tax', 'net', 'cost'] as const;
  const items = [
    { key: 'heads', label: t('calculations.figure.heads'), value: <Figure value={totals.headCount} /> },
    ...names.map((key) => ({
      key,
      label: t(`calculations.figure.${key}`),
      value: <Money value={sums[key]} currency />,
    })),
    { key: 'paid', label: t('month.paidOn'), value: <DateText value={totals.paymentDate} /> },
  ];
  return <DetailList items={items} />;
}
