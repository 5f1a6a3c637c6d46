/** Runs a statement with the caller's rights: a transaction of the server, or the tables' owner. */
export type Ask = <Row>(statement: string) => Promise<Row[]>;

/** A table of which a company has rows; `columns` are those that are stored, `role` is who may read it. */
export type KeptTable = { name: string; columns: string[]; role: string; where: string };

/** Tables with a company that a backup leaves out, each with its reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  backup: 'says which files of backups lie on this server',
  bookkeeping_consent: 'ends after ten minutes, with its session',
  mail_attachment: 'copies of what went with mail; a restored copy sends no mail again',
  passkey_challenge: 'lives three minutes',
  passkey_grant: 'ends with its session',
  session_grant: 'ends with its session',
};

/** Tables without a company that a backup leaves out, each with its reason. Of `tenant` and `app_user` it holds the company and its people. */
export const NOT_OF_A_COMPANY: Readonly<Record<string, string>> = {
  audit_era: 'of the database',
  failed_sign_in: 'of the last hour',
  installation: 'of the installation',
  join_link: 'a link that lives a week',
  known_device: 'a browser of a person',
  minimum_wage: 'national',
  passkey: 'of a person, for the address of this server',
  password_reset: 'a link that lives an hour',
  person_tie: 'who set up whose account in the last 30 days; of people, in any company',
  public_holiday: 'national',
  sent_mail: 'what this server has handed over',
  session: 'signed in again after a restore',
  tax_table: 'national',
  try_count: 'of the last hour',
  two_factor_code: 'lives ten minutes',
};

/** Only these rows. Mail that still waits here would be sent a second time from a restored copy. */
const ONLY: Readonly<Record<string, string>> = {
  outbox_mail: `"status" not in ('waiting', 'sending')`,
  // Who has been asked to join and has not agreed is somebody of other companies.
  user_company: `not exists (select 1 from public.app_user p where p."id" = "userId" and p."standsFor" is not null)`,
};

/** A log is never rolled back: a restore adds what is missing to these and takes nothing away. */
export const ONLY_ADDED: ReadonlySet<string> = new Set(['audit_line', 'audit_seal', 'outbox_mail']);

/** Of these a restore brings back only rows that are still there: the address of an ended feed does not answer again. Into an empty database all come. */
export const NEVER_REVIVED: ReadonlySet<string> = new Set(['leave_feed']);

type CatalogTable = { name: string; columns: string[]; role: string | null; kept: boolean };
type Reference = { from: string; column: string; to: string };

const catalog = `
  select c.relname as name, bool_or(a.attname = 'tenantId') as kept,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
    case when has_table_privilege('app', c.oid, 'select') then 'app' when has_table_privilege('app_access', c.oid, 'select') then 'app_access' end as role
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace group by c.oid, c.relname order by c.relname`;

const references = `
  select f.conrelid::regclass::text as "from", a.attname as "column", f.confrelid::regclass::text as "to"
  from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace`;

/** The columns that point from one table to another. */
export async function referencesOf(ask: Ask): Promise<Reference[]> {
  const bare = (name: string) => name.replace(/^public\./, '').replaceAll('"', '');
  return (await ask<Reference>(references)).map((one) => ({
    ...one,
    from: bare(one.from),
    to: bare(one.to),
  }));
}

function inOrder(tables: readonly KeptTable[], pointers: readonly Reference[]): KeptTable[] {
  const [ordered, left] = [[] as KeptTable[], new Map(tables.map((table) => [table.name, table]))];
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ name }) => !pointers.some(({ from, to }) => from === name && to !== name && left.has(to)),
    );
    if (free.length === 0)
      throw new Error(`These tables point at one another in a circle: ${[...left.keys()].join(', ')}`);
    for (const table of free) left.delete(table.name);
    ordered.push(...free);
  }
  return ordered;
}

/**
 * The tables of which a company has rows, each after those it points at. Read from the database's own catalogue: a table that has a company is
 * kept unless it is named above with a reason.
 */
export async function companyTables(ask: Ask): Promise<KeptTable[]> {
  const tables = (await ask<CatalogTable>(catalog)).filter(({ name, kept }) => kept && !(name in LEFT_OUT));
  const kept = tables.map(({ name, columns, role }) => {
    if (role === null) throw new Error(`No role of the server may read the table ${name}`);
    return { name, columns, role, where: ONLY[name] ?? 'true' };
  });
  return inOrder(kept, await referencesOf(ask));
}
