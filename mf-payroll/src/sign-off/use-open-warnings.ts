import { query } from '@paga/client';
import { ACCEPTED_AT_ONCE, type Finding, getSalaryChecks } from '@paga/contract/payroll';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { Period } from '#month/period/use-period.ts';

const NONE: readonly Finding[] = [];

/** The warnings of a month that stand open and that the person who asks may accept, as many as one sign-off takes. */
export function useOpenWarnings({ month, year }: Period): readonly Finding[] {
  const company = useCompany();
  const checks = useQuery({
    ...query(getSalaryChecks, { query: { month, year, userId: company.id } }),
    meta: { silent: true },
  });
  const open = checks.data?.findings.filter(
    ({ level, accepted, ownChange }) => level === 'warning' && !accepted && !ownChange,
  );
  return open?.slice(0, ACCEPTED_AT_ONCE) ?? NONE;
}
