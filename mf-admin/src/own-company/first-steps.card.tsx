import { query } from '@paga/client';
import { getPayrollReadiness } from '@paga/contract/company/settings';
import { getMonthOverview } from '@paga/contract/filing';
import { Card } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Checklist } from './readiness-card.tsx';

/** The checklist on the home page of a company that has never closed a month, while something that salaries need is missing. */
export function FirstStepsCard(): ReactElement | null {
  const { t } = useTranslation('admin');
  const company = useCompany();
  const readiness = useQuery({
    ...query(getPayrollReadiness, { query: { tenantId: company.id } }),
    meta: { silent: true },
  });
  const overview = useQuery({
    ...query(getMonthOverview, { query: { tenantId: company.id } }),
    meta: { silent: true },
  });
  if ([readiness, overview].some(({ isPending }) => isPending)) return <span hidden aria-busy="true" />;
  const { data } = readiness;
  if (!data || data.ready || !overview.data?.isNew) return null;
  return (
    <Card title={t('ownCompany.readiness.title')}>
      <Checklist readiness={{ ...data, lines: data.lines.filter(({ done }) => !done) }} foldsHints />
    </Card>
  );
}
