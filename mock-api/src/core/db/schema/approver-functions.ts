/**
 * Who decides about leave that somebody asks for: the one who is named for the person, else for a sector of theirs (of several the oldest), else for the company; and the deputy on days on which the leave
 * calendar has the approver away. No row: nobody is named who works here, or it is their own leave, so the office decides. People, not accounts: who is the same person as the employee, or counts as one with them, is nobody's approver.
 */
const DECIDERS = `
create or replace function leave_decider_works(of_company bigint, of_user bigint, of_employee bigint, moment timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select case when of_user is not null then exists (
    select 1 from "app_user" u join "user_company" l on l."userId" = u."id" and l."tenantId" = of_company
    where u."id" = of_user and u."status" = 1 and u."deletedAt" is null and u."roleId" <> 1)
  else exists (
    select 1 from "own_link" k join "own_setting" g on g."tenantId" = k."tenantId" and g."page" and g."leave"
      cross join lateral own_standing(k."tenantId", k."employeeId", (moment at time zone 'Europe/Belgrade')::date) s
    where k."tenantId" = of_company and k."employeeId" = of_employee and k."state" = 'joined' and s."leftOn" is null) end
$$;
create or replace function leave_decider_employees(of_company bigint, of_user bigint, of_employee bigint) returns setof bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select of_employee where of_employee is not null
  union select p."employeeId" from "office_person" p where p."tenantId" = of_company and p."userId" = of_user
  union select e."id" from "employee" e join "app_user" u on lower(u."email") = lower(e."email") where e."tenantId" = of_company and u."id" = of_user
  union select k."employeeId" from "own_link" k join "own_account" a on a."id" = k."accountId" join "app_user" u on lower(u."email") = lower(a."address")
    where k."tenantId" = of_company and k."state" = 'joined' and u."id" = of_user
$$;
create or replace function leave_decider_is(of_company bigint, of_user bigint, of_employee bigint, asking bigint, moment timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select asking in (select leave_decider_employees(of_company, of_user, of_employee)) or exists (
    (select of_user where of_user is not null union select users_of_employee(of_company, of_employee, moment) where of_employee is not null)
    intersect select users_of_employee(of_company, asking, moment))
$$;
create or replace function leave_deciders(of_company bigint, asking bigint, moment timestamptz) returns table ("userId" bigint, "employeeId" bigint, "deputy" boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  with named as (
    select r.* from "leave_approver" r
    where r."tenantId" = of_company and of_company = nullif(current_setting('app.company', true), '')::bigint and (
      r."employeeId" = asking or num_nonnulls(r."employeeId", r."sectorId") = 0
      or r."sectorId" in (select s."sectorId" from "employee_sector" s where s."tenantId" = of_company and s."employeeId" = asking))
    order by r."employeeId" is null, r."sectorId" is null, r."sectorId" limit 1
  ), approver as (
    select n.* from named n where leave_decider_works(of_company, n."approverUserId", n."approverEmployeeId", moment)
      and not leave_decider_is(of_company, n."approverUserId", n."approverEmployeeId", asking, moment)
  )
  select a."approverUserId", a."approverEmployeeId", false from approver a
  union all
  select a."deputyUserId", a."deputyEmployeeId", true from approver a
  where num_nonnulls(a."deputyUserId", a."deputyEmployeeId") = 1 and exists (
      select 1 from "vacation" v where v."tenantId" = of_company and (moment at time zone 'Europe/Belgrade')::date between v."from" and v."to"
        and v."employeeId" in (select leave_decider_employees(of_company, a."approverUserId", a."approverEmployeeId")))
    and leave_decider_works(of_company, a."deputyUserId", a."deputyEmployeeId", moment)
    and not leave_decider_is(of_company, a."deputyUserId", a."deputyEmployeeId", asking, moment)
$$;
revoke all on function leave_decider_works, leave_decider_employees, leave_decider_is, leave_deciders from public;
grant execute on function leave_deciders to app;`;

/** Who of the company can be named, and who is named and decides no more; by name. */
const DECIDER_PEOPLE = `
create or replace function leave_decider_people(moment timestamptz) returns table ("of" text, "id" bigint, "name" text, "works" boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  with here as (select nullif(current_setting('app.company', true), '')::bigint as id), people as (
    select u."id" as "user", null::bigint as "employee", u."name" from here join "user_company" l on l."tenantId" = here.id join "app_user" u on u."id" = l."userId" and u."roleId" <> 1 and u."deletedAt" is null
    union select u."id", null, u."name" from here join "leave_approver" n on n."tenantId" = here.id join "app_user" u on u."id" in (n."approverUserId", n."deputyUserId")
    union select null, e."id", e."firstName" || ' ' || e."lastName" from here join "employee" e on e."tenantId" = here.id and (
      exists (select 1 from "own_link" k where k."tenantId" = here.id and k."employeeId" = e."id" and k."state" = 'joined')
      or exists (select 1 from "leave_approver" n where n."tenantId" = here.id and e."id" in (n."approverEmployeeId", n."deputyEmployeeId")))
  )
  select case when p."user" is null then 'ownPage' else 'office' end, coalesce(p."user", p."employee"), p."name", leave_decider_works(here.id, p."user", p."employee", moment)
  from here, people p order by p."name" collate "sq-x-icu", 2
$$;
revoke all on function leave_decider_people from public;
grant execute on function leave_decider_people to app;`;

