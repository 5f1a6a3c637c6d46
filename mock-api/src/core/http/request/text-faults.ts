import { hasLines } from '@paga/contract/shapes';
import { textFault } from '@paga/contract/text';
import type { z } from 'zod';

/** A password is taken as it is: it is hashed, never shown. */
const AS_IT_IS = /password$/i;
const HALF_CHARACTER = /\p{Surrogate}/u;

/** What is wrong with a text and what to do, for logs and users of the API. */
const MESSAGES = {
  invalid_text: 'Not a text',
  unseen_characters: 'Holds control, direction or zero-width characters; send the text without them',
  line_break: 'Is one line; send it without tabs and line breaks',
} as const;
type TextFault = keyof typeof MESSAGES;

type Add = (path: string, code: TextFault, message: string) => boolean;
type Def = {
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  shape?: Record<string, z.ZodType>;
  left?: z.ZodType;
  right?: z.ZodType;
};

/** What stands behind `optional`, a pipe, a union and the like, the schema itself first. */
export function within(schema: z.ZodType): z.ZodType[] {
  const { innerType, in: before, out, options = [], left, right } = schema.def as Def;
  const next = [innerType, before, out, ...options, left, right].filter((inner) => inner !== undefined);
  return [schema, ...next.flatMap(within)];
}

function stepInto(schema: z.ZodType, key: string): z.ZodType[] {
  return within(schema).flatMap((found) => {
    const { shape, element, valueType } = found.def as Def;
    const next = shape?.[key] ?? element ?? valueType;
    return next ? [next] : [];
  });
}

/** Whether a schema lets a text at this place have many lines. */
export function takesLines(schema: z.ZodType, path: readonly string[]): boolean {
  let reached = [schema];
  for (const key of path) reached = reached.flatMap((found) => stepInto(found, key));
  return reached.flatMap(within).some(hasLines);
}

function faultOf(text: string, schema: z.ZodType, path: readonly string[]): TextFault | undefined {
  // No database keeps a zero character or half of a character.
  if (text.includes('\0') || HALF_CHARACTER.test(text)) return 'invalid_text';
  if (AS_IT_IS.test(path.at(-1) ?? '')) return undefined;
  return textFault(text, () => !takesLines(schema, path));
}

/** Finds every text in what was sent that is not plain; `add` says whether more are of interest. */
export function addTextFaults(
  schema: z.ZodType,
  value: unknown,
  add: Add,
  path: readonly string[] = [],
): boolean {
  if (typeof value === 'string') {
    const fault = faultOf(value, schema, path);
    return !fault || add(path.join('.'), fault, MESSAGES[fault]);
  }
  if (value === null || typeof value !== 'object' || value instanceof Blob) return true;
  for (const [key, inner] of Object.entries(value)) {
    const place = [...path, key];
    if (!Array.isArray(value) && textFault(key, () => true))
      if (!add(place.join('.'), 'unseen_characters', MESSAGES.unseen_characters)) return false;
    if (!addTextFaults(schema, inner, add, place)) return false;
  }
  return true;
}
