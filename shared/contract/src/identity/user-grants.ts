import { RoleId } from '#core/shapes.ts';

const { superAdmin, companyAdmin, companyManager, companyUser } = RoleId;

/**
 * The roles a person of each role may add, change, switch on and off and delete: numbers not lower than their own. Role 4 manages nobody.
 * The one table behind the server's refusals and the choices the screens offer. Source: the decisions on roles.
 */
export const GRANTED_ROLES: Readonly<Record<RoleId, readonly RoleId[]>> = {
  [superAdmin]: [superAdmin, companyAdmin, companyManager, companyUser],
  [companyAdmin]: [companyAdmin, companyManager, companyUser],
  [companyManager]: [companyManager, companyUser],
  [companyUser]: [],
};

/** The roles that each of the two calls can give, the usual one first. */
export const ROLES_BY_CALL = {
  createAdmin: [companyAdmin, superAdmin],
  createUser: [companyUser, companyManager],
} as const;

/** Who asks: the own id and role, and the companies one is linked to (role 1 reaches all). */
export type Manager = { userId: number; roleId: RoleId; companyIds: readonly number[] };

/** The person it is about: `elsewhere` when also linked to a company the manager is not linked to. */
type Managed = { id: number; roleId: RoleId; elsewhere: boolean };

/** What is done to a person: facts are name, e-mail, role and status; links are the manager's own companies. */
export type Deed = 'rename' | 'facts' | 'links' | 'remove';

/** Why a deed is refused; undefined when it is allowed. */
type GrantRefusal = 'ROLE_NOT_GRANTED' | 'OWN_ACCOUNT' | 'PERSON_WORKS_ELSEWHERE';

/** Whether a person of role `own` may give, or touch somebody of, role `other`. */
export function grantsRole(own: RoleId, other: RoleId): boolean {
  return GRANTED_ROLES[own].includes(other);
}

/**
 * Whether `manager` may do `deed` to `person`, whose company the manager shares. One's own name may be changed, nothing else of oneself. Of
 * a person who also works for strangers only the links to the manager's companies: a new e-mail, role or status would reach the strangers'.
 *
 * ```ts
 * refusedDeed({ userId: 1, roleId: 2, companyIds: [7] }, { id: 5, roleId: 3, elsewhere: true }, 'facts'); // 'PERSON_WORKS_ELSEWHERE'
 * ```
 */
export function refusedDeed(manager: Manager, person: Managed, deed: Deed): GrantRefusal | undefined {
  if (!grantsRole(manager.roleId, person.roleId)) return 'ROLE_NOT_GRANTED';
  if (manager.userId === person.id) return deed === 'rename' ? undefined : 'OWN_ACCOUNT';
  const reachesStrangers = deed === 'rename' || deed === 'facts';
  return person.elsewhere && reachesStrangers ? 'PERSON_WORKS_ELSEWHERE' : undefined;
}

/** The companies of `tenantIds` that a manager may not link anybody to: all they are not linked to themselves. */
export function foreignCompanies(manager: Manager, tenantIds: readonly number[]): number[] {
  return manager.roleId === superAdmin ? [] : tenantIds.filter((id) => !manager.companyIds.includes(id));
}
