import { formatMoney } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MonthOfYear } from '#address/use-month.ts';
import { SumNote } from '#frame/sum-note.tsx';
import { useStatistics } from '#months/use-statistics.ts';

/** The tax of the month, which the wage list has no column for. */
export function TaxOfMonth({ month: { month, year } }: { month: MonthOfYear }): ReactNode {
  const { t } = useTranslation('reports');
  const { data } = useStatistics(year);
  const row = data?.months.find(({ month: { monthId } }) => monthId === month);
  if (!row?.calculated) return null;
  return <SumNote>{t('declaration.tax', { tax: formatMoney(row.tax) })}</SumNote>;
}
