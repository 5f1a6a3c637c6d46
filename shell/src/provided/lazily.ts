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

type Make = (...args: never[]) => object;

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

/** The same makers of schemas, whose schemas are made when they are first used. */
export function lazily<Makers extends Record<string, unknown>>(makers: Makers): Makers {
  const lazy = Object.entries(makers).map(([name, make]) => [
    name,
    typeof make === 'function' ? (...args: never[]) => standIn(() => (make as Make)(...args)) : make,
  ]);
  return Object.fromEntries(lazy) as Makers;
}
