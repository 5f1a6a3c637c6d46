import type { TaxStep } from '@paga/contract/company/law/taxes';
import { formatMoney, formatPercent } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import './taxes.css';

/** The bands in words, those without width left out; one below the other when they are stacked. */
export function BandsText({
  bands,
  isStacked = false,
}: {
  bands: readonly TaxStep[];
  isStacked?: boolean | undefined;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const shown = bands.filter(
    ({ firstValue, secondValue }) => secondValue === null || secondValue > firstValue,
  );
  return (
    <span className={`tax-bands paga-number${isStacked ? ' is-stacked' : ''}`}>
      {shown.map(({ firstValue, secondValue, percentage }) => (
        <span key={firstValue}>
          {secondValue === null
            ? t('settings.taxes.bands.above', {
                from: formatMoney(firstValue),
                rate: formatPercent(percentage),
              })
            : t('settings.taxes.bands.between', {
                from: formatMoney(firstValue),
                to: formatMoney(secondValue),
                rate: formatPercent(percentage),
              })}
        </span>
      ))}
    </span>
  );
}
