/** The fields of objects of one shape in order of name, each as `"name":`. */
const orders = new Map<string, readonly (readonly [string, string])[]>();
/** Content has few shapes; names that come from people would be endless. */
const MOST_SHAPES = 2_000;

function orderOf(names: readonly string[]): readonly (readonly [string, string])[] {
  const shape = JSON.stringify(names);
  const known = orders.get(shape);
  if (known) return known;
  const sorted = names.toSorted((one, other) => (one < other ? -1 : 1));
  // An object keeps names that are numbers before all others, whatever order they are put in.
  const order = Object.keys(Object.fromEntries(sorted.map((name) => [name, 0])));
  const made = order.map((name) => [name, `${JSON.stringify(name)}:`] as const);
  if (orders.size < MOST_SHAPES) orders.set(shape, made);
  return made;
}

/**
 * JSON with the fields in order of name, so that equal content gives equal text: the database gives keys back in another order. The same text as
 * `JSON.stringify` of content whose fields are sorted, without a copy of every object; content is what JSON holds, without dates and the like.
 */
export function sortedText(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(sortedText).join(',')}]`;
  const fields = value as Record<string, unknown>;
  let text = '';
  for (const [name, shown] of orderOf(Object.keys(fields))) {
    const field = fields[name];
    if (field === undefined) continue;
    text += `${text === '' ? '' : ','}${shown}${sortedText(field)}`;
  }
  return `{${text}}`;
}
