-- Whoever adds a person makes their account and their first terms. Both are noted in one statement: the terms that are saved with the person are there by then, as
-- triggers wait for the whole statement.
create or replace function note_new_employees() returns trigger language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  who bigint := nullif(current_setting('app.writer', true), '')::bigint;
begin
  if who is null then return null; end if;
  insert into approval_maker ("tenantId", "kind", "subject", "employeeId", "fromMonth", "makerId", "at", "was", "untilPaid")
  select f."tenantId", made."kind", made."subject", f."id", 0, who, noted_at(), hashed(''), made."kind" = 'account'
  from fresh f cross join lateral (
    select 'account' as "kind", f."id"::text as "subject" where f."bankAccountNumber" is not null
    union all
    select 'terms', f."id" || ' ' || min(e."validFrom") from employment_terms e where e."tenantId" = f."tenantId" and e."employeeId" = f."id" having count(*) > 0) made;
  return null;
end $$;--> statement-breakpoint
create or replace function note_terms() returns trigger language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  changed jsonb[];
  who bigint := nullif(current_setting('app.writer', true), '')::bigint;
  known boolean;
  own boolean;
begin
  if who is null then return null; end if;
  if tg_op = 'INSERT' then
    select bool_or(noted."first" is not null), bool_and(noted."own") into known, own from fresh f cross join lateral (
      select min(m."id") as "first", coalesce(bool_or(m."makerId" = who and m."fromMonth" = 0 and m."was" = hashed('')), false) as "own" from approval_maker m
      where m."tenantId" = f."tenantId" and m."kind" = 'terms' and m."subject" = f."employeeId" || ' ' || f."validFrom" and m."coveredBy" is null) noted;
    if own then return null; end if;
    if not known then
      insert into approval_maker ("tenantId", "kind", "subject", "employeeId", "fromMonth", "makerId", "at", "was")
      select f."tenantId", 'terms', f."employeeId" || ' ' || f."validFrom", f."employeeId",
        case when exists (select 1 from employment_terms e where e."tenantId" = f."tenantId" and e."employeeId" = f."employeeId" and e."validFrom" < f."validFrom") then month_of(f."validFrom") else 0 end,
        who, noted_at(), hashed('')
      from fresh f;
      return null;
    end if;
    select array_agg(jsonb_build_object('o', null, 'n', to_jsonb(f))) into changed from fresh f;
  elsif tg_op = 'DELETE' then
    select array_agg(jsonb_build_object('o', to_jsonb(b), 'n', null)) into changed from before b;
  else
    select array_agg(jsonb_build_object('o', to_jsonb(b), 'n', to_jsonb(f))) into changed from fresh f join before b using ("id");
  end if;
  perform note_makers(min(c.company), 'terms', array_agg(c.employee || ' ' || c.day), array_agg(c.employee),
    array_agg(case when exists (select 1 from employment_terms e where e."tenantId" = c.company and e."employeeId" = c.employee and e."validFrom" < c.day)
      then month_of(c.day) else 0 end),
    array_agg(null::integer), array_agg(hashed(c.o)), array_agg(hashed(c.n)), false)
  from (
    select (coalesce(x->'n'->>'tenantId', x->'o'->>'tenantId'))::bigint as company, (coalesce(x->'n'->>'employeeId', x->'o'->>'employeeId'))::bigint as employee,
      coalesce(x->'n'->>'validFrom', x->'o'->>'validFrom')::date as day,
      coalesce((nullif(x->'o', 'null') - '{id,createdBy,createdAt}'::text[])::text, '') as o, coalesce((nullif(x->'n', 'null') - '{id,createdBy,createdAt}'::text[])::text, '') as n
    from unnest(changed) x) c
  where c.o <> c.n having count(*) > 0;
  return null;
end $$;--> statement-breakpoint
-- Most companies ask nobody for a second person: they are through after two short looks.
create or replace function refuse_nobody_left() returns trigger language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  company bigint; who bigint; ids bigint[]; one record; before bigint[];
begin
  if nullif(current_setting('app.writer', true), '') is null then return null; end if;
  if not exists (select 1 from tenant t where t."id" = (select a."tenantId" from added a limit 1) and t."signOffRequired") then return null; end if;
  select min(a."tenantId"), min(a."makerId"), array_agg(a."id") into company, who, ids from added a;
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
--> statement-breakpoint
-- The first month in which a line takes something else because of its total: what closed months took stands, the others take the rate of their time. A share takes what it
-- took last. Null where the totals are the same, or the lesser one is never reached.
create function month_of_total(old recurring_line, new recurring_line) returns integer language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  month integer := month_of(new."startsOn");
  least_total bigint := least(old."total", new."total");
  closed jsonb;
  last bigint := 0;
  took bigint;
  so_far bigint := 0;
begin
  if old."total" is not distinct from new."total" then return null; end if;
  select coalesce(jsonb_object_agg(t.month, t.taken), '{}') into closed from (
    select p."year" * 12 + p."month" as month, sum((l->>'taken')::bigint) as taken
    from salary s join salary_period p on p."id" = s."periodId" cross join lateral jsonb_array_elements(s."lines") l
    where s."tenantId" = new."tenantId" and s."employeeId" = new."employeeId" and s."lines" is not null and p."closedAt" is not null and (l->>'id')::bigint = new."id"
    group by 1) t;
  for month in select generate_series(month, month + 600) loop
    took := coalesce((closed->>month::text)::bigint, (
      select (r->>'amount')::bigint from jsonb_array_elements(new."rates") r where month_of((r->>'from')::date) <= month order by (r->>'from')::date desc limit 1), last);
    if so_far + took > least_total then return month; end if;
    so_far := so_far + took;
    last := took;
  end loop;
  return null;
end $$;--> statement-breakpoint
create or replace function note_line() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one recurring_line;
  froms integer[];
begin
  if tg_op = 'DELETE' then one := old; else one := new; end if;
  with changed(month) as (
    select month_of(least(old."startsOn", new."startsOn"))
    union
    select month_of(least(old."endsOn", new."endsOn") + 1) where tg_op = 'UPDATE' and old."endsOn" is distinct from new."endsOn"
    union
    select month_of_total(old, new) where tg_op = 'UPDATE'
    union
    select month_of((rate->>'from')::date) from (
      (select r - 'by' - 'at' from jsonb_array_elements(old."rates") r except select r - 'by' - 'at' from jsonb_array_elements(new."rates") r)
      union
      (select r - 'by' - 'at' from jsonb_array_elements(new."rates") r except select r - 'by' - 'at' from jsonb_array_elements(old."rates") r)) c(rate)
    where tg_op = 'UPDATE')
  select array_agg(month) into froms from changed where month >= month_of(least(old."startsOn", new."startsOn"));
  perform note_makers(one."tenantId", 'line', array_agg(one."id"::text), array_agg(one."employeeId"), array_agg(f), array_agg(null::integer),
    array_agg(hashed(line_of(old))), array_agg(hashed(line_of(new))), false)
  from unnest(froms) f;
  return null;
end $$;--> statement-breakpoint
revoke all on function month_of_total from public;
