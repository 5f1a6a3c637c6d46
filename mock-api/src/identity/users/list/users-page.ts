import type { UserRecord } from '@paga/contract/identity/user';
import { OwnCompanies } from '@paga/contract/limits';
import { type SQL, sql } from 'drizzle-orm';
import { containsPattern, folded } from '#core/db/search-text.ts';
import { found } from '#core/domain-error.ts';
import type { PersonContext } from '#core/http/context.ts';
import { userRows, withinSight } from './user-rows.ts';

type Asked = { search?: string; page: number; pageSize: number };

const MOST_WORDS = 5;

/** Every word that was typed stands somewhere in the name or the e-mail. */
function matching(search: string | undefined): SQL {
  const words = folded(search ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  return sql.join(
    [sql`true`, ...words.map((word) => sql`u."searchText" like ${containsPattern(word)}`)],
    sql` and `,
  );
}

/** A page of people stays short where somebody works for thousands of companies. */
function shortened(person: UserRecord): UserRecord {
  const moreCompanies = person.tenantIds.length - OwnCompanies.page;
  if (moreCompanies <= 0) return person;
  const tenantIds = person.tenantIds.slice(0, OwnCompanies.page);
  const companies = person.companies.slice(0, OwnCompanies.page);
  return { ...person, tenantIds, companies, moreCompanies };
}

/** One page by name, and how many there are; `companyId`: of that company alone. */
export async function page(
  { tx, actor }: PersonContext,
  { search, page: number, pageSize }: Asked,
  companyId?: number,
) {
  const ofCompany =
    companyId === undefined
      ? sql`true`
      : sql`exists (select 1 from "user_company" l where l."userId" = u."id" and l."tenantId" = ${companyId})`;
  const condition = sql`${matching(search)} and ${ofCompany}`;
  const order = sql`order by u."name" collate "sq-x-icu", u."id" limit ${pageSize} offset ${(number - 1) * pageSize}`;
  const shown = companyId === undefined ? undefined : [companyId];
  const data = (await userRows(tx, actor, { condition, order, shown })).map(shortened);
  const { rows } = await tx.execute<{ total: number }>(
    sql`select count(*)::int as "total" from "app_user" u where ${withinSight(actor)} and ${condition}`,
  );
  return { data, total: found(rows[0]).total };
}
