import { civilDateOf } from '@paga/calendar';
import type { AuthenticatedUser, LoginCompany } from '@paga/contract/identity/user';
import { OwnCompanies } from '@paga/contract/limits';
import { RoleId } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { namedLike } from '#core/db/search-text.ts';
import type { Tx } from '#core/db/transaction.ts';
import { found } from '#core/domain-error.ts';
import { fileLink } from '#core/files/file-store.ts';
import { linkedIds, linkedTo } from '#core/user/linked-companies.ts';
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

type Asked = { search?: string | undefined; page?: number | undefined; tenantId?: number | undefined };

/** The companies a user is linked to, by name: all of them, a page of those that a search names, or one. */
export async function linkedCompanies(
  tx: Tx,
  { userId, now }: { userId: number; now: Date },
  { search = '', page, tenantId }: Asked = {},
): Promise<LoginCompany[]> {
  const ofPage =
    page === undefined ? sql`` : sql`limit ${OwnCompanies.page} offset ${(page - 1) * OwnCompanies.page}`;
  const { rows } = await tx.execute<CompanyRow>(sql`
    select ${COMPANY_COLUMNS} from "tenant" t where t."deletedAt" is null and ${linkedTo(userId, ID)}
      and ${tenantId === undefined ? sql`true` : sql`t."id" = ${tenantId}`} and ${namedLike(sql`t."name"`, search)}
    order by t."name" collate "sq-x-icu", t."id" ${ofPage}`);
  return rows.map((row) => shown(row, civilDateOf(now)));
}

const ID = sql`t."id"`;

/** Some companies that a person is linked to: so many that "many" is known. */
async function someCompanies(tx: Tx, { userId, now }: Person): Promise<LoginCompany[]> {
  const { rows } = await tx.execute<CompanyRow>(sql`
    select ${COMPANY_COLUMNS} from "tenant" t
    where t."id" in (select "tenantId" from (${linkedIds(userId)} limit ${OwnCompanies.counted}) few)
    order by t."name" collate "sq-x-icu", t."id"`);
  return rows.map((row) => shown(row, civilDateOf(now)));
}

/** A company of the person; of a super admin any, and of nobody else's a deleted one. */
async function companyOf(tx: Tx, { userId, roleId, now }: Person, id: number | null | undefined) {
  if (id === null || id === undefined) return null;
  const reached = roleId === RoleId.superAdmin ? sql`true` : linkedTo(userId, ID);
  const { rows } = await tx.execute<CompanyRow>(
    sql`select ${COMPANY_COLUMNS} from "tenant" t where t."id" = ${id} and t."deletedAt" is null and ${reached}`,
  );
  return rows[0] ? shown(rows[0], civilDateOf(now)) : null;
}

/** The company that the person was linked to first. */
async function firstLinked(tx: Tx, userId: number): Promise<number | null> {
  const { rows } = await tx.execute<{ tenantId: string }>(
    sql`${linkedIds(userId)} order by l."tenantId" limit 1`,
  );
  return rows[0] ? Number(rows[0].tenantId) : null;
}

type Person = { userId: number; roleId: RoleId; now: Date };
/** `standard`: the session's default company, if it has one; `asked`: the one that the request shows. */
type Whose = { userId: number; standard: number | null; asked?: number | undefined };

/** The company of the session as specified, and the one to show; the list of the person's companies is not read. */
async function companiesOf(tx: Tx, person: Person, { standard, asked }: Whose) {
  const { userId, roleId } = person;
  if (roleId === RoleId.superAdmin)
    return { own: await companyOf(tx, person, standard), company: null, some: [] };
  const some = await someCompanies(tx, person);
  const only = some.length === 1 ? some[0] : undefined;
  const own = only ?? (await companyOf(tx, person, standard));
  const shownNow = asked === own?.id ? own : await companyOf(tx, person, asked);
  const company = shownNow ?? own;
  // Role 2 is not asked which.
  if (company || roleId !== RoleId.companyAdmin) return { own, company, some };
  return { own, company: await companyOf(tx, person, await firstLinked(tx, userId)), some };
}

/** Who is signed in, as the screens know them (spec 1 §3 "Login state"). What it costs does not grow with their companies. */
export async function authenticatedUser(tx: Tx, whose: Whose, now: Date): Promise<AuthenticatedUser> {
  const { userId } = whose;
  const [{ rows }, user] = await Promise.all([
    tx.execute<UserRow>(sql`select "roleId", "agreedAt" from "app_user" where "id" = ${userId}`),
    ownUser(tx, userId),
  ]);
  const { roleId, agreedAt } = found(rows[0]);
  const { own, company, some } = await companiesOf(tx, { userId, roleId, now }, whose);
  return {
    user,
    roleId,
    tenantId: own?.id ?? null,
    agreed: agreedAt === null ? null : new Date(agreedAt).toISOString(),
    email: user.email,
    logo: own?.logo ?? null,
    hasQuickbooks: own?.hasQuickbooks ?? 0,
    company,
    companyCount: some.length,
    companies: company && !some.some(({ id }) => id === company.id) ? [company, ...some] : some,
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
