/**
 * What sign-in on an own page has to know of employees, whose table it may not read: whether one is there, and when they left. A contract's end that has
 * passed is the last day; of who was switched off without one, today. No row: deleted.
 */
const STANDING = `
create or replace function own_standing(company bigint, employee bigint, today date) returns table ("leftOn" date)
language sql stable security definer set search_path = public, pg_temp as $$
  select case when e."expirationContract" < today then e."expirationContract" when e."employeeStatus" <> 1 then today end
  from "employee" e where e."tenantId" = company and e."id" = employee and e."deletedAt" is null
$$;
revoke all on function own_standing from public;
grant execute on function own_standing to app_access;`;

/** The name of an employee who did something on the own page, for the audit log: of the transaction's company, or of those that a person of the office may read. */
const ACTOR_NAME = `
create or replace function own_actor_name(company bigint, employee bigint) returns text
language sql stable strict security definer set search_path = public, pg_temp as $$
  select e."firstName" || ' ' || e."lastName" from "employee" e where e."tenantId" = company and e."id" = employee
    and company = coalesce(nullif(current_setting('app.company', true), '')::bigint, company)
    and exists (select 1 from "audit_line" l where l."tenantId" = company and l."employeeId" = employee)
$$;
revoke all on function own_actor_name from public;
grant execute on function own_actor_name to app, app_access;`;

/** Whether these are the last digits of the personal number of whom an invitation is for. */
const DIGITS = `
create or replace function own_digits_match(link bigint, digits text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select right(e."personalNumber", 4) = digits from "own_link" l join "employee" e on e."tenantId" = l."tenantId" and e."id" = l."employeeId"
    where l."id" = link and e."deletedAt" is null), false)
$$;
revoke all on function own_digits_match from public;
grant execute on function own_digits_match to app_access;`;

/** Whether an account that has joined elsewhere is of whom an invitation is for: by the personal number. One that is joined nowhere is nobody's yet. */
const SAME_PERSON = `
create or replace function own_same_person(account bigint, link bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (
    select 1 from "own_link" j join "employee" h on h."tenantId" = j."tenantId" and h."id" = j."employeeId", "own_link" l join "employee" e on e."tenantId" = l."tenantId" and e."id" = l."employeeId"
    where j."accountId" = account and l."id" = link and h."personalNumber" is distinct from e."personalNumber")
$$;
revoke all on function own_same_person from public;
grant execute on function own_same_person to app_access;`;

/** Of the account whose page the transaction is about: its links to companies with a page that it may use, by the company's name and nothing else. */
const EMPLOYERS = `
create or replace function own_employers(today date) returns table ("id" bigint, "name" text, "current" boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select l."id", t."name", l."id" = here."id"
  from "own_link" here join "own_link" l on l."accountId" = here."accountId" and l."state" = 'joined'
    join "tenant" t on t."id" = l."tenantId" and t."deletedAt" is null left join "own_setting" g on g."tenantId" = l."tenantId"
    cross join lateral own_standing(l."tenantId", l."employeeId", today) e
  where here."tenantId" = nullif(current_setting('app.company', true), '')::bigint and here."employeeId" = nullif(current_setting('app.employee', true), '')::bigint
    and here."state" = 'joined' and (coalesce(g."page", false) or l."payslipsReadAt" is not null)
  order by t."name", l."id"
$$;
revoke all on function own_employers from public;
grant execute on function own_employers to app_own;`;

/** Where the account of a link of the transaction's company is mailed, and in which language; no row where it has no address. */
const MAILED = `
create or replace function own_mailed(link bigint) returns table ("address" text, "language" smallint)
language sql stable security definer set search_path = public, pg_temp as $$
  select a."address", a."language" from "own_link" l join "own_account" a on a."id" = l."accountId"
  where l."id" = link and l."tenantId" = nullif(current_setting('app.company', true), '')::bigint and a."address" is not null
$$;
revoke all on function own_mailed from public;
grant execute on function own_mailed to app;`;

