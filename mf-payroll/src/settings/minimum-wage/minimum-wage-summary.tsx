import { getMinimumWages } from '@paga/contract/company/law/minimum-wage';
import { useInForce } from '@paga/forms';
import { formatDate, formatMoney } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The minimum wage of today. */
export function MinimumWageSummary(): ReactNode {
  const { t } = useTranslation('payroll');
  const data = useInForce(getMinimumWages);
  const wage = data?.find(({ inForce }) => inForce);
  return wage
    ? t('settings.minimumWage.summary', {
        amount: formatMoney(wage.amount),
        date: formatDate(wage.validFrom),
      })
    : null;
}
