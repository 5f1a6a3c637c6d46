-- What an edit does in a later month is noted there too: who signs October has not seen what a line, a contract or leave comes to from November on. A closing covers
-- from its month on what is noted up to it, so one row from October on would let whoever made it sign November.
create or replace function note_makers(company bigint, what text, subjects text[], employees bigint[], froms integer[], tos integer[], befores text[], afters text[], paid boolean)
returns void language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  who bigint := nullif(current_setting('app.writer', true), '')::bigint;
  restored text[];
  firsts bigint[];
begin
  if who is null or cardinality(subjects) = 0 then return; end if;
  select coalesce(array_agg(c.subject), '{}'), array_agg(back."first") into restored, firsts
  from (select distinct subject, after from unnest(subjects, afters) c(subject, after)) c cross join lateral (
    select min(m."id") as "first" from approval_maker m
    where m."tenantId" = company and m."kind" = what and m."subject" = c.subject and m."coveredBy" is null and m."was" = c.after
  ) back
  where back."first" is not null;
  if cardinality(restored) > 0 then
    delete from approval_maker m using unnest(restored, firsts) back(subject, "first")
    where m."tenantId" = company and m."kind" = what and m."subject" = back.subject and m."coveredBy" is null and m."id" >= back."first";
  end if;
  insert into approval_maker ("tenantId", "kind", "subject", "employeeId", "fromMonth", "toMonth", "makerId", "at", "was", "untilPaid")
  select company, what, c.subject, c.employee, c."from", c."to", who, noted_at(), case when c.subject <> all(restored) then c.before else still."was" end, paid
  from unnest(subjects, employees, froms, tos, befores) c(subject, employee, "from", "to", before) cross join lateral (
    select max(m."id") as "last", (array_agg(m."was" order by m."id" desc))[1] as "was",
      coalesce(bool_or(m."makerId" = who and m."fromMonth" = c."from" and (m."toMonth" is null or m."toMonth" >= c."to")), false) as "noted"
    from approval_maker m
    where m."tenantId" = company and m."kind" = what and m."subject" = c.subject and m."coveredBy" is null
  ) still
  where not still."noted" and (c.subject <> all(restored) or still."last" is not null);
end $$;--> statement-breakpoint
-- A line: from its start, and from each later month in which it comes to something else.
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
create or replace function note_changed_employees() returns trigger language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  perform note_makers(min(f."tenantId"), 'account', array_agg(f."id"::text), array_agg(f."id"), array_agg(0), array_agg(null::integer),
    array_agg(hashed(coalesce(b."bankAccountNumber", ''))), array_agg(hashed(coalesce(f."bankAccountNumber", ''))), true)
  from fresh f join before b using ("id") where f."bankAccountNumber" is distinct from b."bankAccountNumber" having count(*) > 0;
  -- A contract: at once, and from the month on that a day of it decides about.
  perform note_makers(min(f."tenantId"), 'contract', array_agg(f."id"::text), array_agg(f."id"), array_agg(c.month), array_agg(null::integer),
    array_agg(hashed(f.was)), array_agg(hashed(f.contract)), false)
  from (
    select n."id", n."tenantId", jsonb_build_array(o."contractStarted", o."expirationContract", o."employeeStatus", o."draftStatus", o."earlierContracts", o."deletedAt" is null)::text as was,
      jsonb_build_array(n."contractStarted", n."expirationContract", n."employeeStatus", n."draftStatus", n."earlierContracts", n."deletedAt" is null)::text as contract,
      case when o."expirationContract" is distinct from n."expirationContract" then month_of(least(o."expirationContract", n."expirationContract") + 1) end as "ends",
      case when o."contractStarted" is distinct from n."contractStarted" then month_of(least(o."contractStarted", n."contractStarted")) end as "starts"
    from fresh n join before o using ("id")) f
  cross join lateral (select 0 as month union select f."ends" where f."ends" is not null union select f."starts" where f."starts" is not null) c
  where f.was <> f.contract having count(*) > 0;
  return null;
