import { RoleId } from '@paga/contract/shapes';
import { useMaybeSession } from '@paga/platform/host';
import { readStoredSession } from '#session/stored-session.ts';

/** How many companies the person is linked to, counted up to `OwnCompanies.counted`; 0 for a super admin, who searches. */
export function useCompanyCount(): number {
  const session = useMaybeSession();
  return (session && readStoredSession()?.account.companyCount) ?? 0;
}

/** Whether "change company" is offered: more than one company, or a super admin. */
export function useMayChangeCompany(): boolean {
  const session = useMaybeSession();
  const count = useCompanyCount();
  return session?.roleId === RoleId.superAdmin || count > 1;
}
