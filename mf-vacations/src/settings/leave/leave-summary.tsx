import { getLeaveConfiguration } from '@paga/contract/company/settings';
import { useInForce } from '@paga/forms';
import { formatPercent } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The working week and the days of leave in one line. */
export function LeaveSummary(): ReactNode {
  const { t } = useTranslation('vacations');
  const data = useInForce(getLeaveConfiguration);
  if (!data) return null;
  return t('settings.leave.summary', {
    week: data.weekWorkingDays,
    annual: data.annualLeaveDays,
    medical: data.medicalLeaveDays,
    medicalPay: formatPercent(data.medicalPercentage),
    maternityPay: formatPercent(data.maternityPercentage),
  });
}
