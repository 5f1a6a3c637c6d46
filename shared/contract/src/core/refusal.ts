import type { ErrorCode } from './error-codes.ts';

/** An answer that says inside a 200 whether it is a refusal, and in words why. */
type PostAnswer = { success?: boolean; errorMessage?: string | null };

/**
 * Reads `success: false` or a filled `errorMessage` as an error.
 *
 * ```ts
 * refusedAs('PROJECT_NOT_DELETED')({ success: false })   // 'PROJECT_NOT_DELETED'
 * refusedAs('PROJECT_NOT_DELETED')({ success: true })    // undefined
 * ```
 */
export function refusedAs(code: ErrorCode): (answer: PostAnswer) => ErrorCode | undefined {
  return ({ success, errorMessage }) => (success === false || errorMessage ? code : undefined);
}

/** Reads `value: false` as an error. */
export function unlessTrue(code: ErrorCode): (answer: { value: boolean }) => ErrorCode | undefined {
  return ({ value }) => (value ? undefined : code);
}
