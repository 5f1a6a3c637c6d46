import { z } from 'zod';
import { ProblemFacts } from '#core/import-shapes.ts';
import { CivilDate, EmployerTier, EmploymentType, Euro, Gender, Id, Percentage } from '#core/shapes.ts';

/** The columns of the import workbook, by their name on the wire. */
export const ImportColumn = {
  name: 'name',
  jobTitle: 'jobTitle',
  phoneNumber: 'phoneNumber',
  emailAddress: 'emailAddress',
  grossSalary: 'grossSalary',
  contributionPercentage: 'contributionPercentage',
  contractDate: 'contractDate',
  address: 'address',
  class: 'class',
  bank: 'bank',
  bankAccountNumber: 'bankAccountNumber',
  employerTier: 'employerTier',
  employmentType: 'employmentType',
  gender: 'gender',
  idNumber: 'idNumber',
} as const;
export type ImportColumn = keyof typeof ImportColumn;

/** The columns without which a workbook cannot be read. */
export const REQUIRED_IMPORT_COLUMNS = [
  'name',
  'grossSalary',
  'contractDate',
  'idNumber',
] as const satisfies readonly ImportColumn[];

/** What can be wrong with a workbook or a cell. Screens have a text and a cure for each: `importProblem.<code>`. */
export const ImportProblemCode = z.enum([
  // the file
  'fileType',
  'fileBroken',
  'fileTooLarge',
  'tooManyRows',
  'fileEmpty',
  'columnMissing',
  'columnTwice',
  // a cell
  'cellError',
  'formulaEmpty',
  'cellMerged',
  'textTooLong',
  'nameMissing',
  'nameOneWord',
  'nameTooManyWords',
  'idNumberMissing',
  'idNumberZeroLost',
  'idNumberLength',
  'idNumberCheckDigit',
  'idNumberTwice',
  'idNumberSaved',
  'accountNumeric',
  'accountLength',
  'accountCheckDigits',
  'accountTwice',
  'accountShared',
  'emailInvalid',
  'phoneInvalid',
  'phoneZeroLost',
  'dateMissing',
  'dateInvalid',
  'dateTooEarly',
  'dateTooLate',
  'grossMissing',
  'grossNotNumber',
  'grossNegative',
  'grossDecimals',
  'grossTooLarge',
  'grossZero',
  'grossBelowMinimum',
  'percentageInvalid',
  'percentageUnusual',
  'tierUnknown',
  'employmentTypeUnknown',
  'genderUnknown',
]);
export type ImportProblemCode = z.infer<typeof ImportProblemCode>;

/**
 * One problem, with the cell it stands in (`D7`; null when it is about the whole file). `suggestion` is what the cell should probably hold, `other`
 * another cell or a person it collides with. `error` is an English text for API users; screens show their own by `code`.
 */
export const ImportProblem = z.object({
  code: ImportProblemCode,
  ...ProblemFacts,
  cell: z.string().nullable(),
  column: z.enum(ImportColumn).nullable(),
  suggestion: z.string().optional(),
  other: z.string().optional(),
  error: z.string(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

const text = z.string().nullable();

/** What a row would change about somebody: a column with what is saved and what the workbook says, as they stand on the wire. */
export const ImportChange = z.object({
  column: z.enum(ImportColumn),
  old: z.union([z.string(), z.number()]).nullable(),
  new: z.union([z.string(), z.number()]),
});
export type ImportChange = z.infer<typeof ImportChange>;

/** The saved employee who has the personal number of a row. Without `changes` the row says nothing new. */
export const ImportMatch = z.object({
  employeeId: Id,
  version: z.int(),
  name: z.string(),
  changes: z.array(ImportChange),
});
export type ImportMatch = z.infer<typeof ImportMatch>;

/**
 * A row of the preview (specification 1 §3). A field is null when its cell is empty or could not be read. Amounts in euro; net, tax and contribution
 * are computed from the gross, never read from the file. `class` is the sector's name, `idNumber` the personal number, `row` the line of the sheet (ours).
 * Ours too: `filled` are the columns in which the row's cell holds something, `match` is whom the row would change: null for a new employee.
 */
export const ImportRow = z.object({
  row: z.number().int(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: text,
  phoneNumber: text,
  emailAddress: text,
  grossSalary: Euro.nullable(),
  netSalary: Euro.nullable(),
  tax: Euro.nullable(),
  contribution: Euro.nullable(),
  contributionPercentage: Percentage.nullable(),
  contractDate: CivilDate.nullable(),
  address: text,
  class: text,
  sectors: z.array(z.object({ name: z.string() })),
  bank: text,
  bankAccountNumber: text,
  employerTier: z.enum(EmployerTier).nullable(),
  employmentType: z.enum(EmploymentType).nullable(),
  employmentTypeString: text,
  gender: z.enum(Gender).nullable(),
  idNumber: text,
  filled: z.array(z.enum(ImportColumn)),
  match: ImportMatch.nullable(),
  isValid: z.boolean(),
  errors: z.array(ImportProblem),
  warnings: z.array(ImportProblem),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** The parsed workbook: its rows, or what is wrong with the whole file (`problems`, ours; then there are no rows). */
export const ImportPreview = z.object({ value: z.array(ImportRow), problems: z.array(ImportProblem) });
export type ImportPreview = z.infer<typeof ImportPreview>;

/** The sectors that a cell names: an export writes several with commas between them. */
export function sectorsOfClass(text: string | number | null): { name: string }[] {
  const names = `${text ?? ''}`.split(/[,;]/).map((name) => name.trim());
  return names.filter((name) => name !== '').map((name) => ({ name }));
}