/** What is stored of the account whose page the transaction is about, a table after the other; of sessions the newest at this employer. No secret, and no other account. */
const ACCOUNT_ROWS = `
create or replace function own_account_rows(stored text) returns table ("row" jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with here as (
    select l."id", l."accountId" from "own_link" l
    where l."tenantId" = nullif(current_setting('app.company', true), '')::bigint and l."employeeId" = nullif(current_setting('app.employee', true), '')::bigint and l."state" = 'joined')
  select r."row" from (
    select 'own_account' as "stored", a."id", jsonb_build_object('address', a."address", 'language', a."language", 'createdAt', a."createdAt") as "row"
    from "own_account" a join here on here."accountId" = a."id"
    union all select 'own_address', a."id", jsonb_build_object('address', a."address", 'confirmedAt', a."confirmedAt", 'replacedAt', a."replacedAt")
    from "own_address" a join here on here."accountId" = a."accountId"
    union all select 'own_passkey', p."id", jsonb_build_object('name', p."name", 'synced', p."synced", 'createdAt', p."createdAt", 'lastUsedAt', p."lastUsedAt")
    from "own_passkey" p join here on here."accountId" = p."accountId"
    union all (select 'own_session', s."id", jsonb_build_object('device', s."device", 'networkAddress', s."networkAddress", 'createdAt', s."createdAt",
      'lastActiveAt', s."lastActiveAt", 'expiresAt', s."expiresAt", 'endedAt', s."endedAt")
    from "own_session" s join here on here."id" = s."linkId" order by s."id" desc limit 100)
  ) r where r."stored" = own_account_rows.stored order by r."id"
$$;
revoke all on function own_account_rows from public;
grant execute on function own_account_rows to app_own;`;

/** Who of the office opened what is of the employee of the transaction: the lines whose type begins with "open", on pages whose objects are employees; nothing else of the log. */
const OPENINGS = `
create or replace function own_openings(most integer) returns table ("at" timestamptz, "user" text, "page" text, "type" text, "changes" jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select l."at", u."name", l."page", l."type", l."changes" from "audit_line" l left join "app_user" u on u."id" = l."userId"
  where l."tenantId" = nullif(current_setting('app.company', true), '')::bigint and l."objectId" = nullif(current_setting('app.employee', true), '')::bigint
    and l."page" in ('employees', 'ownPage') and l."type" like 'open%' and l."userId" is not null
  order by l."at" desc, l."id" desc limit most
$$;
revoke all on function own_openings from public;
grant execute on function own_openings to app_own;`;

/** Of these tables an own page reads these columns alone: no sums over everybody in a closing, nothing of the company that only its office may know. */
const COLUMNS = {
  budget_line: ['id', 'tenantId', 'name'],
  project: ['id', 'tenantId', 'name'],
  salary_period: ['id', 'tenantId', 'year', 'month', 'closedAt'],
  salary_version: [
    ...['id', 'tenantId', 'periodId', 'number', 'closedAt', 'reopenedAt', 'paymentDate', 'hash'],
  ],
  sector: ['id', 'tenantId', 'name'],
  tenant: [
    ...['id', 'name', 'businessNumber', 'address', 'phone', 'authorizedPerson', 'logo'],
    ...['status', 'expirationDate', 'deletedAt'],
  ],
};
const COLUMN_RIGHTS = Object.entries(COLUMNS)
  .map(
    ([table, columns]) => `revoke select on "${table}" from app_own;
grant select (${columns.map((column) => `"${column}"`).join(', ')}) on "${table}" to app_own;`,
  )
  .join('\n');

/** What own pages ask of tables that their role, or that of sign-in, must not read. */
export const OWN_FUNCTIONS = [
  STANDING,
  ACTOR_NAME,
  DIGITS,
  SAME_PERSON,
  EMPLOYERS,
  MAILED,
  ACCOUNT_ROWS,
  OPENINGS,
  COLUMN_RIGHTS,
].join('\n');
