/**
 * The employees of the transaction's company whose search text has all three patterns, best first: a name that begins with what was typed,
 * then by name. `like` is no operator that PostgreSQL trusts below row level security, so under it the trigram index is never used; this
 * function looks into the index as the tables' owner, keeps to the company itself, and answers ids only: who calls it reads the rows under
 * row level security, which drops what is not theirs.
 */
export const SEARCH_FUNCTION = `
create or replace function find_employees(one text, two text, rest text, beginning text, most int) returns setof bigint
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
  select "id" from "employee"
  where "tenantId" = nullif(current_setting('app.company', true), '')::bigint and "deletedAt" is null
    and "searchText" like one and "searchText" like two and "searchText" like rest
  order by "searchText" not like beginning, "firstName" collate "sq-x-icu", "lastName" collate "sq-x-icu", "id" limit most
$$;
revoke all on function find_employees from public;
grant execute on function find_employees to app;`;