end $$;--> statement-breakpoint
-- Leave: each of its months by itself.
create or replace function note_leaves() returns trigger language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  changed jsonb[];
begin
  if tg_op = 'INSERT' then
    select array_agg(jsonb_build_object('o', null, 'n', to_jsonb(f))) into changed from fresh f;
  elsif tg_op = 'DELETE' then
    select array_agg(jsonb_build_object('o', to_jsonb(b), 'n', null)) into changed from before b;
  else
    select array_agg(jsonb_build_object('o', to_jsonb(b), 'n', to_jsonb(f))) into changed from fresh f join before b using ("id");
  end if;
  perform note_makers(min(c.company), 'leave', array_agg(c.id), array_agg(c.employee), array_agg(m), array_agg(m), array_agg(hashed(c.o)), array_agg(hashed(c.n)), false)
  from (
    select (coalesce(x->'n'->>'tenantId', x->'o'->>'tenantId'))::bigint as company, coalesce(x->'n'->>'id', x->'o'->>'id') as id,
      (coalesce(x->'n'->>'employeeId', x->'o'->>'employeeId'))::bigint as employee,
      month_of(least((x->'o'->>'from')::date, (x->'n'->>'from')::date)) as first, month_of(greatest((x->'o'->>'to')::date, (x->'n'->>'to')::date)) as last,
      coalesce((nullif(x->'o', 'null') - '{version,createdBy,createdAt}'::text[])::text, '') as o, coalesce((nullif(x->'n', 'null') - '{version,createdBy,createdAt}'::text[])::text, '') as n
    from unnest(changed) x
    where exists (
      select 1 from (values (x->'o'), (x->'n')) v(leave)
      left join lateral (
        select * from leave_setting s where s."tenantId" = (v.leave->>'tenantId')::bigint and s."validFrom" <= (v.leave->>'to')::date order by s."validFrom" desc, s."id" desc limit 1
      ) s on true
      where v.leave->>'type' = '2' or v.leave->>'reason' = 'fatherUnpaid' or 100 <> case v.leave->>'type' when '0' then s."annualLeavePercentage" when '1' then s."medicalLeavePercentage"
        else least(s."maleSpecialLeavePercentage", s."femaleSpecialLeavePercentage") end)) c
  cross join lateral generate_series(c.first, c.last) m
  where c.o <> c.n having count(*) > 0;
  return null;
end $$;--> statement-breakpoint
-- What is new has no row yet: nothing of it is undone or noted twice, so it is noted in one statement.
create or replace function note_new_employees() returns trigger language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  who bigint := nullif(current_setting('app.writer', true), '')::bigint;
begin
  if who is null then return null; end if;
  insert into approval_maker ("tenantId", "kind", "subject", "employeeId", "fromMonth", "makerId", "at", "was", "untilPaid")
  select f."tenantId", 'account', f."id"::text, f."id", 0, who, noted_at(), hashed(''), true from fresh f where f."bankAccountNumber" is not null;
  return null;
end $$;--> statement-breakpoint
create or replace function note_terms() returns trigger language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  changed jsonb[];
  who bigint := nullif(current_setting('app.writer', true), '')::bigint;
begin
  if who is null then return null; end if;
  if tg_op = 'INSERT' then
    if not exists (
      select 1 from fresh f cross join lateral (
        select min(m."id") as "first" from approval_maker m
        where m."tenantId" = f."tenantId" and m."kind" = 'terms' and m."subject" = f."employeeId" || ' ' || f."validFrom" and m."coveredBy" is null) noted
      where noted."first" is not null) then
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
create or replace function refuse_nobody_left() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company bigint; who bigint; ids bigint[]; one record; before bigint[];
begin
  if nullif(current_setting('app.writer', true), '') is null then return null; end if;
  select min(a."tenantId"), min(a."makerId"), array_agg(a."id") into company, who, ids from added a join tenant t on t."id" = a."tenantId" where t."signOffRequired";
  if company is null then return null; end if;
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
end $$;--> statement-breakpoint
-- A function with a setting of its own, or one that says immutable over what is not, is not taken into the statement that calls it, but planned anew for each. They
-- are called from functions with a search path of their own.
create or replace function hashed(value text) returns text language sql stable as $$
  select encode(sha256(convert_to(value, 'UTF8')), 'hex')
$$;--> statement-breakpoint
create or replace function month_of(day date) returns integer language sql immutable as $$
  select extract(year from day)::integer * 12 + extract(month from day)::integer
$$;--> statement-breakpoint
create or replace function noted_at() returns timestamptz language sql stable as $$
  select coalesce(nullif(current_setting('app.moment', true), '')::timestamptz, now())
$$;
