import { query } from '@paga/client';
import { PaymentMonth } from '@paga/contract/company/setting-fields';
import { getMonthSettings } from '@paga/contract/company/settings';
import { formatNumber } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Hours of the month and payment day in one line. */
export function MonthSettingsSummary(): ReactNode {
  const { t } = useTranslation('payroll');
  const { data } = useQuery({ ...query(getMonthSettings), meta: { silent: true } });
  if (!data) return null;
  const { hoursPerMonth, paymentDay, paymentMonth } = data;
  const hours =
    hoursPerMonth === null
      ? t('settings.month.summary.byDays')
      : t('settings.month.summary.hours', { hours: formatNumber(hoursPerMonth) });
  const last = paymentDay >= 31;
  const where = paymentMonth === PaymentMonth.same ? 'same' : 'following';
  return `${hours}; ${t(`settings.month.summary.${where}${last ? 'Last' : ''}`, { day: paymentDay })}`;
}
