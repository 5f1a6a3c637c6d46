import {
  deleteMinimumWage,
  getMinimumWages,
  type MinimumWage,
} from '@paga/contract/company/law/minimum-wage';
import { useSave } from '@paga/forms';
import {
  ConfirmModal,
  formatDate,
  formatMoney,
  IconButton,
  Money,
  type SimpleColumn,
  SimpleTable,
  todayInKosovo,
} from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CameFrom, ValidFrom } from '../dated-values/came-from.tsx';

/** Every minimum wage, newest first; one that has not begun can be deleted. */
export function WageHistory({ wages }: { wages: readonly MinimumWage[] }): ReactElement {
  const { t } = useTranslation('payroll');
  const mayDelete = useMayCall('deleteMinimumWage');
  const [asked, setAsked] = useState<MinimumWage | null>(null);
  const columns: SimpleColumn<MinimumWage>[] = [
    {
      key: 'validFrom',
      title: t('settings.datedValues.validFrom'),
      render: (wage) => <ValidFrom entry={wage} />,
    },
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
    { key: 'law', title: t('settings.datedValues.law'), render: (wage) => <CameFrom entry={wage} /> },
  ];
  if (mayDelete)
    columns.push({
      key: 'delete',
      title: <span className="paga-hidden">{t('settings.datedValues.takeBack')}</span>,
      render: (wage) =>
        wage.validFrom > todayInKosovo() && (
          <IconButton
            icon="trash"
            label={t('settings.minimumWage.delete.label', { date: formatDate(wage.validFrom) })}
            onClick={() => setAsked(wage)}
          />
        ),
    });
  return (
    <>
      <SimpleTable
        label={t('settings.datedValues.history')}
        showLabel
        rows={wages}
        columns={columns}
        rowKey={(wage) => wage.id}
        stacks
      />
      {asked && <DeleteWage wage={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function DeleteWage({ wage, onClose }: { wage: MinimumWage; onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const date = formatDate(wage.validFrom);
  const { save, saving, problem } = useSave(deleteMinimumWage, {
    saved: t('settings.minimumWage.delete.done', { date }),
    refresh: [getMinimumWages],
  });
  const confirm = () => save({ body: { minimumWageId: wage.id } }).then(onClose, () => undefined);
  return (
    <ConfirmModal
      open
      danger
      loading={saving}
      title={t('settings.minimumWage.delete.title', { date })}
      confirmText={t('settings.minimumWage.delete.confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {problem ?? formatMoney(wage.amount)}
    </ConfirmModal>
  );
}
