/**
 * Names of people by their ids, for what they did in the company of the transaction: who is linked to it, somebody who has a line in its audit log, and super
 * admins, who are linked to none. A company's transaction cannot see the accounts of the last two, and gets nothing of them but the name.
 */
export const NAMES_FUNCTION = `
create or replace function names_in_company(ids bigint[]) returns table ("id" bigint, "name" text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u."id", u."name" from "app_user" u, (select nullif(current_setting('app.company', true), '')::bigint as id) c
  where u."id" = any(ids) and c.id is not null and (
    u."roleId" = 1
    or exists (select 1 from "user_company" l where l."tenantId" = c.id and l."userId" = u."id")
    or exists (select 1 from "audit_line" l where l."tenantId" = c.id and l."userId" = u."id"))
$$;
revoke all on function names_in_company from public;
grant execute on function names_in_company to app, app_own;`;
