import { query } from '@paga/client';
import { getContractsByExpirationDate } from '@paga/contract/employees';
import { Card, DateText } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PeopleList } from './people-list.tsx';

/** Contracts that end within 30 days or have ended, on the dashboard. */
export function ExpiringContractsCard(): ReactElement {
  const { t } = useTranslation('employees');
  const { id: tenantId } = useCompany();
  const contracts = useQuery({
    ...query(getContractsByExpirationDate, { query: { tenantId } }),
    meta: { silent: true },
  });
  return (
    <Card title={t('dashboard.expiringContracts')}>
      <PeopleList
        list={contracts}
        empty={t('dashboard.noContracts')}
        detail={(person) => <DateText value={person.expirationDate} />}
      />
    </Card>
  );
}
