import { query } from '@paga/client';
import { getEmployeesByStatusCount } from '@paga/contract/employees';
import { Card, ErrorState, Figure, Grid, SkeletonCard, StatCard } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** How many employees the company has, by state. */
export function PeopleCard(): ReactElement {
  const { t } = useTranslation('admin');
  const company = useCompany();
  const errorText = useErrorText();
  const counts = useQuery({
    ...query(getEmployeesByStatusCount, { query: { tenantId: company.id } }),
    meta: { silent: true },
  });
  return (
    <Card
      title={t('ownCompany.people.title')}
      extra={<Link to="/employees">{t('ownCompany.people.link')}</Link>}
    >
      {counts.isPending && <SkeletonCard lines={2} />}
      {counts.isError && <ErrorState detail={errorText(counts.error)} onRetry={counts.refetch} />}
      {counts.isSuccess && (
        <Grid columns={140}>
          <StatCard label={t('ownCompany.people.all')} value={<Figure value={counts.data.all} />} />
          <StatCard label={t('ownCompany.people.active')} value={<Figure value={counts.data.active} />} />
          <StatCard label={t('ownCompany.people.inactive')} value={<Figure value={counts.data.inactive} />} />
          <StatCard
            label={t('ownCompany.people.processing')}
            value={<Figure value={counts.data.processing} />}
          />
        </Grid>
      )}
    </Card>
  );
}
