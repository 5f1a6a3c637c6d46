type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !(value instanceof Blob);

/**
 * The first field of an answer, by its dotted place, that is not in what its schema has read: a schema passes over what it does not name, and a row that is
 * answered whole would tell what nobody asked for. Undefined: every field is declared.
 */
export function undeclaredIn(answer: unknown, read: unknown, path = ''): string | undefined {
  if (!isObject(answer) || !isObject(read)) return undefined;
  for (const [name, value] of Object.entries(answer)) {
    const place = path === '' ? name : `${path}.${name}`;
    if (value === undefined) continue;
    if (!(name in read)) return place;
    const inner = undeclaredIn(value, read[name], place);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
