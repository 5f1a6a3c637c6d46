import type { ImportColumn } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import type { CivilDate } from '@paga/contract/shapes';
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import { COLUMN_NAMES, COLUMNS } from '../import/read/columns.ts';
import type { ExportRow } from './export-rows.ts';
import { type Language, named, shownDate, statusWord, WORDS } from './words.ts';

// Every text is typed as text: nothing a person wrote can become a formula, no identifier loses a digit.
const text = (value: string | null | undefined): Cell => (value ? { value, type: String, format: '@' } : null);

function cellsOf(row: ExportRow, language: Language): Record<ImportColumn, Cell> {
  const words = WORDS[language];
  return {
    name: text(fullName(row)),
    jobTitle: text(row.occupation),
    phoneNumber: text(row.phone),
    emailAddress: text(row.email),
    grossSalary: row.grossSalary === null ? null : { value: row.grossSalary, type: Number, format: '#,##0.00' },
    contributionPercentage: row.contributePercentage === null ? null : { value: Number(row.contributePercentage), type: Number },
    contractDate: text(shownDate(row.contractStarted)),
    address: text(row.address),
    class: text(row.sectorNames),
    bank: text(row.bank),
    bankAccountNumber: text(row.bankAccountNumber),
    employerTier: text(named(words.tiers, row.employerTier)),
    employmentType: text(named(words.types, row.employmentType)),
    gender: text(named(words.genders, row.gender)),
    idNumber: text(row.personalNumber),
  };
}

/** The employees as a workbook, under the headers of the import, so that an export can be edited and read again. */
export async function employeeWorkbook(
  rows: readonly ExportRow[],
  about: { company: string; today: CivilDate; language: Language; selection: string },
) {
  const words = WORDS[about.language];
  const headings = [...COLUMN_NAMES.map((column) => COLUMNS[column][about.language]), words.status];
  const data = [
    [{ value: `${about.company} – ${words.title}`, type: String, fontWeight: 'bold' as const, fontSize: 14 }],
    [text(`${words.asOf} ${shownDate(about.today)} · ${about.selection}`)],
    [],
    headings.map((value): Cell => ({ value, type: String, fontWeight: 'bold', textColor: '#FFFFFF', backgroundColor: '#0E7A50' })),
    ...rows.map((row) => {
      const cells = cellsOf(row, about.language);
      return [...COLUMN_NAMES.map((column) => cells[column]), text(statusWord(row, about.language))];
    }),
  ];
  const columns = [...COLUMN_NAMES.map((column) => ({ width: COLUMNS[column].width })), { width: 14 }];
  const bytes = await writeExcelFile([{ data, sheet: words.title, columns, stickyRowsCount: 4, orientation: 'landscape' }]).toBuffer();
  return { fileName: `${words.file}-${about.today}.xlsx`, bytes };
}
