import type { PayOfMonth } from '@paga/contract/payroll';
import { Money, type SimpleColumn, SimpleTable } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type PayOfYear, YEAR_FIGURES, yearsOf } from './years-of.ts';

/** What a person was paid in each calendar year. */
export function YearTotals({ months }: { months: readonly PayOfMonth[] }): ReactElement {
  const { t } = useTranslation('payroll');
  const columns: SimpleColumn<PayOfYear>[] = [
    { key: 'year', title: t('person.pay.years.year'), render: ({ year }) => year },
    { key: 'months', title: t('person.pay.years.months'), align: 'right', render: (row) => row.months },
    ...YEAR_FIGURES.map(
      (figure): SimpleColumn<PayOfYear> => ({
        key: figure,
        title: t(`person.pay.${figure}`),
        align: 'right',
        render: ({ sum }) => <Money value={sum(figure)} />,
      }),
    ),
  ];
  return (
    <SimpleTable
      label={t('person.pay.years.title')}
      showLabel
      rows={yearsOf(months)}
      columns={columns}
      rowKey={({ year }) => year}
      stacks
    />
  );
}
