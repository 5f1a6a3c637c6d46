import { EmployeeLimits, type ImportColumn } from '@paga/contract/employees';
import { columnName } from '#core/workbook/cell.ts';
import { COLUMN_NAMES, COLUMNS } from './columns.ts';

type Language = 'sq' | 'en';

/** The words of the columns that hold one of a few; the first is the usual one. */
const CHOICES = {
  employerTier: { sq: ['Primar', 'Sekondar'], en: ['Primary', 'Secondary'] },
  employmentType: {
    sq: ['Me orar të plotë', 'Me orar të pjesshëm', 'Kontraktor'],
    en: ['Full time', 'Part time', 'Contractor'],
  },
  gender: { sq: ['Femër', 'Mashkull'], en: ['Female', 'Male'] },
} as const satisfies Partial<Record<ImportColumn, Record<Language, readonly string[]>>>;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What Excel itself checks in a column: a list to choose from, the range of a number, the length of a text. */
function checkOf(column: ImportColumn, language: Language): { attributes: string; formulas: string } | null {
  if (column in CHOICES) {
    const words = CHOICES[column as keyof typeof CHOICES][language].join(',');
    return { attributes: 'type="list"', formulas: `<formula1>&quot;${escaped(words)}&quot;</formula1>` };
  }
  const between = (type: string, from: number, to: number) => ({
    attributes: `type="${type}" operator="between"`,
    formulas: `<formula1>${from}</formula1><formula2>${to}</formula2>`,
  });
  if (column === 'grossSalary') return between('decimal', 0, EmployeeLimits.grossSalary);
  if (column === 'contributionPercentage') return between('decimal', 0, 100);
  if (column === 'idNumber')
    return between('textLength', EmployeeLimits.personalNumber, EmployeeLimits.personalNumber);
  return null;
}

/**
 * The rules of the cells below the headers, as XML of a sheet: drop-down lists, ranges, and a hint beside the cell that is being written in.
 * `lines` is the last line they hold for.
 */
export function cellRules(
  language: Language,
  hints: Readonly<Record<ImportColumn, string>>,
  lines: number,
): string {
  const rules = COLUMN_NAMES.map((column, index) => {
    const letter = columnName(index);
    const check = checkOf(column, language);
    const title = escaped(COLUMNS[column][language].slice(0, 32));
    const hint = `showInputMessage="1" promptTitle="${title}" prompt="${escaped(hints[column].slice(0, 255))}"`;
    const wrong = check
      ? ` showErrorMessage="1" errorTitle="${title}" error="${escaped(hints[column].slice(0, 225))}" ${check.attributes}`
      : '';
    return `<dataValidation allowBlank="1" ${hint}${wrong} sqref="${letter}2:${letter}${lines}">${check?.formulas ?? ''}</dataValidation>`;
  });
  return `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
}
