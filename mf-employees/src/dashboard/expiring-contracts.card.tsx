import { query } from '@paga/client';
import { getContractsByExpirationDate } from '@paga/contract/employees';
import { Card, DateText } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PeopleList } from './people-list.tsx';

/** Contracts that end within 30 days or have ended, on the dashboard. */
export function ExpiringContractsCard(): ReactElement {
  const { t } = useTranslation('employees');
  const { id: tenantId } = useCompany();
  const contracts = useQuery({
    ...query(getContractsByExpirationDate, { query: { tenantId } }),
    meta: { silent: true },
  });
  const mayProlong = useMayCall('prolongContracts');
  const people = mayProlong && contracts.data?.map(({ id }) => id).join(',');
  return (
    <Card
      title={t('dashboard.expiringContracts')}
      extra={people && <Link to={`/employees/prolong?people=${people}`}>{t('dashboard.prolong')}</Link>}
    >
      <PeopleList
        list={contracts}
        empty={t('dashboard.noContracts')}
        detail={(person) => <DateText value={person.expirationDate} />}
      />
    </Card>
  );
}
