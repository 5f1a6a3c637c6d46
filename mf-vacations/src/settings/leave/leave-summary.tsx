import { query } from '@paga/client';
import { getLeaveConfiguration } from '@paga/contract/company/settings';
import { formatPercent } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The working week and the days of leave in one line. */
export function LeaveSummary(): ReactNode {
  const { t } = useTranslation('vacations');
  const { data } = useQuery({ ...query(getLeaveConfiguration), meta: { silent: true } });
  if (!data) return null;
  return t('settings.leave.summary', {
    week: data.weekWorkingDays,
    annual: data.annualLeaveDays,
    medical: data.medicalLeaveDays,
    medicalPay: formatPercent(data.medicalPercentage),
    maternityPay: formatPercent(data.maternityPercentage),
  });
}
