import { query } from '@paga/client';
import { getSectors } from '@paga/contract/employees/sectors';
import type { LeaveFeedScope } from '@paga/contract/leave';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { useLeaveEmployees } from '../people/use-leave-employees.ts';

/** The sectors or people that a feed can be of. */
export function useScopeOptions(scope: LeaveFeedScope): { value: number; label: string }[] {
  const { id: tenantId } = useCompany();
  const { people } = useLeaveEmployees(scope === 'person');
  const sectors = useQuery({
    ...query(getSectors, { query: { tenantId } }),
    enabled: scope === 'sector',
  });
  const named = scope === 'person' ? people : (sectors.data ?? []);
  return scope === 'company' ? [] : named.map(({ id, name }) => ({ value: id, label: name }));
}
