import { factsOf, type ImportColumn, WORKBOOK_FIELDS, type WorkbookField } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import type { CivilDate } from '@paga/contract/shapes';
import { drawSheet } from '#core/print/draw-sheet.ts';
import type { CellValue, ColumnKind, Sheet } from '#core/print/sheet.ts';
import { mapInTurns } from '#core/turns.ts';
import { wireTerms } from '#people/public.ts';
import { COLUMN_NAMES, COLUMNS } from '../import/read/columns.ts';
import type { ExportRow } from './export-rows.ts';
import { type Language, named, shownDate, statusWord, WORDS } from './words.ts';

// The columns of the import that hold figures; everything else is text, and no identifier loses a digit.
const KINDS: Partial<Record<ImportColumn, ColumnKind>> = {
  grossSalary: 'money',
  contributionPercentage: 'number',
};

const OPTIONS: Partial<Record<WorkbookField, 'tiers' | 'types' | 'genders'>> = {
  employerTier: 'tiers',
  employmentType: 'types',
  gender: 'genders',
};

function cellsOf(row: ExportRow, language: Language): Record<ImportColumn, CellValue> {
  const saved = { ...row, ...wireTerms(row), bruttoSalary: row.grossSalary };
  const cells = WORKBOOK_FIELDS.map(({ field, column }): [ImportColumn, CellValue] => {
    const value = saved[field];
    const options = OPTIONS[field];
    if (options) return [column, named(WORDS[language][options], Number(value)) ?? null];
    return [column, factsOf(field).kind === 'date' ? (shownDate(value as string | null) ?? null) : value];
  });
  const said = Object.fromEntries(cells) as Record<Exclude<ImportColumn, 'name' | 'class'>, CellValue>;
  return { ...said, name: fullName(row), class: row.sectorNames };
}

type About = {
  company: string;
  today: CivilDate;
  language: Language;
  selection: string;
  logo: Uint8Array | null;
};

/** The employees as a workbook, under the headers of the import, so that an export can be edited and read again. */
export async function employeeWorkbook(
  rows: readonly ExportRow[],
  about: About,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const { company, language, selection, logo } = about;
  const words = WORDS[language];
  const asOf = `${words.asOf} ${shownDate(about.today)}`;
  const sheet: Sheet = {
    name: words.title,
    above: [`${company} – ${words.title}`, `${asOf} · ${selection}`],
    headings: [[...COLUMN_NAMES.map((column) => COLUMNS[column][language]), words.status]],
    columns: [
      ...COLUMN_NAMES.map((column) => ({
        kind: KINDS[column] ?? ('identifier' as const),
        width: COLUMNS[column].width,
      })),
      { kind: 'text', width: 14 },
    ],
    rows: await mapInTurns(rows, (row) => {
      const cells = cellsOf(row, language);
      return [...COLUMN_NAMES.map((column) => cells[column]), statusWord(row, language)];
    }),
    totals: null,
    landscape: true,
    logo,
    footer: { left: `${company} · ${words.title} · ${asOf}`, page: words.page },
  };
  return { fileName: `${words.file}-${about.today}.xlsx`, bytes: await drawSheet(sheet) };
}
