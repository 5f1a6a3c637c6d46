import type pg from 'pg';

const QUERIES = [
  `select 'extension ' || extname as line from pg_extension`,
  `select format('table %s%s', oid::regclass, case when relrowsecurity then ' row level security' end) as line
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  `select concat_ws(' ', 'column', c.oid::regclass || '.' || quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
      case when a.attcollation <> t.typcollation then 'collate ' || a.attcollation::regcollation end,
      case when a.attnotnull then 'not null' end,
      case a.attidentity when 'a' then 'identity' when 'd' then 'identity by default' end,
      case when a.attgenerated = 's' then 'generated' when d.oid is not null then 'default' end,
      pg_get_expr(d.adbin, d.adrelid)) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  // What PostgreSQL 18 lists as a constraint of its own, "not null" stands with its column.
  `select format('constraint %s.%s %s', conrelid::regclass, quote_ident(conname), pg_get_constraintdef(oid)) as line
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  `select 'index ' || indexdef as line from pg_indexes where schemaname = 'public'`,
  `select format('sequence %s %s from %s by %s to %s', sequencename, data_type, start_value, increment_by, max_value) as line
    from pg_sequences where schemaname = 'public'`,
  `select format('policy %s.%s %s %s to %s using %s check %s', tablename, policyname, permissive, cmd, roles, qual, with_check) as line
    from pg_policies where schemaname = 'public'`,
  `select 'trigger ' || pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal`,
  `select format('function %s returns %s %s', p.oid::regprocedure, p.prorettype::regtype, md5(pg_get_functiondef(p.oid))) as line
    from pg_proc p left join pg_depend d on d.objid = p.oid and d.deptype = 'e' where p.pronamespace = 'public'::regnamespace and d.objid is null`,
  `select format('view %s.%s %s', schemaname, viewname, md5(definition)) as line from pg_views where schemaname = 'scoped'`,
  `select format('grant %s on %s.%s to %s', string_agg(lower(privilege_type), ', ' order by privilege_type), table_schema, table_name, grantee) as line
    from information_schema.role_table_grants where table_schema in ('public', 'scoped') and grantee in ('app', 'app_access', 'app_own')
    group by table_schema, table_name, grantee`,
  ...['minimum_wage', 'public_holiday', 'tax_table'].map(
    (table) => `select 'row ${table} ' || (to_jsonb(t) - 'id' - 'createdAt')::text as line from "${table}" t`,
  ),
];

/** Everything that migrations and the start of the server make in a database, one line each, sorted. */
export async function catalogOf(client: pg.ClientBase): Promise<string[]> {
  const lines: string[] = [];
  for (const query of QUERIES)
    lines.push(
      ...(await client.query<{ line: string }>(query)).rows.map(({ line }) => line.replaceAll(/\s+/g, ' ')),
    );
  return lines.sort();
}
