import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { APPROVER_FUNCTIONS } from './approver-functions.ts';
import { AUDIT_PEOPLE_FUNCTION } from './audit-people-function.ts';
import { isCatalogRace } from './in-turn.ts';
import { NAMES_FUNCTION } from './names-function.ts';
import { OWN_FUNCTIONS } from './own-functions.ts';
import { OWNER_POLICIES } from './owner-policies.ts';
import { SEARCH_FUNCTION } from './search-function.ts';
import { WORK_FUNCTIONS } from './work-functions.ts';

const ROLES = ['app', 'app_access', 'app_own'] as const;

// PostgreSQL 15 has one kind of membership, with `set role` in it; from 16 on that is a right of its own.
const MAY_SET = `case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end`;

/** Makes the three roles where the rights allow; another login user must be a member of them, or the error says what to run. */
export async function ensureRoles(client: Client): Promise<void> {
  for (const role of ROLES) {
    const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    if (rows.length === 0)
      await client
        .query(`create role ${role} nologin nosuperuser nocreatedb nocreaterole noinherit nobypassrls`)
        .catch(alreadyThere);
  }
  const { rows } = await client.query<{ role: string; strong: boolean; member: boolean }>(
    `select rolname as role, rolsuper or rolbypassrls as strong, pg_has_role(current_user, oid, ${MAY_SET}) as member from pg_roles where rolname = any($1)`,
    [ROLES],
  );
  for (const { role, strong, member } of rows) {
    if (strong)
      throw new Error(
        `The role ${role} passes by row level security: alter role ${role} nosuperuser nobypassrls`,
      );
    if (!member) await client.query(`grant ${role} to current_user`).catch(alreadyThere);
  }
}

function refused(cause: unknown): never {
  const needed =
    'create role app nologin; create role app_access nologin; create role app_own nologin; grant app, app_access, app_own to <user>';
  throw new Error(
    `This database user may not make or join the roles that keep companies apart. Ask its administrator for: ${needed}`,
    {
      cause,
    },
  );
}

/** Another server that starts at the same moment has made it, or become a member of it. */
function alreadyThere(error: { code?: string; message: string }): void {
  const isThere = error.code === '42710' || error.code === '23505';
  if (!isThere && !isCatalogRace(error)) refused(error);
}

// A table's policies are the one list of what a role may do: the grants follow them, and a table without a policy is closed.
const GRANTS = `
do $$
declare allowed record;
begin
  execute 'revoke all on all tables in schema public from app, app_access, app_own';
  for allowed in
    select tablename, role, string_agg(distinct case cmd when 'ALL' then 'select, insert, update, delete' else lower(cmd) end, ', ') as rights
    from pg_policies, unnest(roles) as role
    where schemaname = 'public' and role in ('app', 'app_access', 'app_own') group by 1, 2
  loop
    execute format('grant %s on public.%I to %I', allowed.rights, allowed.tablename, allowed.role);
  end loop;
end $$;
grant usage on schema public to app, app_access, app_own;`;

// A view as it is, and the statement that makes it: the view's comment says both, as they were when it was made.
const madeBy = `md5(statement || coalesce(pg_get_viewdef(to_regclass(name)) || (select coalesce(c.reloptions::text, '') from pg_class c where c.oid = to_regclass(name)), ''))`;

// The second wall beside row level security: in a company's transaction every name of a table means a view of that company's rows, made of the
// table's own policy. `security_invoker` leaves the policies of the table in force underneath. Only a view that is not so is made anew: it is locked until then,
// with everybody who reads the table.
const SCOPED_VIEWS = `
do $$
declare own record; name text; statement text;
begin
  create schema if not exists scoped;
  for own in
    select v.viewname from pg_views v where v.schemaname = 'scoped' and not exists (
      select 1 from pg_policies p where p.schemaname = 'public' and p.tablename = v.viewname and 'app' = any(p.roles) and p.cmd in ('ALL', 'SELECT') and p.qual <> 'true')
  loop
    execute format('drop view scoped.%I', own.viewname);
  end loop;
  for own in
    select tablename, qual, (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = format('public.%I', tablename)::regclass and a.attnum > 0 and not a.attisdropped) as columns
    from pg_policies where schemaname = 'public' and 'app' = any(roles) and cmd in ('ALL', 'SELECT') and qual <> 'true'
  loop
    name := format('scoped.%I', own.tablename);
    statement := format('create or replace view %s with (security_invoker, security_barrier = false) as select %s from public.%I where %s with check option',
      name, own.columns, own.tablename, own.qual);
    if obj_description(to_regclass(name), 'pg_class') is distinct from ${madeBy} then
      execute statement;
      execute format('comment on view %s is %L', name, ${madeBy});
    end if;
    execute format('grant select, insert, update, delete on %s to app', name);
  end loop;
  grant usage on schema scoped to app;
end $$;`;

