import type { ErrorCode } from './error-codes.ts';

/** A field of an answer that says that the call was refused: it is false, null, anything but true, or has something in it. */
type RefusalSign = { field: string; is: 'false' | 'null' | 'untrue' | 'filled'; code: ErrorCode };

/** What in an answer with status 200 means a refusal: the first sign that is met says which. Data, so that the derived calls carry it. */
export type RefusalSigns = readonly RefusalSign[];

const MEETS: Record<RefusalSign['is'], (value: unknown) => boolean> = {
  false: (value) => value === false,
  null: (value) => value === null,
  untrue: (value) => !value,
  filled: (value) => Boolean(value),
};

/**
 * Reads the refusal in an answer; undefined where there is none.
 *
 * ```ts
 * refusalIn(refusedAs('PROJECT_NOT_DELETED'), { success: false })   // 'PROJECT_NOT_DELETED'
 * refusalIn(refusedAs('PROJECT_NOT_DELETED'), { success: true })    // undefined
 * ```
 */
export function refusalIn(signs: RefusalSigns, answer: unknown): ErrorCode | undefined {
  const fields = new Map(typeof answer === 'object' && answer !== null ? Object.entries(answer) : []);
  return signs.find(({ field, is }) => MEETS[is](fields.get(field)))?.code;
}

/** `success: false` or a filled `errorMessage` is a refusal. */
export function refusedAs(code: ErrorCode): RefusalSigns {
  return [
    { field: 'success', is: 'false', code },
    { field: 'errorMessage', is: 'filled', code },
  ];
}

/** `value: false` is a refusal. */
export function unlessTrue(code: ErrorCode): RefusalSigns {
  return [{ field: 'value', is: 'untrue', code }];
}
