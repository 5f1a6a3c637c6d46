import pg from 'pg';

/** The path of who works as the tables' owner on purpose: its functions, migrations and commands of an operator have it, a stray connection has not. */
export const OWNER_PATH = 'public, pg_temp';

/** What a connection begins with, by PostgreSQL's own names: no session is ever changed by `set`, for behind a pooler the next one to have it is somebody else. */
export type Start = Readonly<Record<string, string>>;

const [SERVING_ROLE, LOCK_TIMEOUT] = ['app_access', '20s'];

/** A connection that serves begins in the weak role: a statement outside `inCompany` can never see a company's data. */
export const SERVING: Start = { role: SERVING_ROLE, timezone: 'UTC', lock_timeout: LOCK_TIMEOUT };

/** The same of a login behind a pooler, which would change the time zone again: transactions say that themselves. */
export const SERVING_POOLED: Start = { role: SERVING_ROLE, lock_timeout: LOCK_TIMEOUT };

/** A connection of the tables' owner: without this path it sees no row of a company. */
export const OWNING: Start = { search_path: OWNER_PATH };

type Parsed = { connectionParameters: { options?: string } };

/** The same address, whose connections begin so: whatever options it names itself stay. PostgreSQL takes it with the sign-in; a pooler does not. */
export function beginningAs(config: pg.ClientConfig, start: Start): pg.ClientConfig {
  const own = (new pg.Client(config) as unknown as Parsed).connectionParameters.options;
  const said = Object.entries(start).map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`);
  const options = [...(own ? [own] : []), ...said].join(' ');
  const { connectionString } = config;
  if (connectionString === undefined || !own) return { ...config, options };
  const url = new URL(connectionString);
  url.searchParams.delete('options');
  return { ...config, connectionString: url.href, options };
}

/** What a connection has otherwise than it should have begun with. */
export async function startsOtherwise(client: pg.ClientBase, start: Start): Promise<string[]> {
  const names = Object.keys(start);
  const { rows } = await client.query<{ name: string; value: string | null }>(
    'select name, current_setting(name, true) as value from unnest($1::text[]) as name',
    [names],
  );
  return rows.filter(({ name, value }) => value !== start[name]).map(({ name, value }) => `${name} ${value}`);
}
