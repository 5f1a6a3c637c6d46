import { z } from 'zod';
import { calls } from '../all.ts';
import type { Endpoint } from './endpoint.ts';
import { spans } from './spans.ts';

type Inner = Partial<
  Record<'innerType' | 'in' | 'out' | 'element' | 'left' | 'right' | 'valueType', z.ZodType>
> & {
  options?: z.ZodType[];
};

/** The shapes that stand directly within a shape, whatever wraps them. */
function within(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape as Record<string, z.ZodType>);
  const { innerType, in: input, out, element, left, right, valueType, options = [] } = schema.def as Inner;
  return [innerType, input, out, element, left, right, valueType, ...options].filter(
    (inner) => inner instanceof z.ZodType,
  );
}

/** Whether one value of the shape is a day: in itself, not in a list or an object within. */
function isDay(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodISODate) return true;
  if (schema instanceof z.ZodObject || schema instanceof z.ZodArray) return false;
  return within(schema).some(isDay);
}

const TWO_DAYS = '2026-01-01/2026-01-02';
/** Whether a text holds two days in one. */
const holdsTwo = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodString &&
  schema.safeParse(TWO_DAYS).success &&
  !['any other text', '+383 44 123 456'].some((text) => schema.safeParse(text).success);

/** Every shape of an input in which two days stand beside one another, with where it stands. */
function* twoDays(
  schema: z.ZodType,
  at: string,
  seen = new Set<z.ZodType>(),
): Generator<[string, z.ZodType]> {
  if (seen.has(schema)) return;
  seen.add(schema);
  if (holdsTwo(schema)) yield [at, schema];
  if (!(schema instanceof z.ZodObject)) {
    for (const inner of within(schema)) yield* twoDays(inner, at, seen);
    return;
  }
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
  if (fields.filter(([, field]) => isDay(field)).length > 1) yield [at, schema];
  for (const [name, field] of fields) yield* twoDays(field, `${at}.${name}`, seen);
}

const inputs = Object.entries(calls as Record<string, Endpoint>).flatMap(([name, call]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    return schema ? [...twoDays(schema, `${name} ${part}`)] : [];
  }),
);
const sorted = (kind: 'counted' | 'any') =>
  inputs.filter(([, schema]) => spans.get(schema)?.span === kind).map(([at]) => at);

test('every input with two days says whether their days are counted one by one', () => {
  const unsorted = inputs.filter(([, schema]) => !spans.has(schema)).map(([at]) => at);
  expect(unsorted).toEqual([]);
});

test('counted are the days of leave and of the calendar, and nothing else', () => {
  expect(sorted('counted').sort()).toEqual([
    'askForLeave body',
    'getVacationCalendar query.period',
    'previewOwnLeave query',
    'previewVacation query',
    'reportSickness body',
    'storeCompanyLeave body',
    'storeVacation body',
    'updateVacation body',
  ]);
  expect(sorted('any')).toEqual(
    expect.arrayContaining([
      'getAuditsByAuth query',
      'createRecurringLine body.line',
      'getVacationList body',
    ]),
  );
});

/** What the inputs of leave need besides their dates. */
const OTHERS: Record<string, unknown> = {
  tenantId: 1,
  employeeId: 1,
  employeeIds: [1],
  type: 0,
  workingDays: 1,
};

test.each(inputs.filter(([, schema]) => spans.get(schema)?.span === 'counted'))(
  '%s: two years are taken, a day more is refused at its place',
  (_, schema) => {
    const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const rest = Object.fromEntries(Object.entries(OTHERS).filter(([name]) => fields.includes(name)));
    const faultsOf = (from: string, to: string) => {
      const { error } = schema.safeParse(
        schema instanceof z.ZodString ? `${from}/${to}` : { ...rest, from, to },
      );
      return error?.issues.map(({ path, ...issue }) => [path.join('.'), 'params' in issue && issue.params]);
    };
    expect(faultsOf('2026-10-01', '2028-09-30')).toBeUndefined();
    const to = schema instanceof z.ZodString ? '' : 'to';
    expect(faultsOf('2026-10-01', '2028-10-01')).toEqual([[to, { fault: 'tooLong' }]]);
    expect(faultsOf('2024-02-29', '2199-12-31')).toEqual([[to, { fault: 'tooLong' }]]);
  },
);
