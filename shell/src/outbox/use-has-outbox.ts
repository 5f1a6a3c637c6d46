import { query } from '@paga/client';
import { getSetupState } from '@paga/contract/identity/setup';
import { useSession } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';

/** Whether there is an outbox to read: in a demo, for the super admin. */
export function useHasOutbox(): boolean {
  const { roleId } = useSession();
  const state = useQuery({
    ...query(getSetupState, {}),
    enabled: roleId === 1,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  return roleId === 1 && state.data?.demo === true;
}
