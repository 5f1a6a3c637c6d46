import type { ImportProblemCode } from '@paga/contract/employees';
import { EmployerTier, EmploymentType, Gender } from '@paga/contract/shapes';
import { type Choice, choiceOf } from '#core/import/choice.ts';
import type { Cell } from '#core/workbook/cell.ts';
import type { CellReading } from './reading.ts';

/** The employer's tier. */
export const TIER = choiceOf([
  { value: EmployerTier.primary, sq: 'Primar', en: 'Primary', also: ['Primare', 'Kryesor', 'Main'] },
  { value: EmployerTier.secondary, sq: 'Sekondar', en: 'Secondary', also: ['Sekondare', 'Dytësor'] },
]);

/** The type of employment. */
export const EMPLOYMENT = choiceOf([
  {
    value: EmploymentType.fullTime,
    sq: 'Me orar të plotë',
    en: 'Full time',
    also: ['Orar i plotë', 'I plotë', 'E plotë', 'Full-time', 'Fulltime'],
  },
  {
    value: EmploymentType.partTime,
    sq: 'Me orar të pjesshëm',
    en: 'Part time',
    also: ['Orar i pjesshëm', 'I pjesshëm', 'E pjesshme', 'Part-time', 'Parttime'],
  },
  {
    value: EmploymentType.contractor,
    sq: 'Kontraktor',
    en: 'Contractor',
    also: ['Kontraktues', 'Me kontratë vepre'],
  },
]);

/** The gender. */
export const GENDER = choiceOf([
  { value: Gender.female, sq: 'Femër', en: 'Female', also: ['Femra', 'F', 'Grua', 'Woman'] },
  { value: Gender.male, sq: 'Mashkull', en: 'Male', also: ['M', 'Burrë', 'Man'] },
]);

/** One of a few words; empty is null. */
export function readChoice<Value>(
  cell: Cell | undefined,
  choice: Choice<Value>,
  code: ImportProblemCode,
): CellReading<Value> {
  if (!cell) return { value: null };
  const value = choice.meaningOf(cell.text);
  return value === undefined ? { value: null, code, suggestion: choice.list.sq.join(' / ') } : { value };
}
