import type { ImportProblemCode } from '@paga/contract/employees';
import { EmployerTier, EmploymentType, Gender } from '@paga/contract/shapes';
import { folded } from '#core/db/search-text.ts';
import type { Cell } from '#core/workbook/cell.ts';
import type { CellReading } from './reading.ts';

/** The words for each value, in both languages and as people shorten them; the number of the wire counts too. */
type Words<Value extends number> = {
  code: ImportProblemCode;
  words: ReadonlyMap<string, Value>;
  suggestion: string;
};

function words<Value extends number>(
  code: ImportProblemCode,
  suggestion: string,
  of: readonly (readonly [Value, readonly string[]])[],
): Words<Value> {
  const map = new Map(
    of.flatMap(([value, texts]) =>
      [...texts, `${value}`].flatMap((text) => [[text, value] as const, [folded(text), value] as const]),
    ),
  );
  return { code, words: map, suggestion };
}

/** Words for the employer's tier. */
export const TIER_WORDS = words('tierUnknown', 'Primar / Sekondar', [
  [EmployerTier.primary, ['Primar', 'Primare', 'Kryesor', 'Primary', 'Main']],
  [EmployerTier.secondary, ['Sekondar', 'Sekondare', 'Dytësor', 'Secondary']],
]);

/** Words for the type of employment. */
export const EMPLOYMENT_WORDS = words(
  'employmentTypeUnknown',
  'Me orar të plotë / Me orar të pjesshëm / Kontraktor',
  [
    [
      EmploymentType.fullTime,
      ['Me orar të plotë', 'Orar i plotë', 'I plotë', 'E plotë', 'Full time', 'Full-time', 'Fulltime'],
    ],
    [
      EmploymentType.partTime,
      [
        'Me orar të pjesshëm',
        'Orar i pjesshëm',
        'I pjesshëm',
        'E pjesshme',
        'Part time',
        'Part-time',
        'Parttime',
      ],
    ],
    [EmploymentType.contractor, ['Kontraktor', 'Kontraktues', 'Me kontratë vepre', 'Contractor']],
  ],
);

/** Words for the gender. */
export const GENDER_WORDS = words('genderUnknown', 'Femër / Mashkull', [
  [Gender.female, ['Femër', 'Femra', 'F', 'Grua', 'Female', 'Woman']],
  [Gender.male, ['Mashkull', 'M', 'Burrë', 'Male', 'Man']],
]);

/** One of a few words; empty is null. */
export function readChoice<Value extends number>(
  cell: Cell | undefined,
  { code, words, suggestion }: Words<Value>,
): CellReading<Value> {
  if (!cell) return { value: null };
  const value = words.get(cell.text) ?? words.get(folded(cell.text));
  return value === undefined ? { value: null, code, suggestion } : { value };
}