/** Whether somebody of the office may decide about leave of an employee as far as approvers go: they are the one who is named, or nobody is. */
const OFFICE_DECIDES = `
create or replace function leave_is_for(of_company bigint, asking bigint, of_user bigint, moment timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(bool_or(d."userId" = of_user), count(*) = 0) from leave_deciders(of_company, asking, moment) d
$$;
revoke all on function leave_is_for from public;
grant execute on function leave_is_for to app;`;

/** Absences of those who share a sector with an employee, without what they are. Nobody calls it but the functions below, which know who may see it. */
const SECTOR_AWAY = `
create or replace function sector_absences(of_company bigint, of_employee bigint, since date, until date) returns table ("name" text, "from" date, "to" date)
language sql stable security definer set search_path = public, pg_temp as $$
  select e."firstName" || ' ' || e."lastName", v."from", v."to" from "vacation" v
    join "employee" e on e."tenantId" = v."tenantId" and e."id" = v."employeeId" and e."deletedAt" is null
  where v."tenantId" = of_company and v."employeeId" <> of_employee and v."to" >= since and v."from" <= until and cardinality(v."days") > 0
    and exists (select 1 from "employee_sector" theirs join "employee_sector" own on own."tenantId" = theirs."tenantId" and own."sectorId" = theirs."sectorId"
      where theirs."tenantId" = of_company and theirs."employeeId" = v."employeeId" and own."employeeId" = of_employee)
  order by v."from", 1
$$;
revoke all on function sector_absences from public;`;

/** What waits for the employee whose page it is, as an approver sees it: who asks for which days, and who else of their sector is away then. No kind, reason or pay. Who is nobody's approver is answered before anything is looked at: every page opens with it. */
const TO_DECIDE = `
create or replace function own_to_decide(moment timestamptz) returns table (
  "id" bigint, "employeeId" bigint, "name" text, "from" date, "to" date, "workingDays" integer, "askedAt" timestamptz, "deputy" boolean, "away" json)
language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  company bigint := nullif(current_setting('app.company', true), '')::bigint;
  me bigint := nullif(current_setting('app.employee', true), '')::bigint;
begin
  if not exists (select 1 from "leave_approver" n where n."tenantId" = company and me in (n."approverEmployeeId", n."deputyEmployeeId")) then
    return;
  end if;
  return query select r."id", r."employeeId", e."firstName" || ' ' || e."lastName", (r."patch" ->> 'from')::date, (r."patch" ->> 'to')::date, (r."base" ->> 'workingDays')::integer, r."askedAt", d."deputy",
    (select coalesce(json_agg(a), '[]') from sector_absences(r."tenantId", r."employeeId", (r."patch" ->> 'from')::date, (r."patch" ->> 'to')::date) a)
  from "request" r join "employee" e on e."tenantId" = r."tenantId" and e."id" = r."employeeId" and e."deletedAt" is null
    cross join lateral leave_deciders(r."tenantId", r."employeeId", moment) d
  where r."tenantId" = company and r."kind" = 'leave' and r."state" = 'asked' and d."employeeId" = me
    and not exists (select users_of_employee(company, me, r."askedAt") intersect select unnest(r."people"))
  order by r."id" limit 50;
end $$;
revoke all on function own_to_decide from public;
grant execute on function own_to_decide to app_own;`;

/** Who of their sectors is away, for the employee whose page it is, where the company shows it; no row otherwise. Names and days, nothing else. */
const OWN_SECTOR = `
create or replace function own_sector_shown(today date) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select g."page" and g."leave" and g."sectorAbsences" and s."leftOn" is null from "own_setting" g
    cross join lateral own_standing(g."tenantId", nullif(current_setting('app.employee', true), '')::bigint, today) s
    where g."tenantId" = nullif(current_setting('app.company', true), '')::bigint), false)
$$;
create or replace function own_sector_absences(since date, until date) returns table ("name" text, "from" date, "to" date)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.* from sector_absences(nullif(current_setting('app.company', true), '')::bigint, nullif(current_setting('app.employee', true), '')::bigint, since, until) a
  where own_sector_shown(since)
$$;
revoke all on function own_sector_shown, own_sector_absences from public;
grant execute on function own_sector_shown, own_sector_absences to app_own;`;

/** Whether the page of this very link still shows its employee leave: joined, switched on, at work. What hangs on the page asks it, a calendar feed. */
const SHOWS_LEAVE = `
create or replace function own_page_shows_leave(of_link bigint, moment timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select leave_decider_works(k."tenantId", null, k."employeeId", moment) from "own_link" k
    where k."id" = of_link and k."state" = 'joined' and k."tenantId" = nullif(current_setting('app.company', true), '')::bigint), false)
$$;
revoke all on function own_page_shows_leave from public;
grant execute on function own_page_shows_leave to app;`;

/** The name of the employee who decided a request: for the office, and on their own page for who asked. */
const DECIDED_BY = `
create or replace function request_decider(request bigint) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select e."firstName" || ' ' || e."lastName" from "request" r join "employee" e on e."tenantId" = r."tenantId" and e."id" = r."decidedByEmployee"
  where r."id" = request and r."tenantId" = nullif(current_setting('app.company', true), '')::bigint
    and r."employeeId" = coalesce(nullif(current_setting('app.employee', true), '')::bigint, r."employeeId")
$$;
revoke all on function request_decider from public;
grant execute on function request_decider to app, app_own;`;

/** Who decides about leave, asked by the office, by own pages and by the trigger on requests. */
export const APPROVER_FUNCTIONS = [
  DECIDERS,
  DECIDER_PEOPLE,
  OFFICE_DECIDES,
  SECTOR_AWAY,
  OWN_SECTOR,
  SHOWS_LEAVE,
  TO_DECIDE,
  DECIDED_BY,
].join('\n');
