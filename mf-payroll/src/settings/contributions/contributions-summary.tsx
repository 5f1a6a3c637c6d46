import { getContribution } from '@paga/contract/company/contributions';
import { useInForce } from '@paga/forms';
import { formatPercent } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The contributions of today. */
export function ContributionsSummary(): ReactNode {
  const { t } = useTranslation('payroll');
  const data = useInForce(getContribution);
  if (!data) return null;
  return t('settings.contributions.summary', {
    employer: formatPercent(data.employerContribute),
    personal: formatPercent(data.personalContribute),
  });
}
