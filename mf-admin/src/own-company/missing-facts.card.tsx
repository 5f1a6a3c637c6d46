import { query } from '@paga/client';
import { getPayrollReadiness } from '@paga/contract/company/settings';
import { getMonthOverview } from '@paga/contract/filing';
import { Grid } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadinessItem } from './readiness-item.tsx';
import { withoutFollowing } from './without-following.ts';

/** Of what is to be done in a company that has closed a month before: facts that salaries need. A new one has its checklist. */
export function MissingFactsCard(): ReactElement | null {
  const { t } = useTranslation('admin');
  const company = useCompany();
  const input = { query: { tenantId: company.id } };
  const readiness = useQuery({ ...query(getPayrollReadiness, input), meta: { silent: true } });
  const overview = useQuery({ ...query(getMonthOverview, input), meta: { silent: true } });
  if (readiness.isPending || overview.isPending) return <span hidden aria-busy="true" />;
  if (!readiness.data || overview.data?.isNew !== false) return null;
  const missing = withoutFollowing(readiness.data.lines).filter(({ done, required }) => !done && required);
  if (missing.length === 0) return null;
  return (
    <Grid as="ul" gap={0} className="paga-list" aria-label={t('ownCompany.readiness.titlePaid')}>
      {missing.map((line) => (
        <ReadinessItem key={line.key} line={line} isTask />
      ))}
    </Grid>
  );
}
