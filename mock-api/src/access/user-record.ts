import { getUserByEmail, getUserById, type UserRecord } from '@paga/contract/access';
import { RoleId, type UserStatus } from '@paga/contract/shapes';
import { type SQL, sql } from 'drizzle-orm';
import type { PersonContext } from '../http/context.ts';
import { found } from '../http/domain-error.ts';
import { personRead } from '../http/verb.ts';

type Row = {
  id: string;
  name: string;
  email: string;
  roleId: RoleId;
  status: UserStatus;
  agreed: string | Date | null;
  companies: { id: number; name: string }[] | null;
};

/** A user the actor may see: oneself, everybody for role 1, else people one shares a company with, and of their companies the shared ones only. */
export async function visibleUser({ tx, actor }: PersonContext, condition: SQL): Promise<UserRecord> {
  const all = actor.roleId === RoleId.superAdmin;
  const { rows } = await tx.execute<Row>(sql`
    select u."id", u."name", u."email", u."roleId", u."status", u."agreedAt" as "agreed", shared."companies"
    from "app_user" u cross join lateral (
      select json_agg(json_build_object('id', t."id", 'name', t."name") order by t."id") as "companies"
      from "user_company" l join "tenant" t on t."id" = l."tenantId" and t."deletedAt" is null
      where l."userId" = u."id" and (${all} or l."tenantId" = any(${sql.param([...actor.companyIds])}::bigint[]))
    ) shared
    where ${condition} and u."deletedAt" is null and (${all} or u."id" = ${actor.userId} or shared."companies" is not null)`);
  const { companies, agreed, id, ...row } = found(rows[0]);
  return {
    ...row,
    id: Number(id),
    agreed: agreed === null ? null : new Date(agreed).toISOString(),
    clientId: null,
    logo: null,
    tenantIds: (companies ?? []).map((company) => company.id),
    companies: (companies ?? []).map((company) => company.name),
  };
}

export const userByEmail = personRead({
  call: getUserByEmail,
  run: (ctx, { query }) => visibleUser(ctx, sql`lower(u."email") = lower(${query.email})`),
});

export const userById = personRead({ call: getUserById, run: (ctx, { query }) => visibleUser(ctx, sql`u."id" = ${query.userId}`) });
