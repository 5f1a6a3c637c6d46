import type { ClientBase } from 'pg';

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ');
const set = (columns: readonly string[]) =>
  columns.map((column) => `"${column}" = excluded."${column}"`).join(', ');
const asList = (rows: readonly string[]) => `[${rows.join(',')}]`;

/** Ids given out from here on lie above those that were put in. */
async function passSequence(owner: ClientBase, table: string): Promise<void> {
  const { rows } = await owner.query<{ sequence: string | null }>(
    `select pg_get_serial_sequence($1, 'id') as sequence from pg_attribute
    where attrelid = $1::regclass and attname = 'id' and attidentity <> ''`,
    [`public."${table}"`],
  );
  const sequence = rows[0]?.sequence;
  if (sequence)
    await owner.query(
      `select setval('${sequence}', greatest((select last_value from ${sequence}), (select max("id") from public."${table}")))`,
    );
}

function taken(table: string): (error: { code?: string }) => never {
  return (error) => {
    if (error.code !== '23505') throw error;
    throw new Error(
      `An id or a name of ${table} is taken by another company of this database: restore into an empty one`,
      {
        cause: error,
      },
    );
  };
}

type Target = { table: string; columns: readonly string[]; companyId: number; onlyAdded: boolean };

/** Puts rows of a company into their table; of a log, those that are not there yet. */
export async function addRows(
  owner: ClientBase,
  { table, columns, companyId, onlyAdded }: Target,
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const given = `json_populate_recordset(null::public."${table}", $1::json)`;
  const { rowCount } = await owner
    .query(
      `insert into public."${table}" (${quoted(columns)}) overriding system value select ${quoted(columns)} from ${given}
       where "tenantId" = ${companyId} ${onlyAdded ? 'on conflict do nothing' : ''}`,
      [asList(rows)],
    )
    .catch(taken(table));
  if (onlyAdded) {
    const there = `select 1 from public."${table}" k join ${given} g on g."id" = k."id" where k."tenantId" = ${companyId}`;
    if ((await owner.query(there, [asList(rows)])).rowCount !== rows.length) taken(table)({ code: '23505' });
  } else if (rowCount !== rows.length)
    throw new Error(`The backup holds a row of ${table} that is not of the company ${companyId}`);
  if (columns.includes('id')) await passSequence(owner, table);
}

/** The company itself: its row stays when it is there, other tables point at it. */
export async function addTenant(
  owner: ClientBase,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  await owner.query(
    `insert into public.tenant (${quoted(columns)}) overriding system value
     select ${quoted(columns)} from json_populate_recordset(null::public.tenant, $1::json)
     on conflict ("id") do update set ${set(columns.filter((column) => column !== 'id'))}`,
    [asList(rows)],
  );
  await passSequence(owner, 'tenant');
}

const NAME_ONLY = 'restored.invalid';

/**
 * The people of the company. Who is there already stays as they are: they may work elsewhere too. Of those who are not linked to it there is only
 * a name, for what they did: they come as deleted accounts that nobody can sign in with, and become whole when a backup that has them is restored.
 */
export async function addPeople(
  owner: ClientBase,
  { linked, columns }: { linked: boolean; columns: readonly string[] },
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const given = 'json_populate_recordset(null::public.app_user, $1::json)';
  const query = linked
    ? `insert into public.app_user (${quoted(columns)}) overriding system value select ${quoted(columns)} from ${given}
       on conflict ("id") do update set ${set(columns.filter((column) => column !== 'id'))} where app_user."email" like '%@${NAME_ONLY}'`
    : `insert into public.app_user ("id", "name", "email", "passwordHash", "roleId", "status", "deletedAt") overriding system value
       select "id", "name", "id" || '@${NAME_ONLY}', '', 4, 2, now() from ${given} on conflict ("id") do nothing`;
  await owner.query(query, [asList(rows)]).catch(taken('app_user'));
  await passSequence(owner, 'app_user');
}

type Installation = { demo: boolean; createdAt: string };

/** Ids mean the same only within one installation: a database that belongs to another one is refused, an empty one becomes this one. */
export async function requireSameInstallation(
  owner: ClientBase,
  { demo, createdAt }: Installation,
): Promise<void> {
  const { rows } = await owner.query<{ same: boolean }>(
    'select "createdAt" = $1::timestamptz as same from public.installation',
    [createdAt],
  );
  if (rows[0]?.same) return;
  const { rows: used } = await owner.query('select 1 from public.tenant limit 1');
  if (used.length > 0)
    throw new Error('This database is of another installation and has companies: restore into an empty one');
  await owner.query(
    `insert into public.installation ("demo", "demoFilledAt", "createdAt") values ($1, case when $1 then now() end, $2)
     on conflict ("id") do update set "demo" = excluded."demo", "demoFilledAt" = excluded."demoFilledAt", "createdAt" = excluded."createdAt"`,
    [demo, createdAt],
  );
}
