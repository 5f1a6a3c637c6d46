import { getHealthInsurance } from '@paga/contract/company/settings';
import { useInForce } from '@paga/forms';
import { formatMoney } from '@paga/kit';
import { useCompany } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The own premium in one line, or that there is none. */
export function InsuranceSummary(): ReactNode {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  const data = useInForce(getHealthInsurance, { query: { tenantId } });
  if (!data) return null;
  return data.prime === 0
    ? t('settings.insurance.none')
    : t('settings.insurance.summary', {
        prime: formatMoney(data.prime),
        partner: formatMoney(data.partner),
        children: formatMoney(data.children),
      });
}
