import type pg from 'pg';
import { connectedClient } from '#core/db/connected-client.ts';

/** Row level security of every table taken away. */
export const WITHOUT_ROW_LEVEL_SECURITY = `do $$ declare t record; begin for t in select tablename from pg_tables where schemaname = 'public' loop
  execute format('alter table %I disable row level security', t.tablename); end loop; end $$`;

/** The names of tables mean the tables again, not views of one company's rows. */
export const WITHOUT_VIEWS = 'drop schema scoped cascade';

/** Both walls of the database taken away: what is left is what each query asks for. */
export const WITHOUT_DATABASE_WALLS = `${WITHOUT_VIEWS}; ${WITHOUT_ROW_LEVEL_SECURITY}`;

/** Where a database is, and as whom its owner signs in. */
type OwnerConnection = pg.ClientConfig;

/** Runs `work` as the owner of the tables, whom no wall stops. */
export async function asOwner<T>(
  connection: OwnerConnection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectedClient(connection);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const TABLES = `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.column_name = 'tenantId' and c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'audit%' order by 1`;

/** A fingerprint of everything a company has stored, by table. */
export const stateOf = (connection: OwnerConnection, companyId: number) =>
  asOwner(connection, async (client) => {
    const { rows } = await client.query<{ name: string }>(TABLES);
    const state: Record<string, unknown> = {};
    for (const { name } of rows) {
      const { rows: found } = await client.query(
        `select md5(string_agg(t::text, '|' order by t::text)) as hash from "${name}" t where "tenantId" = $1`,
        [companyId],
      );
      state[name] = found[0].hash;
    }
    return state;
  });

/** The people of a company with their links, as they are stored. */
export const peopleOf = (connection: OwnerConnection, companyId: number) =>
  asOwner(connection, async (client) => {
    const people = `select u.*, l."tenantId" from app_user u join user_company l on l."userId" = u.id
      where u.id in (select "userId" from user_company where "tenantId" = $1) order by u.id, l."tenantId"`;
    return (await client.query(people, [companyId])).rows;
  });
