import { query } from '@paga/client';
import { getContribution } from '@paga/contract/company/contributions';
import { formatPercent } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The contributions of today. */
export function ContributionsSummary(): ReactNode {
  const { t } = useTranslation('payroll');
  const { data } = useQuery({ ...query(getContribution), meta: { silent: true } });
  if (!data) return null;
  return t('settings.contributions.summary', {
    employer: formatPercent(data.employerContribute),
    personal: formatPercent(data.personalContribute),
  });
}
