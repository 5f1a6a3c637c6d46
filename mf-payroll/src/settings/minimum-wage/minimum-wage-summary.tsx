import { query } from '@paga/client';
import { getMinimumWages } from '@paga/contract/company/law/minimum-wage';
import { formatDate, formatMoney } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The minimum wage of today. */
export function MinimumWageSummary(): ReactNode {
  const { t } = useTranslation('payroll');
  const { data } = useQuery({ ...query(getMinimumWages), meta: { silent: true } });
  const wage = data?.find(({ inForce }) => inForce);
  return wage
    ? t('settings.minimumWage.summary', {
        amount: formatMoney(wage.amount),
        date: formatDate(wage.validFrom),
      })
    : null;
}
