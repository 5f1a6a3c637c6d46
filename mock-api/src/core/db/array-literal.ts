const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/** Values as one array parameter of Postgres, e.g. for `unnest($1::text[])`. Texts are quoted, null is NULL. */
export function arrayLiteral(values: readonly (string | number | boolean | null)[]): string {
  const items = values.map((value) => {
    if (value === null) return 'NULL';
    return typeof value === 'string' ? quoted(value) : String(value);
  });
  return `{${items.join(',')}}`;
}
