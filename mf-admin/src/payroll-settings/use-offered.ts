import type { Access } from '@paga/contract/access-level';
import { accessTable } from '@paga/contract/access-table';
import { useMaybeCompany, useSession } from '@paga/platform';

/** Who may make a call and what for; undefined of one that only a newer contract has. */
export function accessOf(call: string): Access | undefined {
  const table: Readonly<Record<string, Access | undefined>> = accessTable;
  return table[call];
}

/** Whether something that needs these calls is shown: the role may make all of them, and those that ask for a company have one. */
export function useOffered(): (needs: readonly string[]) => boolean {
  const { roleId } = useSession();
  const company = useMaybeCompany();
  return (needs) =>
    needs.every((call) => {
      const access = accessOf(call);
      return access?.roles.includes(roleId) && (access.level !== 'company' || company !== null);
    });
}
