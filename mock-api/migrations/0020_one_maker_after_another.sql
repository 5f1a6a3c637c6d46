-- Undone is what is again as two have agreed to, or as it was at first. Who puts back what somebody else has typed since is a maker of it as well.
create or replace function note_makers(company bigint, what text, subjects text[], employees bigint[], froms integer[], tos integer[], befores text[], afters text[], paid boolean)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who bigint := nullif(current_setting('app.writer', true), '')::bigint;
  restored text[];
begin
  if who is null or cardinality(subjects) = 0 then return; end if;
  with back as (
    select m."subject", min(m."id") as "first" from unnest(subjects, afters) c(subject, after)
    join approval_maker m on m."tenantId" = company and m."kind" = what and m."subject" = c.subject and m."coveredBy" is null and m."was" = c.after
    group by 1
  ), gone as (
    delete from approval_maker m using back
    where m."tenantId" = company and m."kind" = what and m."subject" = back."subject" and m."coveredBy" is null and m."id" >= back."first"
  )
  select coalesce(array_agg("subject"), '{}') into restored from back;
  insert into approval_maker ("tenantId", "kind", "subject", "employeeId", "fromMonth", "toMonth", "makerId", "at", "was", "untilPaid")
  select company, what, c.subject, c.employee, c."from", c."to", who, noted_at(), case when c.subject <> all(restored) then c.before else l."was" end, paid
  from unnest(subjects, employees, froms, tos, befores) c(subject, employee, "from", "to", before)
  left join lateral (
    select m."id", m."was" from approval_maker m
    where m."tenantId" = company and m."kind" = what and m."subject" = c.subject and m."coveredBy" is null order by m."id" desc limit 1
  ) l on true
  where (c.subject <> all(restored) or l."id" is not null) and not exists (
    select 1 from approval_maker m
    where m."tenantId" = company and m."makerId" = who and m."coveredBy" is null and m."kind" = what and m."subject" = c.subject
      and m."fromMonth" <= c."from" and (m."toMonth" is null or m."toMonth" >= c."to"));
end $$;--> statement-breakpoint
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
