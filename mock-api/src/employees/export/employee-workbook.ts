import type { ImportColumn } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import type { CivilDate } from '@paga/contract/shapes';
import { drawSheet } from '#core/print/draw-sheet.ts';
import type { CellValue, ColumnKind, Sheet } from '#core/print/sheet.ts';
import { COLUMN_NAMES, COLUMNS } from '../import/read/columns.ts';
import type { ExportRow } from './export-rows.ts';
import { type Language, named, shownDate, statusWord, WORDS } from './words.ts';

// The columns of the import that hold figures; everything else is text, and no identifier loses a digit.
const KINDS: Partial<Record<ImportColumn, ColumnKind>> = {
  grossSalary: 'money',
  contributionPercentage: 'number',
};

function cellsOf(row: ExportRow, language: Language): Record<ImportColumn, CellValue> {
  const words = WORDS[language];
  return {
    name: fullName(row),
    jobTitle: row.occupation,
    phoneNumber: row.phone,
    emailAddress: row.email,
    grossSalary: row.grossSalary,
    contributionPercentage: row.contributePercentage === null ? null : Number(row.contributePercentage),
    contractDate: shownDate(row.contractStarted) ?? null,
    address: row.address,
    class: row.sectorNames,
    bank: row.bank,
    bankAccountNumber: row.bankAccountNumber,
    employerTier: named(words.tiers, row.employerTier) ?? null,
    employmentType: named(words.types, row.employmentType) ?? null,
    gender: named(words.genders, row.gender) ?? null,
    idNumber: row.personalNumber,
  };
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
    rows: rows.map((row) => {
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
