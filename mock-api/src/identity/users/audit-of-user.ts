import type { UserRecord } from '@paga/contract/identity/user';
import type { AuditFacts } from '#core/audit/audit-facts.ts';

type Facts = Pick<UserRecord, 'id' | 'name' | 'email' | 'roleId' | 'status' | 'tenantIds'>;

/** What a company's log holds of a person: whether they work in it, never in which others. */
function audited({ name, email, roleId, status, tenantIds }: Facts, companyId: number | undefined) {
  return {
    name,
    email,
    roleId,
    status,
    ...(companyId !== undefined && { linked: tenantIds.includes(companyId) }),
  };
}

/** A line for each company the person worked or will work in; a super admin, who is linked to none, has one in the platform's log. */
export function auditOfUser(type: string, before: Facts | null, after: Facts | null): AuditFacts[] {
  const person = after ?? before;
  if (person === null) return [];
  const companies = new Set([...(before?.tenantIds ?? []), ...(after?.tenantIds ?? [])]);
  const logs = companies.size > 0 ? [...companies] : [undefined];
  return logs.map((companyId) => ({
    page: 'users',
    type,
    objectId: person.id,
    about: { user: person.name },
    old: before && audited(before, companyId),
    new: after && audited(after, companyId),
    ...(companyId !== undefined && { companyId }),
  }));
}
