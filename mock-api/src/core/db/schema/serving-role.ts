import pg from 'pg';
import { connectedClient } from '../connected-client.ts';

const ROLES = ['app', 'app_access', 'app_own'] as const;

// From PostgreSQL 16 on a membership says whether rights come with it: who signs in has none before taking one of the three roles.
const GRANT = {
  old: (role: string, serving: string) => `grant ${role} to ${serving}`,
  now: (role: string, serving: string) => `grant ${role} to ${serving} with inherit false, set true`,
};
const WITH_OPTIONS = 160_000;

/** Lets the user that serves take the three roles that serving needs; it gets nothing else. */
export async function admitServing(owner: pg.Client, serving: string): Promise<void> {
  const { rows } = await owner.query<{ version: number; there: boolean; isOwner: boolean }>(
    `select current_setting('server_version_num')::int as version, $1 = current_user as "isOwner",
      exists (select 1 from pg_roles where rolname = $1) as there`,
    [serving],
  );
  const [{ version = 0, there = false, isOwner = false } = {}] = rows;
  const name = pg.escapeIdentifier(serving);
  if (isOwner)
    throw new Error('DATABASE_URL and MIGRATE_URL sign in as the same user: make another one for serving.');
  if (!there)
    throw new Error(
      `DATABASE_URL signs in as ${serving}, whom the database does not know: create user ${name} noinherit password '...'`,
    );
  for (const role of ROLES) {
    const statement = (version < WITH_OPTIONS ? GRANT.old : GRANT.now)(role, name);
    const { rows: member } = await owner.query("select pg_has_role($1, $2, 'member') as is", [serving, role]);
    if (member[0].is) continue;
    await owner.query(statement).catch((cause: unknown) => {
      throw new Error(
        `The user of MIGRATE_URL may not let others take ${role}. Ask the administrator for: ${statement}`,
        { cause },
      );
    });
  }
}

type Strength = { name: string; attributes: string[]; owned: string[]; roles: string[]; given: string[] };

const STRENGTH = `
  select session_user as name,
    array_remove(array[case when rolsuper then 'SUPERUSER' end, case when rolcreaterole then 'CREATEROLE' end,
      case when rolcreatedb then 'CREATEDB' end, case when rolbypassrls then 'BYPASSRLS' end, case when rolreplication then 'REPLICATION' end], null) as attributes,
    array(select c.oid::regclass::text from pg_class c where c.relowner = r.oid
      union all select nspname from pg_namespace where nspowner = r.oid
      union all select datname from pg_database where datdba = r.oid
      union all select p.oid::regprocedure::text from pg_proc p where p.proowner = r.oid) as owned,
    array(select g.rolname::text from pg_roles g where g.oid <> r.oid and g.rolname <> all($1) and pg_has_role(r.oid, g.oid, 'member')) as roles,
    array(select g.rolname::text from pg_roles g where g.rolname = any($1) and pg_has_role(r.oid, g.oid, 'member with admin option')) as given
  from pg_roles r where rolname = session_user`;

/** Throws unless a user owns nothing and is nothing but a member of the three roles: what gets in through it then changes no table, right or policy. */
export async function requireWeakRole(config: pg.ClientConfig): Promise<void> {
  const client = await connectedClient(config);
  const { rows } = await client.query<Strength>(STRENGTH, [ROLES]).finally(() => client.end());
  const nothing: Strength = { name: '', attributes: [], owned: [], roles: [], given: [] };
  const [{ name, attributes, owned, roles, given } = nothing] = rows;
  const said = [
    ...attributes.map((attribute) => `has ${attribute}`),
    ...owned.slice(0, 3).map((thing) => `owns ${thing}`),
    ...roles.map((role) => `is a member of ${role}`),
    ...given.map((role) => `may let others take ${role}`),
  ];
  if (said.length === 0) return;
  throw new Error(
    `The user ${name} of DATABASE_URL ${said.join(', ')}; beside MIGRATE_URL it may only take app, app_access and app_own: make another one by create user <name> noinherit password '...'`,
  );
}
