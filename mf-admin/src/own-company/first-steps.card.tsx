import { query } from '@paga/client';
import { getPayrollReadiness, type ReadinessLine } from '@paga/contract/company/profile';
import { getMonthOverview } from '@paga/contract/filing';
import { Card } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Checklist } from './readiness-card.tsx';

/** What comes with the employees themselves. */
const WITH_EMPLOYEES: ReadonlySet<ReadinessLine['key']> = new Set([
  'bankAccounts',
  'personalNumbers',
  'salaries',
]);

/** While there are no employees, what is missing of them is no further point. */
function withoutFollowing(lines: readonly ReadinessLine[]): ReadinessLine[] {
  const hasNobody = lines.some(({ key }) => key === 'employees');
  return lines.filter(({ key }) => !hasNobody || !WITH_EMPLOYEES.has(key));
}

/** The checklist on the home page of a company that has never closed a month, while something that salaries need is missing. */
export function FirstStepsCard(): ReactElement | null {
  const { t } = useTranslation('admin');
  const company = useCompany();
  const { data } = useQuery({
    ...query(getPayrollReadiness, { query: { tenantId: company.id } }),
    meta: { silent: true },
  });
  const overview = useQuery({
    ...query(getMonthOverview, { query: { tenantId: company.id } }),
    meta: { silent: true },
  });
  if (!data || data.ready || !overview.data?.isNew) return null;
  return (
    <Card title={t('ownCompany.readiness.title')}>
      <Checklist readiness={{ ...data, lines: withoutFollowing(data.lines.filter(({ done }) => !done)) }} />
    </Card>
  );
}
