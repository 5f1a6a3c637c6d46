import type { UserRecord } from '@paga/contract/identity/user';
import { RoleId, type UserStatus } from '@paga/contract/shapes';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import type { Actor } from '#core/http/context.ts';
import { linkedIds } from '#core/user/linked-companies.ts';
import { SHOWN_STATUS } from '#identity/joining/standing.ts';

type Row = {
  id: string;
  name: string;
  email: string;
  roleId: RoleId;
  status: UserStatus;
  agreed: string | Date | null;
  companies: { id: number; name: string }[] | null;
  elsewhere: boolean;
  version: number;
};

/** Whose people may be seen: everybody's for the super admin, else those of the companies one is linked to. */
export type Sight = Pick<Actor, 'userId' | 'roleId'>;

/** Which people, in what order and how many; `shown` are the companies that may be listed, by default all the actor is linked to. */
type Asked = { condition: SQL; order?: SQL; shown?: readonly number[] };

const ids = (list: readonly number[]) => sql`${sql.param([...list])}::bigint[]`;

/** Whether the person of the row `u` is among those that may be seen, oneself included. The super admin sees everybody once, so nobody who stands for another. */
export function withinSight({ userId, roleId }: Sight): SQL {
  if (roleId === RoleId.superAdmin) return sql`u."deletedAt" is null and u."standsFor" is null`;
  return sql`u."deletedAt" is null and (u."id" = ${userId}
    or exists (select 1 from "user_company" l where l."userId" = u."id" and l."tenantId" in (${linkedIds(userId)})))`;
}

function recordOf({ companies, agreed, id, ...row }: Row): UserRecord {
  return {
    ...row,
    id: Number(id),
    agreed: agreed === null ? null : new Date(agreed).toISOString(),
    logo: null,
    tenantIds: (companies ?? []).map((company) => company.id),
    companies: (companies ?? []).map((company) => company.name),
  };
}

/** The people an actor may see that meet a condition on `u`; of their companies only those the actor is linked to are listed. */
export async function userRows(
  tx: Tx,
  sight: Sight,
  { condition, order, shown }: Asked,
): Promise<UserRecord[]> {
  const all = sight.roleId === RoleId.superAdmin;
  const listed = shown
    ? sql`l."tenantId" = any(${ids(shown)})`
    : sql`(${all} or l."tenantId" in (${linkedIds(sight.userId)}))`;
  const { rows } = await tx.execute<Row>(sql`
    select u."id", u."name", u."email", u."roleId", ${SHOWN_STATUS} as "status", u."version", u."agreedAt" as "agreed", linked."companies", coalesce(linked."elsewhere", false) as "elsewhere"
    from (select * from "app_user" u where ${withinSight(sight)} and ${condition} ${order ?? sql``}) u cross join lateral (
      select json_agg(json_build_object('id', t."id", 'name', t."name") order by t."name", t."id") filter (where ${listed}) as "companies",
        bool_or(not (${all} or l."tenantId" in (${linkedIds(sight.userId)}))) as "elsewhere"
      from "user_company" l join "tenant" t on t."id" = l."tenantId" and t."deletedAt" is null
      where l."userId" = u."id"
    ) linked order by u."name" collate "sq-x-icu", u."id"`);
  return rows.map(recordOf);
}
