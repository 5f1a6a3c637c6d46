import { query } from '@paga/client';
import { type Employee, getEndOfEmployment, type SavedEnd } from '@paga/contract/employees';
import { useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';

/** How somebody's employment ends; null where it does not, or nobody has said how. */
export function useEnd({ id: employeeId, expirationContract }: Employee): SavedEnd | null {
  const maySee = useMayCall('getEndOfEmployment');
  const { data } = useQuery({
    ...query(getEndOfEmployment, { query: { employeeId } }),
    enabled: maySee && expirationContract !== null,
    meta: { silent: true },
  });
  return (expirationContract !== null && data) || null;
}
