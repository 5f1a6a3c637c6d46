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
    'transform',
    'array',
    'readonly',
  ],
  ...['min', 'max', 'length', 'regex', 'trim', 'int', 'multipleOf', 'positive', 'nonnegative', 'toLowerCase'],
  ...['extend', 'partial', 'omit', 'pick'],
]);
/** Makers in a group of their own, and what is no maker. */
const GROUPS = new Set(['coerce', 'iso']);
const VALUES = new Set(['NEVER', 'prettifyError']);

type Library = Readonly<Record<string, unknown>>;
type Maker = (...args: unknown[]) => object;

/** Stands for the schema that `make` makes, from the first time that something of it is asked. */
function standIn(make: () => object): object {
  let made: object | undefined;
  const schema = (): object => {
    made ??= make();
    return made;
  };
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (made || typeof name === 'symbol' || !STEPS.has(name)) return Reflect.get(schema(), name);
        return (...args: unknown[]) =>
          standIn(() => Reflect.apply(Reflect.get(schema(), name), schema(), args));
      },
      set: (_, name, value) => Reflect.set(schema(), name, value),
      has: (_, name) => Reflect.has(schema(), name),
      getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
    },
  );
}

/** A library of schemas of which each is made when something of it is first asked. */
export function lazily<Names extends Library>(library: () => Library): Names {
  const get = (_: object, name: string | symbol): unknown => {
    if (typeof name === 'symbol') return undefined;
    if (VALUES.has(name)) return library()[name];
    if (GROUPS.has(name)) return lazily(() => library()[name] as Library);
    return (...args: unknown[]) => standIn(() => (library()[name] as Maker)(...args));
  };
  return new Proxy({}, { get }) as Names;
}
