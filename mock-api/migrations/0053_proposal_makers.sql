-- contract, served from 0035
ALTER TABLE "request" DROP CONSTRAINT "request_kind";--> statement-breakpoint
ALTER TABLE "request" DROP CONSTRAINT "request_state";--> statement-breakpoint
ALTER TABLE "request" DROP CONSTRAINT "request_decided_by_somebody";--> statement-breakpoint
ALTER TABLE "request" ADD CONSTRAINT "request_kind" CHECK ("kind" in ('leave', 'question', 'ownData', 'bankAccount'));--> statement-breakpoint
ALTER TABLE "request" ADD CONSTRAINT "request_state" CHECK ("state" in ('asked', 'approved', 'refused', 'withdrawn', 'applied', 'stale', 'stopped'));--> statement-breakpoint
ALTER TABLE "request" ADD CONSTRAINT "request_decided_by_somebody" CHECK (("decidedBy" is null) = ("state" in ('asked', 'withdrawn', 'stopped')));--> statement-breakpoint
-- An address is the person's also when another one took its place within 90 days: nobody stops being an employee by changing the address of their page.
create or replace function users_of_employee(of_company bigint, of_employee bigint, since timestamptz) returns setof bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select t."person" from people_tied(array(
    select p."userId" from office_person p where p."tenantId" = of_company and p."employeeId" = of_employee
    union
    select u."id" from app_user u join user_company l on l."userId" = u."id" and l."tenantId" = of_company
    where lower(u."email") in (
      select lower(e."email") from employee e where e."tenantId" = of_company and e."id" = of_employee
      union
      select lower(a."address") from own_link k join own_account a on a."id" = k."accountId" where k."tenantId" = of_company and k."employeeId" = of_employee and k."state" = 'joined'
      union
      select lower(o."address") from own_link k join own_address o on o."accountId" = k."accountId"
      where k."tenantId" = of_company and k."employeeId" = of_employee and k."joinedAt" is not null
        and least(k."endedAt", o."replacedAt", 'infinity') > since - interval '90 days')
  ), since) t
  where of_company = nullif(current_setting('app.company', true), '')::bigint
$$;--> statement-breakpoint
-- A request is an employee's own and nobody has decided about it; who of the office they are is noted, and stays so. Another account is proposed by nobody who has just come.
create or replace function begin_request() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_argv[0] = 'office' then raise exception 'only employees ask' using errcode = '42501'; end if;
  if new."state" <> 'asked' or new."askedBy" <> new."employeeId" or num_nonnulls(new."found", new."decidedBy", new."decidedAt", new."note", new."objectId") > 0 then
    raise exception 'a request begins undecided' using errcode = '42501';
  end if;
  if new."kind" = 'bankAccount' and coalesce(account_open_from(new."tenantId", new."employeeId"), 'infinity') > new."askedAt" then
    raise exception 'too soon for another account' using errcode = 'PA006';
  end if;
  new."people" := array(select users_of_employee(new."tenantId", new."employeeId", new."askedAt"));
  return new;
end $$;--> statement-breakpoint
-- What was asked for is not changed, and is decided once: by the office under the name of who does it and by nobody who is the employee, or taken back by the employee. About other data and
-- another account nobody decides who made the way to them either; of an office of one, the one.
create or replace function refuse_own_decision() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old."state" <> 'asked' or (old."tenantId", old."kind", old."employeeId", old."patch", old."base", old."askedBy", old."askedAt", old."people")
      is distinct from (new."tenantId", new."kind", new."employeeId", new."patch", new."base", new."askedBy", new."askedAt", new."people") then
    raise exception 'a request is decided once, as it was asked' using errcode = '42501';
  end if;
  if tg_argv[0] = 'own' then
    if new."state" <> 'withdrawn' or num_nonnulls(new."found", new."decidedBy", new."note", new."objectId") > 0 then
      raise exception 'employees only take back' using errcode = '42501';
    end if;
    return new;
  end if;
  if new."state" not in ('approved', 'refused', 'applied', 'stale') or new."decidedBy" is distinct from nullif(current_setting('app.writer', true), '')::bigint then
    raise exception 'decided under another name' using errcode = '42501';
  end if;
  if new."decidedBy" = any(new."people") or new."decidedBy" in (select users_of_employee(new."tenantId", new."employeeId", least(new."askedAt", new."decidedAt"))) then
    raise exception 'nobody decides about what they asked for' using errcode = 'PA004';
  end if;
  if new."kind" in ('ownData', 'bankAccount') and new."decidedBy" in (select makers_of_employee(new."tenantId", new."employeeId", least(new."askedAt", new."decidedAt")))
    and not alone_in_office(new."tenantId", new."decidedBy") then
    raise exception 'no maker decides about it' using errcode = 'PA005';
  end if;
  return new;
end $$;--> statement-breakpoint
create function keep_inviter() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into request_maker ("tenantId", "employeeId", "makerId", "kind", "at") values (new."tenantId", new."employeeId", new."invitedBy", 'invited', new."invitedAt");
  return null;
end $$;--> statement-breakpoint
create trigger own_link_inviter after insert on own_link for each row when (current_user = 'app' and new."invitedBy" is not null) execute function keep_inviter();--> statement-breakpoint
create function keep_email() returns trigger language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  who bigint := nullif(current_setting('app.writer', true), '')::bigint;
begin
  if who is null then return null; end if;
  if tg_op = 'INSERT' then
    insert into request_maker ("tenantId", "employeeId", "makerId", "kind", "at") select f."tenantId", f."id", who, 'email', noted_at() from fresh f where f."email" is not null;
  else
    insert into request_maker ("tenantId", "employeeId", "makerId", "kind", "at")
    select f."tenantId", f."id", who, 'email', noted_at() from fresh f join before b using ("id") where lower(f."email") is distinct from lower(b."email");
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger employee_email_new after insert on employee referencing new table as fresh for each statement when (current_user = 'app') execute function keep_email();--> statement-breakpoint
create trigger employee_email after update on employee referencing old table as before new table as fresh for each statement when (current_user = 'app') execute function keep_email();
