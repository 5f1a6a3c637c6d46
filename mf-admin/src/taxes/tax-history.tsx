import { deleteTaxSlabs, getTaxes, type Taxes } from '@paga/contract/company/taxes';
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
import { CameFrom, ValidFrom } from '#dated-values/came-from.tsx';
import { BandsText } from './bands-text.tsx';

/** Every wage tax table, newest first; one that has not begun can be deleted. */
export function TaxHistory({ taxes }: { taxes: readonly Taxes[] }): ReactElement {
  const { t } = useTranslation('admin');
  const mayDelete = useMayCall('deleteTaxSlabs');
  const [asked, setAsked] = useState<Taxes | null>(null);
  const tier = (table: Taxes) =>
    t(table.tier === EmployerTier.primary ? 'taxes.tier.primary' : 'taxes.tier.secondary');
  const columns: SimpleColumn<Taxes>[] = [
    { key: 'validFrom', title: t('datedValues.validFrom'), render: (table) => <ValidFrom entry={table} /> },
    { key: 'tier', title: t('taxes.tier.label'), render: tier },
    { key: 'bands', title: t('taxes.bands.title'), render: (table) => <BandsText bands={table.bands} /> },
    { key: 'law', title: t('datedValues.law'), render: (table) => <CameFrom entry={table} /> },
  ];
  if (mayDelete)
    columns.push({
      key: 'delete',
      title: <span className="paga-hidden">{t('datedValues.takeBack')}</span>,
      render: (table) =>
        table.validFrom > todayInKosovo() && (
          <IconButton
            icon="trash"
            label={t('taxes.delete.label', { date: formatDate(table.validFrom) })}
            onClick={() => setAsked(table)}
          />
        ),
    });
  return (
    <>
      <SimpleTable
        label={t('datedValues.history')}
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
  const { t } = useTranslation('admin');
  const date = formatDate(table.validFrom);
  const { save, saving, problem } = useSave(deleteTaxSlabs, {
    saved: t('taxes.delete.done', { date }),
    refresh: [getTaxes],
  });
  const confirm = () => save({ body: { taxId: table.id } }).then(onClose, () => undefined);
  return (
    <ConfirmModal
      open
      danger
      loading={saving}
      title={t('taxes.delete.title', { date })}
      confirmText={t('taxes.delete.confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {problem ?? (
        <>
          {t('taxes.delete.text')} <DateText value={table.validFrom} />: <BandsText bands={table.bands} />
        </>
      )}
    </ConfirmModal>
  );
}
