import { useCompany, useSession } from '@paga/platform';
import { useMemo } from 'react';
import type { Owner } from './last-place.ts';

/** Whose table this is: the person in the shown company. */
export function useOwner(): Owner {
  const { user } = useSession();
  const { id } = useCompany();
  return useMemo(() => ({ userId: user.id, companyId: id }), [user.id, id]);
}
