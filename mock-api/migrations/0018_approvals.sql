CREATE TABLE "approval_maker" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_maker_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"employeeId" bigint,
	"fromMonth" integer NOT NULL,
	"toMonth" integer,
	"makerId" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"was" text,
	"untilPaid" boolean DEFAULT false NOT NULL,
	"coveredBy" text
);
--> statement-breakpoint
ALTER TABLE "approval_maker" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "approval_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"askedBy" bigint NOT NULL,
	"askedAt" timestamp with time zone NOT NULL,
	"decidedBy" bigint,
	"decidedAt" timestamp with time zone,
	"appliedAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "approval_request" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "person_tie" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_tie_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"byUserId" bigint NOT NULL,
	"userId" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_tie" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "salary_acceptance" ADD COLUMN "withSignOff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_maker" ADD CONSTRAINT "approval_maker_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_request" ADD CONSTRAINT "approval_request_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_tie" ADD CONSTRAINT "person_tie_byUserId_app_user_id_fk" FOREIGN KEY ("byUserId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_tie" ADD CONSTRAINT "person_tie_userId_app_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_maker_open" ON "approval_maker" USING btree ("tenantId","makerId") WHERE "coveredBy" is null;--> statement-breakpoint
CREATE INDEX "approval_maker_of_subject" ON "approval_maker" USING btree ("tenantId","kind","subject") WHERE "coveredBy" is null;--> statement-breakpoint
CREATE INDEX "approval_maker_of_employee" ON "approval_maker" USING btree ("tenantId","employeeId") WHERE "coveredBy" is null;--> statement-breakpoint
CREATE INDEX "approval_maker_covered" ON "approval_maker" USING btree ("tenantId","coveredBy") WHERE "coveredBy" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_request_open" ON "approval_request" USING btree ("tenantId","kind","subject") WHERE "state" = 'asked';--> statement-breakpoint
CREATE INDEX "person_tie_by" ON "person_tie" USING btree ("byUserId","at");--> statement-breakpoint
CREATE INDEX "person_tie_of" ON "person_tie" USING btree ("userId","at");--> statement-breakpoint
CREATE INDEX "app_user_by_email" ON "app_user" USING btree (lower("email"));--> statement-breakpoint
CREATE POLICY "approval_maker_of_company" ON "approval_maker" AS PERMISSIVE FOR SELECT TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "approval_request_of_company" ON "approval_request" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "person_tie_for_access" ON "person_tie" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Who is one with somebody: whose account they set up within 30 days, or who set up theirs, and so on from one to the next; and who has the same address.
-- A super admin makes the people of every company, so being made by the same one ties nobody. What is still open keeps the ties of the day it was made:
-- nobody waits a month to sign through an account of theirs.
create function people_tied(makers bigint[], since timestamptz) returns table (maker bigint, person bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  with recursive tied(root, id, since) as (
    select m, m, least(since, (
      select min(a."at") from approval_maker a
      where a."makerId" = m and a."coveredBy" is null and a."tenantId" = nullif(current_setting('app.company', true), '')::bigint)) from unnest(makers) m
    union
    select t.root, n.id, t.since from tied t cross join lateral (
      select e."userId" as id from person_tie e where e."byUserId" = t.id and e."at" > t.since - interval '30 days'
      union all select e."byUserId" from person_tie e where e."userId" = t.id and e."at" > t.since - interval '30 days'
      union all select o."id" from app_user u join app_user o on lower(o."email") = lower(u."email") and o."id" <> u."id" where u."id" = t.id
      union all select u."standsFor" from app_user u where u."id" = t.id and u."standsFor" is not null
      union all select u."id" from app_user u where u."standsFor" = t.id
    ) n
    where t.id = t.root or not exists (select 1 from app_user u where u."id" = t.id and u."roleId" = 1)
  )
  select root, id from tied
$$;--> statement-breakpoint
-- What was made and no decision covers, as far as it is part of a month: of a calculated one by the people in it, of one to come by everybody there is.
create function makers_of(company bigint, month integer, period bigint) returns setof approval_maker language sql stable as $$
  select m.* from approval_maker m
  where m."tenantId" = company and m."coveredBy" is null and m."fromMonth" <= month and (m."toMonth" is null or m."toMonth" >= month)
    and (m."employeeId" is null or case
      when period is null then exists (select 1 from employee e where e."id" = m."employeeId" and e."deletedAt" is null)
      else exists (select 1 from salary s where s."tenantId" = company and s."periodId" = period and s."employeeId" = m."employeeId") end)
$$;--> statement-breakpoint
-- Who of a company may decide about what these people made: its active people but for them and those who are one with them.
create function people_left(company bigint, makers bigint[], at timestamptz) returns setof bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select u."id" from app_user u join user_company l on l."userId" = u."id" and l."tenantId" = company
  where u."status" = 1 and u."deletedAt" is null and u."roleId" <> 1 and u."id" not in (select person from people_tied(makers, at))
$$;--> statement-breakpoint
create function noted_at() returns timestamptz language sql stable set search_path = public, pg_temp as $$
  select coalesce(nullif(current_setting('app.moment', true), '')::timestamptz, now())
$$;--> statement-breakpoint
-- Notes the person of the transaction as who made something. What is again as it was before an open row leaves that row and those after it without a subject.
create function note_makers(company bigint, what text, subjects text[], employees bigint[], froms integer[], tos integer[], befores text[], afters text[], paid boolean)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who bigint := nullif(current_setting('app.writer', true), '')::bigint;
  undone text[];
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
  select coalesce(array_agg("subject"), '{}') into undone from back;
  insert into approval_maker ("tenantId", "kind", "subject", "employeeId", "fromMonth", "toMonth", "makerId", "at", "was", "untilPaid")
  select company, what, c.subject, c.employee, c."from", c."to", who, noted_at(), c.before, paid
  from unnest(subjects, employees, froms, tos, befores) c(subject, employee, "from", "to", before)
  where c.subject <> all(undone) and not exists (
    select 1 from approval_maker m
    where m."tenantId" = company and m."makerId" = who and m."coveredBy" is null and m."kind" = what and m."subject" = c.subject
      and m."fromMonth" <= c."from" and (m."toMonth" is null or m."toMonth" >= c."to"));
end $$;--> statement-breakpoint
-- An edit after which nobody could sign an open month, or the next one, is refused before it is made: whoever may still sign keeps out of it.
create function refuse_nobody_left() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
    select coalesce(array_agg(distinct m."makerId"), '{}') into before from makers_of(company, one.ordinal, one.period) m where m."id" <> all(ids);
    if exists (select 1 from people_left(company, before, noted_at()))
      and not exists (select 1 from people_left(company, before || who, noted_at())) then
      raise exception 'nobody would be left who may sign % off', one.ordinal using errcode = 'PA001', detail = one.ordinal::text;
    end if;
  end loop;
  return null;
end $$;--> statement-breakpoint
create trigger approval_maker_leaves_somebody after insert on approval_maker referencing new table as added for each statement execute function refuse_nobody_left();--> statement-breakpoint
create function hashed(value text) returns text language sql immutable set search_path = public, pg_temp as $$
  select encode(sha256(convert_to(value, 'UTF8')), 'hex')
$$;--> statement-breakpoint
create function month_of(day date) returns integer language sql immutable set search_path = public, pg_temp as $$
  select extract(year from day)::integer * 12 + extract(month from day)::integer
$$;--> statement-breakpoint
-- Every write of a row of a month, and of its payment date, names on the month who changed it.
create function note_figures() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month integer := new."year" * 12 + new."month";
  who text := current_setting('app.writer', true);
begin
  if new."changedBy" is null then return null; end if;
  perform set_config('app.writer', new."changedBy"::text, true);
  perform note_makers(new."tenantId", 'figures', array[new."id"::text], array[null::bigint], array[month], array[month], array[null], array[null], false);
  perform set_config('app.writer', coalesce(who, ''), true);
  return null;
end $$;--> statement-breakpoint
create trigger salary_period_makers after insert or update of "changedBy", "changedAt" on salary_period for each row when (current_user = 'app') execute function note_figures();--> statement-breakpoint
create function note_new_employees() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_makers(min(f."tenantId"), 'account', array_agg(f."id"::text), array_agg(f."id"), array_agg(0), array_agg(null::integer), array_agg(hashed('')), array_agg(hashed(f."bankAccountNumber")), true)
  from fresh f where f."bankAccountNumber" is not null having count(*) > 0;
  return null;
end $$;--> statement-breakpoint
create trigger employee_makers_new after insert on employee referencing new table as fresh for each statement when (current_user = 'app') execute function note_new_employees();--> statement-breakpoint
create function note_changed_employees() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_makers(min(f."tenantId"), 'account', array_agg(f."id"::text), array_agg(f."id"), array_agg(0), array_agg(null::integer),
    array_agg(hashed(coalesce(b."bankAccountNumber", ''))), array_agg(hashed(coalesce(f."bankAccountNumber", ''))), true)
  from fresh f join before b using ("id") where f."bankAccountNumber" is distinct from b."bankAccountNumber" having count(*) > 0;
  perform note_makers(min(f."tenantId"), 'contract', array_agg(f."id"::text), array_agg(f."id"), array_agg(0), array_agg(null::integer),
    array_agg(hashed(f.was)), array_agg(hashed(f.contract)), false)
  from (
    select n."id", n."tenantId", jsonb_build_array(o."contractStarted", o."expirationContract", o."employeeStatus", o."draftStatus", o."earlierContracts", o."deletedAt" is null)::text as was,
      jsonb_build_array(n."contractStarted", n."expirationContract", n."employeeStatus", n."draftStatus", n."earlierContracts", n."deletedAt" is null)::text as contract
    from fresh n join before o using ("id")) f
  where f.was <> f.contract having count(*) > 0;
  return null;
end $$;--> statement-breakpoint
create trigger employee_makers after update on employee referencing old table as before new table as fresh for each statement when (current_user = 'app') execute function note_changed_employees();--> statement-breakpoint
create function note_terms() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
create trigger employment_terms_makers_new after insert on employment_terms referencing new table as fresh for each statement when (current_user = 'app') execute function note_terms();--> statement-breakpoint
create trigger employment_terms_makers after update on employment_terms referencing old table as before new table as fresh for each statement when (current_user = 'app') execute function note_terms();--> statement-breakpoint
create trigger employment_terms_makers_gone after delete on employment_terms referencing old table as before for each statement when (current_user = 'app') execute function note_terms();--> statement-breakpoint
create function line_of(l recurring_line) returns text language sql immutable set search_path = public, pg_temp as $$
  select case when l."id" is null then '' else jsonb_build_array(l."name", l."field", l."startsOn", l."endsOn", l."total", l."order",
    (select jsonb_agg(r - 'by' - 'at') from jsonb_array_elements(l."rates") r))::text end
$$;--> statement-breakpoint
create function note_line() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare one recurring_line;
begin
  if tg_op = 'DELETE' then one := old; else one := new; end if;
  perform note_makers(one."tenantId", 'line', array[one."id"::text], array[one."employeeId"], array[month_of(least(old."startsOn", new."startsOn"))], array[null::integer],
    array[hashed(line_of(old))], array[hashed(line_of(new))], false);
  return null;
end $$;--> statement-breakpoint
create trigger recurring_line_makers after insert or update or delete on recurring_line for each row when (current_user = 'app') execute function note_line();--> statement-breakpoint
-- Leave changes a figure where its days are not paid in full: maternity, an unpaid reason, or a percentage of the company's own.
create function note_leaves() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
  perform note_makers(min(c.company), 'leave', array_agg(c.id), array_agg(c.employee), array_agg(c.first), array_agg(c.last), array_agg(hashed(c.o)), array_agg(hashed(c.n)), false)
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
  where c.o <> c.n having count(*) > 0;
  return null;
end $$;--> statement-breakpoint
create trigger vacation_makers_new after insert on vacation referencing new table as fresh for each statement when (current_user = 'app') execute function note_leaves();--> statement-breakpoint
create trigger vacation_makers after update on vacation referencing old table as before new table as fresh for each statement when (current_user = 'app') execute function note_leaves();--> statement-breakpoint
create trigger vacation_makers_gone after delete on vacation referencing old table as before for each statement when (current_user = 'app') execute function note_leaves();--> statement-breakpoint
create function note_setting() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_makers(new."tenantId", 'settings', array[tg_table_name::text], array[null::bigint], array[month_of(new."validFrom")], array[null::integer], array[null], array[null], false);
  return null;
end $$;--> statement-breakpoint
create trigger contribution_setting_makers after insert on contribution_setting for each row when (current_user = 'app') execute function note_setting();--> statement-breakpoint
create trigger overtime_setting_makers after insert on overtime_setting for each row when (current_user = 'app') execute function note_setting();--> statement-breakpoint
create trigger leave_setting_makers after insert on leave_setting for each row when (current_user = 'app') execute function note_setting();--> statement-breakpoint
create trigger insurance_setting_makers after insert on insurance_setting for each row when (current_user = 'app') execute function note_setting();--> statement-breakpoint
create trigger hours_setting_makers after insert on hours_setting for each row when (current_user = 'app') execute function note_setting();--> statement-breakpoint
create trigger payday_setting_makers after insert on payday_setting for each row when (current_user = 'app') execute function note_setting();--> statement-breakpoint
create function note_share() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare one budget_line_share;
begin
  if tg_op = 'DELETE' then one := old; else one := new; end if;
  perform note_makers(one."tenantId", 'budget', array[one."employeeId" || ' ' || one."budgetLineId"], array[one."employeeId"], array[0], array[null::integer],
    array[hashed(coalesce(old."checked" || ' ' || old."percentage", ''))], array[hashed(coalesce(new."checked" || ' ' || new."percentage", ''))], false);
  return null;
end $$;--> statement-breakpoint
create trigger budget_line_share_makers after insert or update or delete on budget_line_share for each row when (current_user = 'app') execute function note_share();--> statement-breakpoint
create function note_budget() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old."budget" is not distinct from new."budget" and old."deletedAt" is not distinct from new."deletedAt" then return null; end if;
  perform note_makers(new."tenantId", 'budget', array[new."id"::text], array[null::bigint], array[0], array[null::integer],
    array[hashed(old."budget" || ' ' || (old."deletedAt" is null))], array[hashed(new."budget" || ' ' || (new."deletedAt" is null))], false);
  return null;
end $$;--> statement-breakpoint
create trigger budget_line_makers after update on budget_line for each row when (current_user = 'app') execute function note_budget();--> statement-breakpoint
-- One given with a sign-off is covered by it; one taken back opens a question, and hides nothing.
create function note_acceptances() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_makers(min(f."tenantId"), 'acceptance', array_agg(concat_ws(' ', f."periodId", f."employeeId", f."code")), array_agg(f."employeeId"), array_agg(p."year" * 12 + p."month"),
    array_agg(null::integer), array_agg(null::text), array_agg(null::text), false)
  from fresh f join salary_period p on p."id" = f."periodId" where not f."withSignOff" and f."fact" <> 'withdrawn' having count(*) > 0;
  return null;
end $$;--> statement-breakpoint
create trigger salary_acceptance_makers_new after insert on salary_acceptance referencing new table as fresh for each statement when (current_user = 'app') execute function note_acceptances();--> statement-breakpoint
create trigger salary_acceptance_makers after update on salary_acceptance referencing new table as fresh for each statement when (current_user = 'app') execute function note_acceptances();--> statement-breakpoint
create function forget_acceptance() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from approval_maker where "tenantId" = old."tenantId" and "kind" = 'acceptance' and "coveredBy" is null
    and "subject" = concat_ws(' ', old."periodId", old."employeeId", old."code");
  return null;
end $$;--> statement-breakpoint
create trigger salary_acceptance_gone after delete on salary_acceptance for each row when (current_user = 'app') execute function forget_acceptance();--> statement-breakpoint
-- Nobody accepts what was found about somebody whose account, terms or lines they changed, where the company asks for two.
create function refuse_own_acceptance() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare month integer;
begin
  if new."fact" = 'withdrawn' or not (select t."signOffRequired" from tenant t where t."id" = new."tenantId") then return new; end if;
  select p."year" * 12 + p."month" into month from salary_period p where p."id" = new."periodId";
  if new."acceptedBy" in (select t.person from people_tied(array(
      select distinct m."makerId" from approval_maker m where m."tenantId" = new."tenantId" and m."employeeId" = new."employeeId" and m."coveredBy" is null
        and m."kind" <> 'acceptance' and m."fromMonth" <= month and (m."toMonth" is null or m."toMonth" >= month)), new."acceptedAt") t) then
    raise exception 'nobody accepts a warning about their own change' using errcode = 'PA003';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger salary_acceptance_by_another before insert or update on salary_acceptance for each row when (current_user = 'app') execute function refuse_own_acceptance();--> statement-breakpoint
create function refuse_own_sign_off() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new."signedBy" in (select t.person from salary_period p, people_tied(array(
      select distinct m."makerId" from makers_of(new."tenantId", p."year" * 12 + p."month", p."id") m), new."signedAt") t where p."id" = new."periodId") then
    raise exception 'nobody signs off what they made' using errcode = 'PA002';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger salary_sign_off_by_another before insert or update on salary_sign_off for each row when (current_user = 'app') execute function refuse_own_sign_off();--> statement-breakpoint
create function cover_makers(company bigint, period bigint, decision text) returns void language sql security definer set search_path = public, pg_temp as $$
  update approval_maker set "coveredBy" = decision where "id" in (
    select m."id" from salary_period p, makers_of(company, p."year" * 12 + p."month", p."id") m
    where p."id" = period and (not m."untilPaid" or exists (
      select 1 from salary s where s."tenantId" = company and s."periodId" = period and s."employeeId" = m."employeeId" and s."netto" > 0)))
$$;--> statement-breakpoint
-- A closing covers what it was signed with; where the company asks for no second person, what it paid.
create function cover_by_closing() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'salary_sign_off' then
    perform cover_makers(new."tenantId", new."periodId", 'closing ' || new."versionId");
  elsif not (select t."signOffRequired" from tenant t where t."id" = new."tenantId") then
    perform cover_makers(new."tenantId", new."periodId", 'closing ' || new."id");
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger salary_sign_off_covers after update of "versionId" on salary_sign_off for each row when (current_user = 'app' and new."versionId" is not null) execute function cover_by_closing();--> statement-breakpoint
create trigger salary_version_covers after insert on salary_version for each row when (current_user = 'app') execute function cover_by_closing();--> statement-breakpoint
-- A month that is opened again is signed anew: its sign-off covers nothing any more.
create function uncover_by_reopening() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update approval_maker set "coveredBy" = null where "tenantId" = new."tenantId" and "coveredBy" = 'closing ' || new."id";
  delete from salary_acceptance where "tenantId" = new."tenantId" and "periodId" = new."periodId" and "withSignOff";
  return null;
end $$;--> statement-breakpoint
create trigger salary_version_uncovers after update of "reopenedAt" on salary_version for each row when (current_user = 'app' and old."reopenedAt" is null and new."reopenedAt" is not null) execute function uncover_by_reopening();--> statement-breakpoint
create function refuse_own_agreement() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new."state" = 'agreed' and (new."decidedBy" is null or new."decidedBy" in (
      select t.person from people_tied(array[new."askedBy"] || array(
        select m."makerId" from approval_maker m where m."tenantId" = new."tenantId" and m."kind" = new."kind" and m."subject" = new."subject" and m."coveredBy" is null),
        least(new."decidedAt", new."askedAt")) t)) then
    raise exception 'nobody agrees to what they asked for' using errcode = 'PA004';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger approval_request_by_another before insert or update on approval_request for each row when (current_user = 'app') execute function refuse_own_agreement();--> statement-breakpoint
create function refuse_rule_off() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from approval_request r where r."tenantId" = new."id" and r."kind" = 'signOffRule' and r."state" = 'agreed' and r."appliedAt" is null) then
    raise exception 'switching the sign-off off needs two people' using errcode = 'PA004';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger tenant_sign_off_needs_two before update of "signOffRequired" on tenant for each row
when (current_user in ('app', 'app_access') and old."signOffRequired" and not new."signOffRequired") execute function refuse_rule_off();--> statement-breakpoint
revoke all on function people_tied, makers_of, people_left, note_makers, cover_makers, noted_at, hashed, month_of, line_of from public;--> statement-breakpoint
grant execute on function people_tied, makers_of, people_left to app;--> statement-breakpoint
-- Months that are open now: who changed them last is the one person that was noted.
insert into approval_maker ("tenantId", "kind", "subject", "fromMonth", "toMonth", "makerId", "at")
select p."tenantId", 'figures', p."id"::text, p."year" * 12 + p."month", p."year" * 12 + p."month", coalesce(p."changedBy", p."createdBy"), coalesce(p."changedAt", p."calculatedAt")
from salary_period p where p."closedAt" is null;
