import { EmployerTier } from '@paga/contract/shapes';
import { MonthPicker, NativeSelect, SearchBox } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { usePaymentFilter } from './use-payment-filter.ts';

/** Spec 2 §9. */
const BANK_DEBOUNCE_MS = 200;
const ALL = 0;

/** Employer type, bank, sector, month and year. */
export function PaymentFilters({ filter }: { filter: ReturnType<typeof usePaymentFilter> }): ReactElement {
  const { t } = useTranslation('reports');
  const { tier, bank, sectorId, sectors, change } = filter;
  return (
    <>
      <MonthPicker value={filter.month} onChange={filter.setMonth} />
      <NativeSelect
        label={t('paymentOrder.filter.tier')}
        value={tier ?? ALL}
        options={[
          { value: ALL, label: t('paymentOrder.filter.allTiers') },
          { value: EmployerTier.primary, label: t('paymentOrder.tier.primary') },
          { value: EmployerTier.secondary, label: t('paymentOrder.tier.secondary') },
        ]}
        onChange={(value) => change({ tier: value || null })}
      />
      {sectors.length > 0 && (
        <NativeSelect
          label={t('paymentOrder.filter.sector')}
          value={sectorId ?? ALL}
          options={[
            { value: ALL, label: t('paymentOrder.filter.allSectors') },
            ...sectors.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => change({ sector: value || null })}
        />
      )}
      <SearchBox
        label={t('paymentOrder.filter.bank')}
        initial={bank}
        debounceMs={BANK_DEBOUNCE_MS}
        onSearch={(text) => change({ bank: text })}
      />
    </>
  );
}
