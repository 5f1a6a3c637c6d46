import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import { EmployeeLimits, type ImportColumn, REQUIRED_IMPORT_COLUMNS } from '@paga/contract/employees';
import writeExcelFile, { type Cell, type Feature, type SheetData } from 'write-excel-file/node';
import { heading, text } from '#core/print/template-cells.ts';
import { WORKBOOK_LIMITS } from '#core/workbook/limits.ts';
import { cellRules } from './cell-rules.ts';
import { COLUMN_NAMES, COLUMNS } from './columns.ts';

/**
 * Lines below the headers whose cells are formatted as text one by one, so that zeros and all 16 digits are kept; the columns are text too, for the
 * lines below and for the programs that follow a column.
 */
const PREPARED_LINES = 1000;
const TEXT_COLUMNS: ReadonlySet<ImportColumn> = new Set([
  'phoneNumber',
  'contractDate',
  'bankAccountNumber',
  'idNumber',
]);

type Language = 'sq' | 'en';
type Guide = { what: Record<Language, string>; example: Record<Language, string> };

const GUIDE: Record<ImportColumn, Guide> = {
  name: {
    what: {
      sq: 'Emri e pastaj mbiemri, dy ose tri fjalë',
      en: 'First name, then last name: two or three words',
    },
    example: { sq: 'Arta Krasniqi', en: 'Arta Krasniqi' },
  },
  jobTitle: {
    what: { sq: 'Titulli i punës', en: 'Job title' },
    example: { sq: 'Kontabiliste', en: 'Accountant' },
  },
  phoneNumber: {
    what: { sq: 'Shifra, me plus para kodit të shtetit', en: 'Digits, with a plus before the country code' },
    example: { sq: '+383 44 111 222', en: '+383 44 111 222' },
  },
  emailAddress: {
    what: { sq: 'Adresa ku dërgohet fletëpagesa', en: 'Where the payslip is sent' },
    example: { sq: 'arta.krasniqi@example.com', en: 'arta.krasniqi@example.com' },
  },
  grossSalary: {
    what: { sq: 'Paga bruto mujore në euro, si numër', en: 'Monthly gross in euro, as a number' },
    example: { sq: '1250.50', en: '1250.50' },
  },
  contributionPercentage: {
    what: {
      sq: 'Përqindja e punonjësit; bosh: ajo e kompanisë',
      en: 'Percentage of the employee; empty: the company’s',
    },
    example: { sq: '5', en: '5' },
  },
  contractDate: {
    what: { sq: 'Dita kur fillon kontrata, dd.MM.vvvv', en: 'Day the contract starts, dd.MM.yyyy' },
    example: { sq: '01.03.2024', en: '01.03.2024' },
  },
  address: {
    what: { sq: 'Adresa e banimit', en: 'Home address' },
    example: { sq: 'Rr. Nëna Terezë 12, Prishtinë', en: 'Rr. Nëna Terezë 12, Prishtinë' },
  },
  class: {
    what: { sq: 'Sektori; një emër i ri shton sektorin', en: 'Sector; a new name adds the sector' },
    example: { sq: 'Administrata', en: 'Administration' },
  },
  bank: {
    what: { sq: 'Emri i bankës; bosh: sipas llogarisë', en: 'Name of the bank; empty: by the account' },
    example: { sq: 'Banka Kombëtare Tregtare', en: 'Banka Kombëtare Tregtare' },
  },
  bankAccountNumber: {
    what: {
      sq: `${EmployeeLimits.bankAccountNumber} shifra ose XK05 dhe 16 shifra, si tekst`,
      en: `${EmployeeLimits.bankAccountNumber} digits, or XK05 and 16 digits, as text`,
    },
    example: { sq: '1212012345678906', en: '1212012345678906' },
  },
  employerTier: {
    what: { sq: 'Primar ose Sekondar; bosh: Primar', en: 'Primary or Secondary; empty: Primary' },
    example: { sq: 'Primar', en: 'Primary' },
  },
  employmentType: {
    what: {
      sq: 'Me orar të plotë, Me orar të pjesshëm ose Kontraktor',
      en: 'Full time, Part time or Contractor',
    },
    example: { sq: 'Me orar të plotë', en: 'Full time' },
  },
  gender: {
    what: { sq: 'Femër ose Mashkull', en: 'Female or Male' },
    example: { sq: 'Femër', en: 'Female' },
  },
  idNumber: {
    what: {
      sq: `${EmployeeLimits.personalNumber} shifra, si tekst; zeroja në fillim ruhet`,
      en: `${EmployeeLimits.personalNumber} digits, as text; a leading zero is kept`,
    },
    example: { sq: '1234567892', en: '1234567892' },
  },
};

