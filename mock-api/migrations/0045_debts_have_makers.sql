-- contract, served from 0035
create or replace function line_of(l recurring_line) returns text language sql immutable set search_path = public, pg_temp as $$
  select case when l."id" is null then '' else (jsonb_build_array(l."name", l."field", l."startsOn", l."endsOn", l."total", l."order",
    (select jsonb_agg(r - 'by' - 'at') from jsonb_array_elements(l."rates") r))
    || case when l."debt" is null and l."paidBefore" is null then '[]'::jsonb else jsonb_build_array(l."debt", l."paidBefore") end)::text end
$$;