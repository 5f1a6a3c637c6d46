/**
 * The people who have lines in the audit logs of these companies, by id and name only: also those who are no longer linked to the company, whose
 * account a company's transaction cannot see. Within a company's transaction only that company counts. One probe of an index per person.
 */
export const AUDIT_PEOPLE_FUNCTION = `
create or replace function audit_people(companies bigint[]) returns table ("id" bigint, "name" text)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct u."id", u."name" from unnest(companies) c(id) cross join lateral (
    with recursive person as (
      (select "userId" from "audit_line" where "tenantId" = c.id and "userId" is not null order by "userId" limit 1)
      union all
      select (select l."userId" from "audit_line" l where l."tenantId" = c.id and l."userId" > person."userId" order by l."userId" limit 1)
      from person where person."userId" is not null
    ) select "userId" from person where "userId" is not null) p
  join "app_user" u on u."id" = p."userId"
  where c.id = coalesce(nullif(current_setting('app.company', true), '')::bigint, c.id)
$$;
revoke all on function audit_people from public;
grant execute on function audit_people to app, app_access;`;
