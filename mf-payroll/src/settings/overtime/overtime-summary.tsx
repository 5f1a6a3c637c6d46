import { query } from '@paga/client';
import { getOvertime } from '@paga/contract/company/settings';
import { formatPercent } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The increases in one line. */
export function OvertimeSummary(): ReactNode {
  const { t } = useTranslation('payroll');
  const { data } = useQuery({ ...query(getOvertime), meta: { silent: true } });
  if (!data) return null;
  return t('settings.overtime.summary', {
    night: formatPercent(data.nightPercentage),
    weekend: formatPercent(data.weekendPercentage),
    afterHours: formatPercent(data.afterHoursPercentage),
    holiday: formatPercent(data.holidayPercentage),
    guard: formatPercent(data.guardPercentage),
  });
}
