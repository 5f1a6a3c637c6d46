import { getOvertime } from '@paga/contract/company/settings';
import { useInForce } from '@paga/forms';
import { formatPercent } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The increases in one line. */
export function OvertimeSummary(): ReactNode {
  const { t } = useTranslation('payroll');
  const data = useInForce(getOvertime);
  if (!data) return null;
  return t('settings.overtime.summary', {
    night: formatPercent(data.nightPercentage),
    weekend: formatPercent(data.weekendPercentage),
    afterHours: formatPercent(data.afterHoursPercentage),
    holiday: formatPercent(data.holidayPercentage),
    guard: formatPercent(data.guardPercentage),
  });
}
