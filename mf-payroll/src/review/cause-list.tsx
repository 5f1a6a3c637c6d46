import type { ComparedRow } from '@paga/contract/payroll';
import { Money, type SimpleColumn, SimpleTable } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { causeName } from './cause-name.ts';

type CauseListProps = Pick<ComparedRow, 'causes' | 'difference'> & {
  /** Said when there is none. */
  same: string;
};

/** The causes of a difference between two nets; their sum is the difference. */
export function CauseList({ causes, difference, same }: CauseListProps): ReactElement {
  const { t } = useTranslation('payroll');
  const columns: SimpleColumn<ComparedRow['causes'][number]>[] = [
    { key: 'cause', title: t('review.column.cause'), render: (one) => causeName(one, t) },
    {
      key: 'what',
      title: t('review.column.what'),
      render: ({ cause }) => <span className="paga-hint">{t(`review.meaning.${cause}`)}</span>,
    },
    {
      key: 'amount',
      title: t('review.column.amount'),
      align: 'right',
      render: ({ amount }) => <Money value={amount} signed />,
    },
  ];
  return (
    <SimpleTable
      label={t('review.causes')}
      showLabel
      rows={causes}
      columns={columns}
      rowKey={({ cause }) => cause}
      totals={{ cause: t('review.sum'), amount: <Money value={difference} signed /> }}
      empty={<p>{same}</p>}
    />
  );
}
