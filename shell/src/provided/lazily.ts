/** What makes another schema out of a schema, without looking at it. */
const STEPS = new Set([
  ...[
    'optional',
    'nullable',
    'nullish',
    'default',
    'catch',
    'pipe',
    'refine',
    'superRefine',
    'transform',
    'array',
    'readonly',
    'meta',
  ],
  ...['min', 'max', 'length', 'regex', 'trim', 'int', 'multipleOf', 'positive', 'nonnegative', 'toLowerCase'],
  ...['extend', 'partial', 'omit', 'pick', 'extract'],
]);
/** Makers in a group of their own, and what is no maker. */
const GROUPS = new Set(['coerce', 'iso']);
const VALUES = new Set(['NEVER', 'prettifyError']);

type Library = Readonly<Record<string, unknown>>;
type Maker = (...args: unknown[]) => object;
type Shape = Readonly<Record<string, { optional(): unknown }>>;
type Step = { name: string; args: readonly unknown[] };
/** What is known of a schema from what it was made of: calls are declared with the fields and choices of others. */
type Known = { shape?: Shape; options?: unknown };

function knownOfMaker({ name, args: [first] }: Step): Known {
  if (name === 'object' || name === 'strictObject') return { shape: first as Shape };
  return name === 'enum' && Array.isArray(first) ? { options: first } : {};
}

function knownAfter({ name, args: [first] }: Step, { shape }: Known): Known {
  if (name === 'extract') return { options: first };
  if (!shape) return {};
  if (name === 'extend') return { shape: { ...shape, ...(first as Shape) } };
  const fields = Object.entries(shape);
  if (name === 'omit')
    return { shape: Object.fromEntries(fields.filter(([key]) => !(key in Object(first)))) };
  if (name === 'partial' && !first)
    return { shape: Object.fromEntries(fields.map(([key, field]) => [key, field.optional()])) as Shape };
  return {};
}

/** Stands for the schema that `make` makes, from the first time that something of it is asked that is not known. */
function standIn(make: () => object, known: Known): object {
  let made: object | undefined;
  const schema = (): object => {
    made ??= make();
    return made;
  };
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (made || typeof name === 'symbol') return Reflect.get(schema(), name);
        if (Object.hasOwn(known, name)) return Reflect.get(known, name);
        if (!STEPS.has(name)) return Reflect.get(schema(), name);
        return (...args: unknown[]) =>
          standIn(
            () => Reflect.apply(Reflect.get(schema(), name), schema(), args),
            knownAfter({ name, args }, known),
          );
      },
      set: (_, name, value) => Reflect.set(schema(), name, value),
      has: (_, name) => Reflect.has(schema(), name),
      getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
    },
  );
}

/** A library of schemas of which each is made when something of it is first asked; `library` need not be there before. */
export function lazily<Names extends Library>(library: () => Library): Names {
  const get = (_: object, name: string | symbol): unknown => {
    if (typeof name === 'symbol') return undefined;
    if (VALUES.has(name)) return library()[name];
    if (GROUPS.has(name)) return lazily(() => library()[name] as Library);
    return (...args: unknown[]) =>
      standIn(() => (library()[name] as Maker)(...args), knownOfMaker({ name, args }));
  };
  return new Proxy({}, { get }) as Names;
}
