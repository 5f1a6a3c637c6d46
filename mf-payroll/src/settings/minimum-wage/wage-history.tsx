import {
  deleteMinimumWage,
  getMinimumWages,
  type MinimumWage,
} from '@paga/contract/company/law/minimum-wage';
import { formatMoney, Money } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DatedHistory } from '../dated-values/dated-history.tsx';

/** Every minimum wage, newest first; one that has not begun can be deleted. */
export function WageHistory({ wages }: { wages: readonly MinimumWage[] }): ReactElement {
  const { t } = useTranslation('payroll');
  const mayDelete = useMayCall('deleteMinimumWage');
  return (
    <DatedHistory
      entries={wages}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'amount',
          title: t('settings.minimumWage.amount'),
          align: 'right',
          render: (wage) => <Money value={wage.amount} currency />,
        },
        {
          key: 'young',
          title: t('settings.minimumWage.young'),
          render: ({ youngAmount, youngBelowAge }) =>
            youngAmount !== null &&
            t('settings.minimumWage.youngIs', { amount: formatMoney(youngAmount), age: youngBelowAge }),
        },
      ]}
      from="law"
      removal={
        mayDelete && {
          of: 'minimumWage',
          call: deleteMinimumWage,
          read: getMinimumWages,
          input: ({ id }) => ({ body: { minimumWageId: id } }),
          shown: ({ amount }) => formatMoney(amount),
        }
      }
    />
  );
}
