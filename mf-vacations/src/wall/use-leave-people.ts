import { query } from '@paga/client';
import { getLeavePeople } from '@paga/contract/leave';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';

/** Who has a row in the chart; not asked for where `wanted` is false. */
export function useLeavePeople(wanted = true) {
  const { id: tenantId } = useCompany();
  return useQuery({
    ...query(getLeavePeople, { query: { tenantId } }),
    enabled: wanted,
    meta: { silent: true },
  });
}
