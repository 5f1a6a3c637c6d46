/** What is wrong with an identifier: an error is refused, a warning is shown and accepted. */
type IdentifierProblem =
  | { code: 'NOT_TEN_DIGITS'; severity: 'error' }
  | { code: 'LEADING_ZERO_LOST'; severity: 'error'; suggestion: string }
  | { code: 'NOT_SIXTEEN_DIGITS'; severity: 'error' }
  | { code: 'NUMBER_INSTEAD_OF_TEXT'; severity: 'error' }
  | { code: 'CHECK_DIGIT'; severity: 'warning' };

/** The answer of an identifier check: `ok` is false only for an error; a warning comes with `ok: true`. */
export type IdentifierCheck = { ok: boolean; value: string; problem: IdentifierProblem | null };
