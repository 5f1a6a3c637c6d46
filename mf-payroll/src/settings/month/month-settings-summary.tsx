import { PaymentMonth } from '@paga/contract/company/setting-fields';
import { getMonthSettings } from '@paga/contract/company/settings';
import { useInForce } from '@paga/forms';
import { formatNumber } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Hours of the month and payment day in one line. */
export function MonthSettingsSummary(): ReactNode {
  const { t } = useTranslation('payroll');
  const data = useInForce(getMonthSettings);
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
