import { query } from '@paga/client';
import { getSectors } from '@paga/contract/employees/sectors';
import { EmployerTier } from '@paga/contract/shapes';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { numberIn, useAddress } from '#address/use-address.ts';
import { useReportMonth } from '#months/use-report-month.ts';

/** The filters of the bank payment list: what is asked of the server, how each is changed, and the chips of those that are set. */
export function usePaymentFilter() {
  const { t } = useTranslation('reports');
  const { id: tenantId } = useCompany();
  const [search, change] = useAddress();
  const { month, setMonth, isKnown } = useReportMonth();
  const { data: sectors = [] } = useQuery({
    ...query(getSectors, { query: { tenantId } }),
    meta: { silent: true },
  });
  const tier = Object.values(EmployerTier).find((value) => value === numberIn(search, 'tier', 1, 2)) ?? null;
  const bank = search.get('bank')?.trim() ?? '';
  const sectorId = numberIn(search, 'sector', 1, Number.MAX_SAFE_INTEGER) ?? null;
  const sector = sectors.find(({ id }) => id === sectorId);
  const set = [
    tier && {
      key: 'tier',
      label: t(tier === EmployerTier.primary ? 'paymentOrder.tier.primary' : 'paymentOrder.tier.secondary'),
    },
    bank && { key: 'bank', label: t('paymentOrder.filter.bankIs', { bank }) },
    sectorId && { key: 'sector', label: sector?.name ?? t('paymentOrder.filter.sector') },
  ].filter((chip) => chip !== null && chip !== 0 && chip !== '');
  return {
    month,
    setMonth,
    isKnown,
    tier,
    bank,
    sectorId,
    sectors,
    change,
    asked: { ...month, employerType: tier, bank: bank || null, sectorId },
    chips: set.map((chip) => ({ ...chip, onClear: () => change({ [chip.key]: null }) })),
  };
}
