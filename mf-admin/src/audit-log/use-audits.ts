import { query } from '@paga/client';
import {
  type AuditQuery,
  getAuditsByAuth,
  getAuditsByTenantId,
  getAuditsByUserId,
} from '@paga/contract/audit';
import { RoleId } from '@paga/contract/shapes';
import { useSession } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

// spec 1 §6: role 2 by company, roles 3 and 4 their companies, role 1 what it did itself.
function auditsOf(roleId: RoleId, asked: AuditQuery) {
  if (roleId === RoleId.superAdmin) return query(getAuditsByUserId, { query: asked });
  return roleId === RoleId.companyAdmin
    ? query(getAuditsByTenantId, { query: asked })
    : query(getAuditsByAuth, { query: asked });
}

/** A page of the log as the person's role sees it. */
export function useAudits(asked: AuditQuery) {
  const { roleId } = useSession();
  return useQuery({ ...auditsOf(roleId, asked), placeholderData: keepPreviousData, meta: { silent: true } });
}
