import type { ImportColumn, ImportProblem, ImportProblemCode } from '@paga/contract/employees';

/** English for API users and logs; people read the screen's own text by `code`. */
const TEXTS: Record<ImportProblemCode, string> = {
  fileType:
    'The file is not an Excel file (.xlsx). Save it from Excel as "Excel Workbook (.xlsx)" without a password.',
  fileBroken: 'The Excel file is damaged. Open it in Excel and save it again.',
  fileTooLarge: 'The Excel file is larger than an import may be. Split it.',
  tooManyRows: 'The Excel file has more rows than one import may have. Split it.',
  fileEmpty: 'The first sheet has no employees. Write them below the headers.',
  columnMissing: 'A column is missing. Add its header in this cell.',
  columnTwice: 'Two columns have the same header. Delete one.',
  cellError: 'The cell shows an error of a formula. Write the value.',
  formulaEmpty: 'The cell holds a formula without a result. Write the value.',
  cellMerged:
    'The cell is merged with another one and holds nothing of its own. Write the value in each row.',
  textTooLong: 'The text is too long. Shorten it.',
  nameMissing: 'The name is missing. Enter first and last name.',
  nameOneWord: 'The name has one word. Enter first and last name.',
  nameTooManyWords: 'The name has more than three words. Enter first and last name.',
  idNumberMissing: 'The personal number is missing. Write its 10 digits.',
  idNumberZeroLost:
    'The personal number has 9 digits; Excel drops a leading zero. Write it as text with its zero.',
  idNumberLength: 'The personal number must have 10 digits.',
  idNumberCheckDigit:
    'The check digit of the personal number does not fit. Compare it with the identity card.',
  idNumberTwice: 'The personal number stands in another row too. Keep one.',
  idNumberSaved: 'An employee with this personal number is saved already. Delete the row.',
  accountNumeric:
    'The account is a number; Excel keeps 15 digits only, so the last is lost. Format the cell as text and write the account again.',
  accountLength: 'The account must have 16 digits, or XK05 and 16 digits.',
  accountCheckDigits: 'The check digits of the account do not fit. Compare it with the bank statement.',
  accountTwice: 'Somebody in another row has the same account. Compare it with the bank statement.',
  accountShared: 'Somebody else in the company has the same account. Compare it with the bank statement.',
  emailInvalid: 'The e-mail address is not valid. Write it like name@company.com.',
  phoneInvalid: 'The phone number is not valid. Write digits, with a plus before the country code.',
  phoneZeroLost:
    'The phone number is a number without its leading zero; Excel drops it. Write it as text with its zero.',
  dateMissing: 'The contract date is missing. Write it as dd.MM.yyyy.',
  dateInvalid: 'The contract date is not a date. Write it as dd.MM.yyyy.',
  dateTooEarly: 'The contract date is before 01.01.2000. Write the date of this contract.',
  dateTooLate: 'The contract date is too far ahead. Write it as dd.MM.yyyy.',
  grossMissing: 'The gross salary is missing. Write it as a number.',
  grossNotNumber: 'The gross salary is not a number. Write it like 1250.50.',
  grossNegative: 'The gross salary is below zero.',
  grossDecimals: 'The gross salary has more than two decimals. Round it to the cent.',
  grossTooLarge: 'The gross salary is too high for a month.',
  grossZero: 'The gross salary is zero. Write what is paid in a month.',
  grossBelowMinimum: 'The gross salary is below the minimum wage. Compare it with the contract.',
  percentageInvalid: 'The contribution is not a percentage from 0 to 100.',
  percentageUnusual: 'The contribution is outside 5 to 15 percent. Compare it with the contract.',
  tierUnknown: 'The employer is neither Primar nor Sekondar.',
  employmentTypeUnknown: 'The employment type is none of full time, part time, contractor.',
  genderUnknown: 'The gender is neither Femër nor Mashkull.',
};

const WARNINGS: ReadonlySet<ImportProblemCode> = new Set([
  'idNumberCheckDigit',
  'accountCheckDigits',
  'accountTwice',
  'accountShared',
  'grossZero',
  'grossBelowMinimum',
  'percentageUnusual',
  'phoneZeroLost',
]);

type Facts = { cell: string | null; column: ImportColumn | null } & Partial<
  Pick<ImportProblem, 'value' | 'suggestion' | 'other' | 'limit' | 'severity'>
>;

/** A problem with its severity and text. */
export function problem(code: ImportProblemCode, facts: Facts): ImportProblem {
  return { code, severity: WARNINGS.has(code) ? 'warning' : 'error', error: TEXTS[code], ...facts };
}
