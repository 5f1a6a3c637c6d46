import { civilDateOf } from '@paga/calendar';
import type { AuthenticatedUser, LoginCompany } from '@paga/contract/identity/user';
import { RoleId } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { found } from '#core/domain-error.ts';
import { fileLink } from '#core/files/file-store.ts';
import { ownUser } from '../account/own-user.ts';
import { companyStatus } from '../session/company-status.ts';

type CompanyRow = {
  id: string;
  name: string;
  logo: string | null;
  status: number;
  expirationDate: string | null;
  hasQuickbooks: boolean;
};
type UserRow = { roleId: RoleId; agreedAt: string | Date | null };

const COMPANY_COLUMNS = sql`t."id", t."name", t."logo", t."status", t."expirationDate"::text as "expirationDate", t."hasQuickbooks"`;

const shown = (row: CompanyRow, today: string): LoginCompany => ({
  id: Number(row.id),
  name: row.name,
  logo: fileLink(row.logo),
  status: companyStatus(row, today),
  hasQuickbooks: row.hasQuickbooks ? 1 : 0,
});

/** The companies a user is linked to, by name. */
export async function linkedCompanies(tx: Tx, userId: number, now: Date): Promise<LoginCompany[]> {
  const { rows } = await tx.execute<CompanyRow>(sql`
    select ${COMPANY_COLUMNS} from "tenant" t join "user_company" l on l."tenantId" = t."id"
    where l."userId" = ${userId} and t."deletedAt" is null order by t."name", t."id"`);
  return rows.map((row) => shown(row, civilDateOf(now)));
}

async function companyOfSession(
  tx: Tx,
  companyId: number | null,
  companies: LoginCompany[],
  now: Date,
): Promise<LoginCompany | undefined> {
  if (companyId === null) return companies.length === 1 ? companies[0] : undefined;
  const linked = companies.find(({ id }) => id === companyId);
  if (linked) return linked;
  const { rows } = await tx.execute<CompanyRow>(
    sql`select ${COMPANY_COLUMNS} from "tenant" t where t."id" = ${companyId} and t."deletedAt" is null`,
  );
  return rows[0] && shown(rows[0], civilDateOf(now));
}

/** Who is signed in, as the screens know them (spec 1 §3 "Login state"). `companyId`: the session's default, if it has one. */
export async function authenticatedUser(
  tx: Tx,
  userId: number,
  companyId: number | null,
  now: Date,
): Promise<AuthenticatedUser> {
  const { rows } = await tx.execute<UserRow>(
    sql`select "roleId", "agreedAt" from "app_user" where "id" = ${userId}`,
  );
  const { roleId, agreedAt } = found(rows[0]);
  const user = await ownUser(tx, userId);
  const companies = await linkedCompanies(tx, userId, now);
  const company = await companyOfSession(tx, companyId, companies, now);
  return {
    user,
    roleId,
    tenantId: company?.id ?? null,
    agreed: agreedAt === null ? null : new Date(agreedAt).toISOString(),
    email: user.email,
    logo: company?.logo ?? null,
    hasQuickbooks: company?.hasQuickbooks ?? 0,
    companies: roleId === RoleId.superAdmin ? [] : companies,
  };
}

/** The default company of a session, or null. */
export async function defaultCompany(tx: Tx, sessionId: number): Promise<number | null> {
  const { rows } = await tx.execute<{ companyId: string | null }>(
    sql`select "companyId" from "session" where "id" = ${sessionId}`,
  );
  const id = rows[0]?.companyId ?? null;
  return id === null ? null : Number(id);
}
