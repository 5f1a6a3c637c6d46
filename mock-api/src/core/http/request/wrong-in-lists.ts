import { z } from 'zod';

/** So few elements at a time that a slice of nothing but faults is read in milliseconds. */
const SLICE = 5;

type Issues = readonly z.core.$ZodIssue[];
type Unwrapped = { innerType?: z.ZodType; in?: z.ZodType };

/** The list behind `optional`, `default` and the like; undefined when the field holds no list. */
function listOf(schema: z.ZodType): z.ZodArray<z.ZodType> | undefined {
  if (schema instanceof z.ZodArray) return schema as z.ZodArray<z.ZodType>;
  const { innerType, in: inner } = schema.def as Unwrapped;
  const next = innerType ?? inner;
  return next && listOf(next);
}

/** The element schemas of the lists that stand directly in a body. */
function listsOf(schema: z.ZodType): [name: string, element: z.ZodType][] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const list = listOf(field);
    return list ? [[name, list.element] as [string, z.ZodType]] : [];
  });
}

const known = new WeakMap<z.ZodType, ReturnType<typeof listsOf>>();

/**
 * The first faults in the long lists of a body, read a few elements at a time: a schema collects a fault of every element before it answers, and 34,000
 * of them hold up everybody for half a second. None: the whole body is read as usual.
 */
export function wrongInLists(schema: z.ZodType, body: unknown): Issues {
  if (body === null || typeof body !== 'object') return [];
  const lists = known.get(schema) ?? listsOf(schema);
  known.set(schema, lists);
  for (const [name, element] of lists) {
    const sent = (body as Record<string, unknown>)[name];
    if (!Array.isArray(sent)) continue;
    const some = z.array(element);
    for (let from = 0; sent.length > SLICE && from < sent.length; from += SLICE) {
      const { error } = some.safeParse(sent.slice(from, from + SLICE));
      if (error)
        return error.issues.map((issue) => {
          const [index, ...rest] = issue.path;
          return { ...issue, path: [name, from + Number(index), ...rest] };
        });
    }
  }
  return [];
}
