import { query } from '@paga/client';
import { getSignOff, type SignOff } from '@paga/contract/payroll';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { Period } from '#month/period/use-period.ts';

/** Where the sign-off of a calculated month stands; silent, as it stands beside what matters more. */
export function useSignOff({ month, year }: Period, enabled = true) {
  const company = useCompany();
  return useQuery({
    ...query(getSignOff, { query: { month, year, userId: company.id } }),
    enabled,
    meta: { silent: true },
  });
}

/** Whether closing waits for somebody's sign-off. Not while it is unknown: the server refuses by itself. */
export const waitsForSignOff = (of: SignOff | undefined): boolean =>
  of?.required === true && of.signed?.holds !== true;
