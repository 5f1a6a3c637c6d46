import { deleteTaxSlabs, getTaxes, type Taxes } from '@paga/contract/company/law/taxes';
import { EmployerTier } from '@paga/contract/shapes';
import { DateText } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DatedHistory } from '../dated-values/dated-history.tsx';
import { BandsText } from './bands-text.tsx';

/** Every wage tax table, newest first; one that has not begun can be deleted. */
export function TaxHistory({ taxes }: { taxes: readonly Taxes[] }): ReactElement {
  const { t } = useTranslation('payroll');
  const mayDelete = useMayCall('deleteTaxSlabs');
  const tier = (table: Taxes) =>
    t(table.tier === EmployerTier.primary ? 'settings.taxes.tier.primary' : 'settings.taxes.tier.secondary');
  return (
    <DatedHistory
      entries={taxes}
      rowKey={({ id }) => id}
      columns={[
        { key: 'tier', title: t('settings.taxes.tier.label'), render: tier },
        {
          key: 'bands',
          title: t('settings.taxes.bands.title'),
          render: (table) => <BandsText bands={table.bands} />,
        },
      ]}
      from="law"
      removal={
        mayDelete && {
          of: 'taxes',
          call: deleteTaxSlabs,
          read: getTaxes,
          input: ({ id }) => ({ body: { taxId: id } }),
          shown: ({ validFrom, bands }) => (
            <>
              {t('settings.taxes.delete.text')} <DateText value={validFrom} />: <BandsText bands={bands} />
            </>
          ),
        }
      }
    />
  );
}
