-- Two people who become makers in the same moment: the second waits for the first, and then sees what is left. Who is a maker of the month already waits for nobody.
create or replace function refuse_nobody_left() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company bigint; who bigint; ids bigint[]; one record; before bigint[];
begin
  select min(a."tenantId"), min(a."makerId"), array_agg(a."id") into company, who, ids from added a;
  if company is null or nullif(current_setting('app.writer', true), '') is null then return null; end if;
  if not (select t."signOffRequired" from tenant t where t."id" = company) then return null; end if;
  for one in
    with month as (
      select p."year" * 12 + p."month" as ordinal, p."id" as period from salary_period p where p."tenantId" = company and p."closedAt" is null
      union all
      select greatest(coalesce(max(p."year" * 12 + p."month") + 1, month_of(noted_at()::date)), (select max(a."fromMonth") from added a)), null
      from salary_period p where p."tenantId" = company)
    select m.* from month m
    where exists (select 1 from added a where a."fromMonth" <= m.ordinal and (a."toMonth" is null or a."toMonth" >= m.ordinal))
      and not exists (select 1 from makers_of(company, m.ordinal, m.period) k where k."makerId" = who and k."id" <> all(ids))
  loop
    perform pg_advisory_xact_lock(hashtext('refuse_nobody_left'), company::integer);
    select coalesce(array_agg(distinct m."makerId"), '{}') into before from makers_of(company, one.ordinal, one.period) m where m."id" <> all(ids);
    if exists (select 1 from people_left(company, before, noted_at()))
      and not exists (select 1 from people_left(company, before || who, noted_at())) then
      raise exception 'nobody would be left who may sign % off', one.ordinal using errcode = 'PA001', detail = one.ordinal::text;
    end if;
  end loop;
  return null;
end $$;
