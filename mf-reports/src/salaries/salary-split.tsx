import type { SalaryReport } from '@paga/contract/reports/salaries';
import { ShareChart } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { deductionsOf } from './use-salary-columns.tsx';

const SHOWN = ['netto', 'tax', 'personalContribute', 'employerContribute'] as const;

/** Where what the company paid went; what is left of the gross is insurance and deductions. */
export function SalarySplit({
  label,
  totals,
  period,
}: {
  label: string;
  totals: SalaryReport['totals'];
  period: string;
}): ReactElement {
  const { t } = useTranslation('reports');
  const rest = deductionsOf(totals);
  const parts = SHOWN.map((key) => ({
    key: key as string,
    label: t(`frame.column.${key}`),
    values: [totals[key]],
  }));
  if (rest > 0) parts.push({ key: 'rest', label: t('salaries.rest'), values: [rest] });
  return <ShareChart label={label} wholes={[period]} parts={parts} />;
}
