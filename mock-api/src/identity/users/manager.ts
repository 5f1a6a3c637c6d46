import type { UserRecord } from '@paga/contract/identity/user';
import {
  type Deed,
  foreignCompanies,
  grantsRole,
  type Manager,
  refusedDeed,
} from '@paga/contract/identity/user-grants';
import { CompanyStatus, RoleId, UserStatus } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError, found, invalidField, notFoundField } from '#core/domain-error.ts';
import { companyStatus } from '../session/company-status.ts';
import { userRows } from './list/user-rows.ts';

/** Who asks, as the database knows them at this moment, with those of their companies that may be written to. */
export type ManagerNow = Manager & { working: readonly number[] };

/** Any number; it only has to be the same for everybody. */
const LOCK = 4_100_001;

/**
 * Changes of people happen one after the other: whether somebody is a company's last administrator depends on other people's rows. Answers
 * with who asks, read after the lock, so that a role taken away while the request waited counts.
 */
export async function lockedManager(tx: Tx, userId: number, today: string): Promise<ManagerNow> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  return managerNow(tx, userId, today);
}

type CompanyState = { id: number; status: number; expirationDate: string | null };

const isWorking = (company: CompanyState, today: string) =>
  companyStatus(company, today) <= CompanyStatus.trial;

/** The same without the lock, for a first look. */
export async function managerNow(tx: Tx, userId: number, today: string): Promise<ManagerNow> {
  const { rows } = await tx.execute<{ roleId: RoleId; companies: CompanyState[] | null }>(sql`
    select u."roleId", (
      select json_agg(json_build_object('id', t."id", 'status', t."status", 'expirationDate', t."expirationDate"))
      from "user_company" l join "tenant" t on t."id" = l."tenantId" and t."deletedAt" is null where l."userId" = u."id"
    ) as "companies"
    from "app_user" u where u."id" = ${userId} and u."status" = ${UserStatus.active} and u."deletedAt" is null`);
  const [row] = rows;
  if (!row) throw new DomainError('NOT_SIGNED_IN');
  const companies = row.companies ?? [];
  const working = companies.filter((company) => isWorking(company, today)).map(({ id }) => id);
  return { userId, roleId: row.roleId, companyIds: companies.map(({ id }) => id), working };
}

/** Throws unless `manager` may give the role. */
export function requireGrant(manager: Manager, roleId: RoleId): void {
  if (!grantsRole(manager.roleId, roleId)) throw new DomainError('ROLE_NOT_GRANTED');
}

/** Throws when a company is suspended or expired; the super admin puts people in order there too. */
export function requireWorking(manager: ManagerNow, companyIds: readonly number[]): void {
  if (manager.roleId !== RoleId.superAdmin && !companyIds.every((id) => manager.working.includes(id)))
    throw new DomainError('COMPANY_READ_ONLY');
}

/** The companies a person of a role is to work in: none for role 1, for the others at least one, all of them the manager's to give. */
export async function requireCompanies(
  tx: Tx,
  manager: Manager,
  roleId: RoleId,
  tenantIds: readonly number[],
): Promise<number[]> {
  const wanted = [...new Set(tenantIds)].sort((one, other) => one - other);
  if (roleId === RoleId.superAdmin) {
    if (wanted.length > 0)
      throw invalidField('tenantIds', 'not_allowed', 'A super admin is linked to no company');
    return [];
  }
  if (wanted.length === 0) throw invalidField('tenantIds', 'too_small', 'Name at least one company');
  if (foreignCompanies(manager, wanted).length > 0) throw new DomainError('COMPANY_NOT_LINKED');
  const { rows } = await tx.execute(
    sql`select 1 from "tenant" where "id" = any(${sql.param(wanted)}::bigint[]) and "deletedAt" is null`,
  );
  if (rows.length < wanted.length) throw notFoundField('tenantIds', 'not_found', 'There is no such company');
  return wanted;
}

/** The person a write is about, as the manager sees them; a person the manager does not see is as good as absent. Throws unless the role is in reach. */
export async function managedPerson(tx: Tx, manager: ManagerNow, userId: number): Promise<UserRecord> {
  const person = found((await userRows(tx, manager, { condition: sql`u."id" = ${userId}` }))[0]);
  requireGrant(manager, person.roleId);
  return person;
}

/** Throws the reason why the deed is refused, if it is. */
export function requireDeed(manager: ManagerNow, person: UserRecord, deed: Deed): void {
  const refusal = refusedDeed(manager, person, deed);
  if (refusal) throw new DomainError(refusal);
  const reached =
    manager.roleId === RoleId.superAdmin || person.tenantIds.some((id) => manager.working.includes(id));
  if (!reached) throw new DomainError('COMPANY_READ_ONLY');
}
