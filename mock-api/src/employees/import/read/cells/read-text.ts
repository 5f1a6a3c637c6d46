import type { Cell } from '#core/workbook/cell.ts';
import type { CellReading } from './reading.ts';

/** Text of a cell; a number or a date is taken as it is shown. Empty is null. */
export function readText(cell: Cell | undefined, max: number): CellReading<string> {
  if (!cell) return { value: null };
  const text = cell.text.replace(/\s+/g, ' ');
  return text.length > max ? { value: null, code: 'textTooLong', limit: `${max}` } : { value: text };
}

/** Text of a cell that must look like something. */
export function readPattern(
  cell: Cell | undefined,
  { max, pattern, code }: { max: number; pattern: RegExp; code: 'emailInvalid' | 'phoneInvalid' },
): CellReading<string> {
  const reading = readText(cell, max);
  return reading.value === null || pattern.test(reading.value) ? reading : { value: null, code };
}