const WORDS = {
  sq: {
    sheet: 'Punonjësit',
    guide: 'Udhëzime',
    column: 'Kolona',
    what: 'Çfarë shkruhet',
    example: 'Shembull',
    required: 'E detyrueshme',
    yes: 'Po',
    no: '',
  },
  en: {
    sheet: 'Employees',
    guide: 'Instructions',
    column: 'Column',
    what: 'What to write',
    example: 'Example',
    required: 'Required',
    yes: 'Yes',
    no: '',
  },
} as const;

const required: ReadonlySet<ImportColumn> = new Set(REQUIRED_IMPORT_COLUMNS);

/** The sheet of instructions in one language: what to write in each column, with an example. */
function guideIn(language: Language) {
  const words = WORDS[language];
  const data: SheetData = [
    [words.column, words.what, words.example, words.required].map(heading),
    ...COLUMN_NAMES.map((column) => [
      text(COLUMNS[column][language]),
      text(GUIDE[column].what[language]),
      text(GUIDE[column].example[language]),
      text(required.has(column) ? words.yes : words.no),
    ]),
  ];
  return {
    data,
    sheet: words.guide,
    columns: [{ width: 28 }, { width: 54 }, { width: 32 }, { width: 14 }],
    stickyRowsCount: 1,
  };
}

/** Gives the columns of text the style of their prepared cells: `style` is its number in the workbook. */
function withTextColumns(xml: string): string {
  const style = /<c r="[A-Z]+2" s="(\d+)"/.exec(xml)?.[1];
  return COLUMN_NAMES.reduce((held, column, index) => {
    const place = `<col min="${index + 1}" max="${index + 1}"`;
    return TEXT_COLUMNS.has(column) ? held.replace(place, `${place} style="${style}"`) : held;
  }, xml);
}

/** Puts the rules of its cells into the first sheet; the order of a sheet's elements wants them behind the cells. */
function withRules(language: Language): Feature<Stream | Buffer | Blob> {
  const hints = Object.fromEntries(
    COLUMN_NAMES.map((column) => [column, GUIDE[column].what[language]]),
  ) as Record<ImportColumn, string>;
  const rules = cellRules(language, hints, WORKBOOK_LIMITS.rows + 1);
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _, { sheetIndex }) =>
            sheetIndex === 0 ? withTextColumns(xml).replace('</sheetData>', `</sheetData>${rules}`) : xml,
        },
      },
    },
  };
}

/** The workbook that people fill in: headers and text-typed cells on the first sheet, behind it what to write, in both languages. */
export function importTemplate(language: Language): Promise<Uint8Array> {
  const words = WORDS[language];
  // A cell without a value but with a format: typed as text before anybody writes in it.
  const empty = COLUMN_NAMES.map(
    (column): Cell => (TEXT_COLUMNS.has(column) ? { type: String, format: '@' } : null),
  );
  const data: SheetData = [
    COLUMN_NAMES.map((column) => heading(COLUMNS[column][language])),
    ...Array.from({ length: PREPARED_LINES }, () => empty),
  ];
  const columns = COLUMN_NAMES.map((column) => ({ width: COLUMNS[column].width }));
  const guides = (language === 'sq' ? (['sq', 'en'] as const) : (['en', 'sq'] as const)).map(guideIn);
  return writeExcelFile([{ data, sheet: words.sheet, columns, stickyRowsCount: 1 }, ...guides], {
    features: [withRules(language)],
  }).toBuffer();
}
