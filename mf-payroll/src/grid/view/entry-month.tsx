import { query } from '@paga/client';
import { getMonthOverview } from '@paga/contract/filing';
import { Page, SkeletonTable } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { placeOf } from '#month/period/place-of.ts';
import { currentPeriod } from '#month/period/use-period.ts';
import { lastPlace } from './last-place.ts';
import { useOwner } from './use-owner.ts';

/** The table without a month in the address: leads to the month that was shown last, else to the one that home names; earlier open ones are named there. */
export function EntryMonth(): ReactElement {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const mayLook = useMayCall('getMonthOverview');
  const last = lastPlace(useOwner());
  const overview = useQuery({
    ...query(getMonthOverview, { query: { tenantId: company.id } }),
    enabled: !last && mayLook,
    meta: { silent: true },
  });
  const unknown = overview.isError || !mayLook ? currentPeriod() : undefined;
  const period = last ?? overview.data?.current ?? unknown;
  if (period) return <Navigate replace to={placeOf('calculations', period)} />;
  return (
    <Page fill title={t('navigation.calculations')}>
      <SkeletonTable rows={14} columns={9} />
    </Page>
  );
}
