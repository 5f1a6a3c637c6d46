import type { RaisePreview } from '@paga/contract/employees';
import { formatMoney, Money, monthTitle, type SimpleColumn, SimpleTable, useKit } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type MonthSum, monthSums } from './month-sums.ts';

const KEYS = ['gross', 'netto', 'cost'] as const;

/** What the months come to before and after: those that are open, and the first whole one. */
export function MonthsTable({ raises }: { raises: readonly RaisePreview[] }): ReactNode {
  const { t } = useTranslation('employees');
  const { language } = useKit();
  const month: SimpleColumn<MonthSum> = {
    key: 'month',
    title: t('raise.months.month'),
    render: (sum) => (
      <>
        {monthTitle(sum.month, sum.year, language)}
        <small className="guided-note">{t(sum.isOpen ? 'raise.months.open' : 'raise.months.whole')}</small>
      </>
    ),
  };
  const figures = KEYS.map(
    (key): SimpleColumn<MonthSum> => ({
      key,
      title: t(`raise.months.${key}`),
      align: 'right',
      render: ({ before, after }) => (
        <>
          <Money value={after[key]} />
          <small className="guided-note">{t('raise.months.was', { amount: formatMoney(before[key]) })}</small>
        </>
      ),
    }),
  );
  return (
    <SimpleTable
      label={t('raise.months.label')}
      rows={monthSums(raises)}
      columns={[month, ...figures]}
      rowKey={(sum) => `${sum.year}-${sum.month}`}
      stacks
    />
  );
}
