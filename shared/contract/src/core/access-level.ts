import { RoleId } from './shapes.ts';

/**
 * What a session must have reached before a call, each level holding the ones before it: nothing, the ticket of a right password
 * while the two-factor code is due, signed in without the licence agreement, signed in, signed in with exactly one company named.
 */
export const SESSION_LEVELS = ['none', 'ticket', 'notAgreed', 'signedIn', 'company'] as const;
export type SessionLevel = (typeof SESSION_LEVELS)[number];

/** Beside those levels, on none of them: the session of an employee on the own page, which no call of the office takes, nor the other way round. */
export type AccessLevel = SessionLevel | 'own';

/** Who may make a call. `roles` counts from the level `signedIn` on. */
export type Access = { level: AccessLevel; roles: readonly RoleId[] };

const everyRole = Object.values(RoleId);
const editors = [RoleId.superAdmin, RoleId.companyAdmin, RoleId.companyManager];

// The grants that calls name in their declarations. Source: the decisions on session levels and roles.

/** Before any sign-in. */
export const anyone: Access = { level: 'none', roles: everyRole };
/** With the ticket of a right password, while the two-factor code is due. */
export const withTicket: Access = { level: 'ticket', roles: everyRole };
/** Signed in, the licence not agreed to yet. */
export const notAgreed: Access = { level: 'notAgreed', roles: everyRole };
/** An employee with an own session, about what is theirs. */
export const ownEmployee: Access = { level: 'own', roles: [] };
/** Every signed-in person. */
export const signedIn: Access = { level: 'signedIn', roles: everyRole };
/** Roles 1 to 3, whatever company is shown. */
export const signedInEditor: Access = { level: 'signedIn', roles: editors };
/** Role 1. */
export const superAdminOnly: Access = { level: 'signedIn', roles: [RoleId.superAdmin] };
/** Roles 1 and 2. */
export const superOrCompanyAdmin: Access = {
  level: 'signedIn',
  roles: [RoleId.superAdmin, RoleId.companyAdmin],
};
/** Roles 3 and 4. */
export const managerOrUser: Access = {
  level: 'signedIn',
  roles: [RoleId.companyManager, RoleId.companyUser],
};
/** Every role in a company it is linked to: employees, salaries, leave, documents, reports. */
export const inCompany: Access = { level: 'company', roles: everyRole };
/** Roles 2 to 4 in a company: what lasts as long as the link to it, which role 1 has not. */
export const linkedInCompany: Access = {
  level: 'company',
  roles: [RoleId.companyAdmin, RoleId.companyManager, RoleId.companyUser],
};
/** Roles 1 to 3 in a company: its settings. */
export const editorInCompany: Access = { level: 'company', roles: editors };
/** Roles 2 and 3 in a company that they are linked to: a decision about its settings. */
export const linkedEditorInCompany: Access = {
  level: 'company',
  roles: [RoleId.companyAdmin, RoleId.companyManager],
};
/** Role 1 in a company. */
export const superAdminInCompany: Access = { level: 'company', roles: [RoleId.superAdmin] };
/** Role 2 in a company. */
export const companyAdminInCompany: Access = { level: 'company', roles: [RoleId.companyAdmin] };
