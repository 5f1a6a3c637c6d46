import { RoleId } from '@paga/contract/shapes';
import type { Company } from '@paga/platform';
import { useMaybeSession } from '@paga/platform/host';
import { companyOf } from '#session/session.ts';
import { readStoredSession } from '#session/stored-session.ts';

/** The companies the person is linked to; empty for a super admin, who searches. */
export function useCompanies(): readonly Company[] {
  const session = useMaybeSession();
  const stored = readStoredSession();
  return session && stored ? stored.account.companies.map(companyOf) : [];
}

/** Whether "change company" is offered: more than one company, or a super admin. */
export function useMayChangeCompany(): boolean {
  const session = useMaybeSession();
  const companies = useCompanies();
  return session?.roleId === RoleId.superAdmin || companies.length > 1;
}
