import type { SalaryReport } from '@paga/contract/reports/salaries';
import { ShareChart } from '@paga/kit';
import { restOfGross } from '@paga/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const SHOWN = ['netto', 'tax', 'personalContribute', 'employerContribute'] as const;

/** Where what the company paid went; what is left of the gross is insurance and deductions. */
export function SalarySplit({
  totals,
  period,
}: {
  totals: SalaryReport['totals'];
  period: string;
}): ReactElement {
  const { t } = useTranslation('reports');
  const rest = restOfGross(totals);
  const parts = SHOWN.map((key) => ({
    key: key as string,
    label: t(`frame.column.${key}`),
    values: [totals[key]],
  }));
  if (rest > 0) parts.push({ key: 'rest', label: t('salaries.rest'), values: [rest] });
  return <ShareChart label={t('salaries.split')} wholes={[period]} parts={parts} />;
}
