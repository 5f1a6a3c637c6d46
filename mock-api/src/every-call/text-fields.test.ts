import { z } from 'zod';
import { areas } from '#areas.ts';
import type { DomainError } from '#core/domain-error.ts';
import { bindCalls } from '#core/http/bound-call.ts';
import { parseInput } from '#core/http/parse-input.ts';
import { takesLines, within } from '#core/http/request/text-faults.ts';

// Every text of every call, at any depth: no sign that nobody sees, and a line break only where the contract says `lines`.

const PARTS = ['params', 'query', 'body'] as const;
type Def = { shape?: Record<string, z.ZodType>; element?: z.ZodType; valueType?: z.ZodType };

/** The dotted places of all texts that a schema takes; `0` stands for any element, `key` for any name. */
function textsOf(schema: z.ZodType, path: readonly string[] = [], depth = 0): string[] {
  if (depth > 12) return [];
  return within(schema).flatMap((found) => {
    const { shape = {}, element, valueType } = found.def as Def;
    const inner = [
      ...Object.entries(shape),
      ...(element ? [['0', element] as const] : []),
      ...(valueType ? [['key', valueType] as const] : []),
    ];
    return [
      ...(found.def.type === 'string' ? [path.join('.')] : []),
      ...inner.flatMap(([name, next]) => textsOf(next as z.ZodType, [...path, name], depth + 1)),
    ];
  });
}

const texts = bindCalls(areas).flatMap(({ name, call }) =>
  PARTS.flatMap((part) => {
    const schema = call[part];
    return schema ? [...new Set(textsOf(schema))].map((path) => ({ name, part, schema, path })) : [];
  }),
);
const placesWhere = (is: (text: (typeof texts)[number]) => boolean) =>
  texts.filter(is).map(({ name, part, path }) => `${name} ${part}.${path}`);

test('texts of many lines are those of notes and comments', () => {
  expect(texts.length).toBeGreaterThan(300);
  expect(placesWhere(({ schema, path }) => takesLines(schema, path.split('.')))).toEqual([
    'storeLeaveCorrection body.note',
    'acceptSalaryWarnings body.note',
    'addSalaryComment body.text',
    'signOffMonth body.accepts.note',
  ]);
});

/** What a request is refused with when this stands at a place of it, whatever else it holds. */
function faultAt({ schema, path }: (typeof texts)[number], text: string): string | undefined {
  const value = path
    .split('.')
    .reduceRight<unknown>((inner, key) => (key === '0' ? [inner] : { [key]: inner }), text);
  // The shape is checked elsewhere: what is of interest is what happens to a text that has passed.
  const passed = z.custom().pipe(z.custom());
  const call = { ...shapeOnly, body: Object.assign(passed, { def: { ...passed.def, out: schema } }) };
  try {
    parseInput(call as never, { params: {}, query: {}, body: value } as never);
    return undefined;
  } catch (error) {
    return (error as DomainError).fields?.[0]?.code;
  }
}
const shapeOnly = { method: 'POST', path: '/x', summary: '', response: 'empty', effect: 'write' };

test('no text takes a sign that nobody sees, but passwords, which are hashed and never shown', () => {
  const places = placesWhere((text) => faultAt(text, 'Ar\u202eta') !== 'unseen_characters');
  expect(places.filter((place) => !/password$/i.test(place))).toEqual([]);
  expect(places.length).toBeGreaterThan(5);
});

test('a text of one line takes no line break; one of many lines does', () => {
  const wrong = placesWhere(
    (text) =>
      !/password$/i.test(text.path) &&
      (faultAt(text, '../../x\r\n') === 'line_break') === takesLines(text.schema, text.path.split('.')),
  );
  expect(wrong).toEqual([]);
});
