import { accessTable, type CallName } from '@paga/contract/access-table';
import { isClosedCompany, refusedWhenClosed } from '@paga/contract/closed-company';
import type { RoleId } from '@paga/contract/shapes';
import { useMaybeSession } from './use-session.ts';

/** Whether a role may make a call of the contract at all; the server decides the rest (rows, company status). Unknown names: no. */
export function mayCall(roleId: RoleId, call: string): boolean {
  const table: Record<string, { roles: readonly RoleId[] } | undefined> = accessTable;
  return table[call]?.roles.includes(roleId) ?? false;
}

/** Whether the signed-in person may make a call by their role and the state of the company: hides what the server would refuse. */
export function useMayCall(call: CallName): boolean {
  const session = useMaybeSession();
  const closed = session?.company != null && isClosedCompany(session.company.status);
  return session !== null && mayCall(session.roleId, call) && !(closed && refusedWhenClosed(call));
}
