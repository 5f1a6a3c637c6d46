import { deleteTaxSlabs, getTaxes, type Taxes } from '@paga/contract/company/law/taxes';
import { EmployerTier } from '@paga/contract/shapes';
import { useSave } from '@paga/forms';
import {
  ConfirmModal,
  DateText,
  formatDate,
  IconButton,
  type SimpleColumn,
  SimpleTable,
  todayInKosovo,
} from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CameFrom, ValidFrom } from '../dated-values/came-from.tsx';
import { BandsText } from './bands-text.tsx';

/** Every wage tax table, newest first; one that has not begun can be deleted. */
export function TaxHistory({ taxes }: { taxes: readonly Taxes[] }): ReactElement {
  const { t } = useTranslation('payroll');
  const mayDelete = useMayCall('deleteTaxSlabs');
  const [asked, setAsked] = useState<Taxes | null>(null);
  const tier = (table: Taxes) =>
    t(table.tier === EmployerTier.primary ? 'settings.taxes.tier.primary' : 'settings.taxes.tier.secondary');
  const columns: SimpleColumn<Taxes>[] = [
    {
      key: 'validFrom',
      title: t('settings.datedValues.validFrom'),
      render: (table) => <ValidFrom entry={table} />,
    },
    { key: 'tier', title: t('settings.taxes.tier.label'), render: tier },
    {
      key: 'bands',
      title: t('settings.taxes.bands.title'),
      render: (table) => <BandsText bands={table.bands} />,
    },
    { key: 'law', title: t('settings.datedValues.law'), render: (table) => <CameFrom entry={table} /> },
  ];
  if (mayDelete)
    columns.push({
      key: 'delete',
      title: <span className="paga-hidden">{t('settings.datedValues.takeBack')}</span>,
      render: (table) =>
        table.validFrom > todayInKosovo() && (
          <IconButton
            icon="trash"
            label={t('settings.taxes.delete.label', { date: formatDate(table.validFrom) })}
            onClick={() => setAsked(table)}
          />
        ),
    });
  return (
    <>
      <SimpleTable
        label={t('settings.datedValues.history')}
        showLabel
        rows={taxes}
        columns={columns}
        rowKey={(table) => table.id}
        stacks
      />
      {asked && <DeleteTax table={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function DeleteTax({ table, onClose }: { table: Taxes; onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const date = formatDate(table.validFrom);
  const { save, saving, problem } = useSave(deleteTaxSlabs, {
    saved: t('settings.taxes.delete.done', { date }),
    refresh: [getTaxes],
  });
  const confirm = () => save({ body: { taxId: table.id } }).then(onClose, () => undefined);
  return (
    <ConfirmModal
      open
      danger
      loading={saving}
      title={t('settings.taxes.delete.title', { date })}
      confirmText={t('settings.taxes.delete.confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {problem ?? (
        <>
          {t('settings.taxes.delete.text')} <DateText value={table.validFrom} />:{' '}
          <BandsText bands={table.bands} />
        </>
      )}
    </ConfirmModal>
  );
}
