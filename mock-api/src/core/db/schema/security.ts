import type { Client } from 'pg';
import { startAfterRestored } from '#core/audit/era.ts';
import { AUDIT_PEOPLE_FUNCTION } from './audit-people-function.ts';
import { NAMES_FUNCTION } from './names-function.ts';
import { SEARCH_FUNCTION } from './search-function.ts';

const ROLES = ['app', 'app_access'] as const;

// PostgreSQL 15 has one kind of membership, with `set role` in it; from 16 on that is a right of its own.
const MAY_SET = `case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end`;

/** Makes the two roles where the rights allow; another login user must be a member of them, or the error says what to run. */
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
    if (!member) await client.query(`grant ${role} to current_user`).catch(refused);
  }
}

function refused(cause: unknown): never {
  const needed = 'create role app nologin; create role app_access nologin; grant app, app_access to <user>';
  throw new Error(
    `This database user may not make or join the roles that keep companies apart. Ask its administrator for: ${needed}`,
    {
      cause,
    },
  );
}

/** Another server that starts at the same moment has made it. */
function alreadyThere(error: { code?: string }): void {
  if (error.code !== '42710' && error.code !== '23505') refused(error);
}

// A table's policies are the one list of what a role may do: the grants follow them, and a table without a policy is closed.
const GRANTS = `
do $$
declare allowed record;
begin
  execute 'revoke all on all tables in schema public from app, app_access';
  for allowed in
    select tablename, role, string_agg(distinct case cmd when 'ALL' then 'select, insert, update, delete' else lower(cmd) end, ', ') as rights
    from pg_policies, unnest(roles) as role
    where schemaname = 'public' and role in ('app', 'app_access') group by 1, 2
  loop
    execute format('grant %s on public.%I to %I', allowed.rights, allowed.tablename, allowed.role);
  end loop;
end $$;
grant usage on schema public to app, app_access;`;

// The second wall beside row level security: in a company's transaction every name of a table means a view of that company's rows, made of the
// table's own policy. `security_invoker` leaves the policies of the table in force underneath.
const SCOPED_VIEWS = `
do $$
declare own record;
begin
  drop schema if exists scoped cascade;
  create schema scoped;
  for own in
    select tablename, qual from pg_policies
    where schemaname = 'public' and 'app' = any(roles) and cmd in ('ALL', 'SELECT') and qual <> 'true'
  loop
    execute format('create view scoped.%I with (security_invoker, security_barrier = false) as select * from public.%I where %s with check option',
      own.tablename, own.tablename, own.qual);
    execute format('grant select, insert, update, delete on scoped.%I to app', own.tablename);
  end loop;
  grant usage on schema scoped to app;
end $$;`;

// Nobody rewrites the audit log, the owner of the tables included.
const INSERT_ONLY = `
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'table % is insert only', tg_table_name using errcode = '42501';
end $$;
create or replace trigger audit_line_insert_only before update or delete or truncate on audit_line execute function refuse_change();
create or replace trigger audit_seal_insert_only before update or delete or truncate on audit_seal execute function refuse_change();`;

/** Views stand in the way of a migration that changes a column; they are made again after it. */
export async function dropScopedViews(client: Client): Promise<void> {
  await client.query('drop schema if exists scoped cascade');
}

/** Brings rights, views and triggers to what the tables say. */
export async function applySecurity(client: Client): Promise<void> {
  await client.query(GRANTS);
  await client.query(SCOPED_VIEWS);
  await client.query(INSERT_ONLY);
  await client.query(SEARCH_FUNCTION);
  await client.query(AUDIT_PEOPLE_FUNCTION);
  await client.query(NAMES_FUNCTION);
  await startAfterRestored(client);
}
