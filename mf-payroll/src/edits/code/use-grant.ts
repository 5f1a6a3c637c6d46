import { query } from '@paga/client';
import { getSalaryGrant } from '@paga/contract/identity/sign-in';
import { useCompany, useSession } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { beginGrant, forgetGrant, isGranted, learnGrant, onGrant } from './grant.ts';

/** Whether this session may change salaries of the company: as the server says, as the other tabs say, as was done here. */
export function useGrant() {
  const { user } = useSession();
  const company = useCompany();
  const owner = { userId: user.id, companyId: company.id };
  const granted = useSyncExternalStore(onGrant, () => isGranted(owner));
  const { data, dataUpdatedAt } = useQuery({
    ...query(getSalaryGrant, {}),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { silent: true },
  });
  useEffect(() => {
    if (data) learnGrant({ userId: user.id, companyId: company.id }, data.seconds, dataUpdatedAt);
  }, [data, dataUpdatedAt, user.id, company.id]);
  return {
    granted,
    isGranted: () => isGranted(owner),
    begin: () => beginGrant(owner),
    forget: () => forgetGrant(owner),
  };
}
