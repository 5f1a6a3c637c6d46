import { z as plain } from 'zod';
import { loadSchemas, z } from './zod.ts';

type Z = typeof plain;

/** Schemas of every kind that the contract uses, with what they are asked. */
function answers(z: Z): unknown[] {
  const Kind = z.enum(['a', 'b']);
  const Person = z.strictObject({
    name: z.string().trim().min(1).max(5),
    kind: Kind.nullable(),
    day: z.iso.date().optional(),
    age: z.coerce.number<number>().pipe(z.int().min(0)).default(3),
    many: z.array(z.union([z.literal(1), Kind])),
  });
  const Wide = z.object({ ...Person.shape, more: z.record(z.string(), z.number()) }).partial();
  const Either = z.discriminatedUnion('is', [
    z.object({ is: z.literal('x'), n: z.number() }),
    z.object({ is: z.literal('y'), person: Person.omit({ many: true }) }),
  ]);
  const good = { name: ' Ana ', kind: null, many: [1, 'b'] };
  return [
    [...Kind.options, 'c'],
    Object.keys(Wide.shape),
    Person.parse(good),
    Person.safeParse({ ...good, name: '', other: 1 }).error?.issues,
    Person.shape.name.safeParse('far too long').success,
    Wide.parse({ more: { a: 1 } }),
    Either.parse({ is: 'y', person: { name: 'Ana', kind: 'a', age: '7' } }),
    Either.safeParse({ is: 'z' }).success,
    Person.extend({ kind: z.boolean() }).safeParse({ ...good, kind: true }).success,
    Kind instanceof plain.ZodType,
    Object.keys(Person.partial().extend({ other: z.string() }).omit({ many: true }).shape),
    Kind.extract(['b']).options,
    z.strictObject({ ...Person.partial().shape, kind: Kind.extract(['b']) }).safeParse({ age: 2, kind: 'a' })
      .error?.issues,
  ];
}

test('a schema that is made late answers as one that is made at once', async () => {
  await loadSchemas();
  expect(answers(z as unknown as Z)).toEqual(answers(plain));
});
