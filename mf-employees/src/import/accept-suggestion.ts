import type { ImportProblem, ImportRow } from '@paga/contract/employees';

/** Problems whose suggestion can be taken as it stands, because nothing is computed from the field. */
export function canAccept({ code, suggestion }: ImportProblem): boolean {
  return suggestion !== undefined && (code === 'idNumberZeroLost' || code === 'dateInvalid');
}

/** The row with the suggestion in the field and without the problem; it is valid when it was the last one. The server checks it again. */
export function acceptSuggestion(row: ImportRow, problem: ImportProblem): ImportRow {
  const { suggestion = '', code } = problem;
  const errors = row.errors.filter((other) => other !== problem);
  const civil = suggestion.split('.').reverse().join('-');
  const field = code === 'dateInvalid' ? { contractDate: civil } : { idNumber: suggestion };
  return { ...row, ...field, errors, isValid: errors.length === 0 };
}
