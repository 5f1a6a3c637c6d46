import type { EdiMonth, EdiProblem, EdiProblemCode } from '@paga/contract/employees';
import type { SheetProblem } from '#core/import/find-columns.ts';
import type { EdiColumn } from './edi-columns.ts';

const WARNINGS: ReadonlySet<EdiProblemCode> = new Set([
  'idNumberMissing',
  'idNumberZeroLost',
  'idNumberCheckDigit',
  'namesDiffer',
  'grossZero',
  'monthsMissing',
  'leftEarlier',
  'nobodyCompared',
]);

type Facts = Partial<Pick<EdiProblem, 'cell' | 'value' | 'other' | 'limit'>> & { month?: EdiMonth | null };

/** So much of a cell is repeated in a problem. */
const VALUE = 60;

/** A problem with its severity. */
export function ediProblem(
  code: EdiProblemCode,
  { month = null, cell = null, value, ...facts }: Facts = {},
): EdiProblem {
  const severity = WARNINGS.has(code) ? 'warning' : 'error';
  return {
    code,
    severity,
    month,
    cell,
    ...(value !== undefined && { value: value.slice(0, VALUE) }),
    ...facts,
  };
}

/** What is wrong with a workbook as a whole: of two columns with one title the second is named, of a missing one its title. */
export function ediProblemOf({ code, cell, heading, limit }: SheetProblem<EdiColumn>): EdiProblem {
  return ediProblem(code, {
    ...(code === 'columnTwice' && { cell }),
    ...(heading && { value: heading }),
    ...(limit && { limit }),
  });
}

/** Whether any of these keeps something from being saved. */
export const hasErrors = (problems: readonly EdiProblem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');