// Nobody rewrites the audit log, the owner of the tables included.
const INSERT_ONLY = `
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'table % is insert only', tg_table_name using errcode = '42501';
end $$;
do $$
declare log text;
begin
  foreach log in array array['audit_line', 'audit_seal'] loop
    if not exists (select 1 from pg_trigger t where t.tgrelid = log::regclass and t.tgname = log || '_insert_only' and t.tgenabled = 'O' and t.tgfoid = 'refuse_change'::regproc) then
      execute format('create or replace trigger %I before update or delete or truncate on %I execute function refuse_change()', log || '_insert_only', log);
    end if;
  end loop;
end $$;`;

/** Statements that take a table away or change what its columns are; a constraint changes no view. */
const COLUMNS =
  /\b(?:drop table (?:if exists )?"(\w+)"|alter table (?:if exists )?"(\w+)" (?:add column|(?:drop|alter|rename) (?!constraint)))/gi;

/** The views of the tables whose columns the statements change. */
async function viewsChanged(client: Client, statements: readonly string[]): Promise<string[]> {
  const changed = statements.flatMap((statement) =>
    [...statement.matchAll(COLUMNS)].map(([, gone, changed]) => gone ?? changed ?? ''),
  );
  const { rows } = await client.query<{ view: string }>(
    `select format('scoped.%I', viewname) as view from pg_views where schemaname = 'scoped' and viewname = any($1) order by 1`,
    [changed],
  );
  return rows.map(({ view }) => view);
}

/** Locks the views of the tables that a step changes before their tables, as people come to them: the other way round both would wait for each other. */
export async function lockScopedViews(client: Client, statements: readonly string[]): Promise<void> {
  for (const view of await viewsChanged(client, statements))
    await client.query(`lock table ${view} in access exclusive mode`);
}

/** Views stand in the way of a step that takes away a column of their table; they are made again before its transaction ends. */
export async function dropScopedViews(client: Client, statements: readonly string[]): Promise<void> {
  for (const view of await viewsChanged(client, statements)) await client.query(`drop view ${view}`);
}

// While steps are still to be done, functions may name tables that a later one makes; nobody calls them before.
const LATER_TABLES = 'set local check_function_bodies = off';

const STATEMENTS = [
  LATER_TABLES,
  OWNER_POLICIES,
  GRANTS,
  SCOPED_VIEWS,
  INSERT_ONLY,
  SEARCH_FUNCTION,
  AUDIT_PEOPLE_FUNCTION,
  NAMES_FUNCTION,
  WORK_FUNCTIONS,
  OWN_FUNCTIONS,
  APPROVER_FUNCTIONS,
];

/** All that the statements make, as the catalogue has it: somebody who changes a right, a view, a function or a trigger by hand changes this. */
const AS_IT_IS = `
  select md5(string_agg(line, E'\\n' order by line)) as "state" from (
    select format('%s %s %s %s %s', c.oid::regclass, c.relrowsecurity, c.relforcerowsecurity, c.relacl, c.reloptions) as line from pg_class c
      where c.relkind in ('r', 'p', 'v') and c.relnamespace in ('public'::regnamespace, to_regnamespace('scoped'))
    union all select format('%s %s %s %s %s %s', tablename, policyname, roles, cmd, qual, with_check) from pg_policies where schemaname = 'public'
    union all select format('%s %s', viewname, definition) from pg_views where schemaname = 'scoped'
    union all select format('%s %s %s', n.nspname, n.nspacl, n.nspowner) from pg_namespace n where n.nspname in ('public', 'scoped')
    union all select format('%s %s %s %s', p.oid::regprocedure, p.prosrc, p.proconfig, p.proacl) from pg_proc p where p.pronamespace = 'public'::regnamespace
    union all select format('%s %s %s %s', t.tgrelid::regclass, t.tgname, t.tgenabled, pg_get_triggerdef(t.oid)) from pg_trigger t where not t.tgisinternal
  ) lines`;

const NOTED = `select obj_description(to_regnamespace('scoped'), 'pg_namespace') as "noted"`;
const textHash = createHash('sha256').update(STATEMENTS.join('\n')).digest('hex').slice(0, 32);

/** What is noted on the schema of the views when everything is as these statements make it. */
async function noteOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ state: string }>(AS_IT_IS);
  return `paga ${textHash} ${rows[0]?.state}`;
}

/**
 * Brings rights, views and triggers to what the tables say, where they are not so already: each of these statements waits for everybody who uses what it makes,
 * so a start on a database that is as it should be leaves them alone. Inside a transaction.
 */
export async function applySecurity(client: Client): Promise<void> {
  const { rows } = await client.query<{ noted: string | null }>(NOTED);
  if (rows[0]?.noted !== (await noteOf(client))) {
    for (const statement of STATEMENTS) await client.query(statement);
    await client.query(`comment on schema scoped is '${await noteOf(client)}'`);
  }
}
