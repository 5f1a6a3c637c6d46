import type { Access } from '@paga/contract/access-level';
import { accessTable, type CallName } from '@paga/contract/access-table';
import { useMaybeCompany, useSession } from '@paga/platform';

/** Whether something that needs these calls is shown: the role may make all of them, and those that ask for a company have one. */
export function useOffered(): (needs: readonly CallName[]) => boolean {
  const { roleId } = useSession();
  const company = useMaybeCompany();
  return (needs) =>
    needs.every((call) => {
      const { level, roles }: Access = accessTable[call];
      return roles.includes(roleId) && (level !== 'company' || company !== null);
    });
}
