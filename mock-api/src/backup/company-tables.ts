import type { BackupRules } from '#core/jobs/backup-rules.ts';

/** Runs a statement with the caller's rights: a transaction of the server, or the tables' owner. */
export type Ask = <Row>(statement: string) => Promise<Row[]>;

/** A table of which a company has rows; `columns` are those that are stored, `role` is who may read it. */
export type KeptTable = { name: string; columns: string[]; role: string; where: string };

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
 * kept unless its area leaves it out with a reason.
 */
export async function companyTables(ask: Ask, { leftOut, only }: BackupRules): Promise<KeptTable[]> {
  const tables = (await ask<CatalogTable>(catalog)).filter(({ name, kept }) => kept && !leftOut.has(name));
  const kept = tables.map(({ name, columns, role }) => {
    if (role === null) throw new Error(`No role of the server may read the table ${name}`);
    return { name, columns, role, where: only[name] ?? 'true' };
  });
  return inOrder(kept, await referencesOf(ask));
}
