import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { ProblemFacts } from '#core/import-shapes.ts';
import { jsonField } from '#core/json-field.ts';
import { CivilDate, EmployerTier, Euro, Id, Percentage, QueryId } from '#core/shapes.ts';

/** So many wage lists (EDI workbooks of the tax administration, rules §7) are read at once: those of a year. */
export const EDI_WORKBOOKS = 12;

/** So many lines all of them have together at most: 5,000 people over twelve months. */
export const EDI_LINES = 60_000;

/** A month as it is sorted, `2026-10`; the first with a wage tax table is January 2009. */
export const EdiMonth = z.string().regex(/^20(09|[1-9]\d)-(0[1-9]|1[0-2])$/);
export type EdiMonth = z.infer<typeof EdiMonth>;

/** The contributions of a line by their columns: E and F up to 5 % of the gross, G and H the rest. */
export const EDI_CONTRIBUTIONS = [
  'employee',
  'employer',
  'employeeSupplement',
  'employerSupplement',
] as const;
export type EdiContribution = (typeof EDI_CONTRIBUTIONS)[number];

/** What can be wrong with a wage list or a line of it. Screens have a text and a cure for each: `edi.problem.<code>`. */
export const EdiProblemCode = z.enum([
  // the file
  'fileType',
  'fileBroken',
  'fileTooLarge',
  'tooManyRows',
  'fileEmpty',
  'columnMissing',
  'columnTwice',
  'monthUnknown',
  'monthTwice',
  'nobodyCompared',
  // a line
  'cellError',
  'formulaEmpty',
  'amountMissing',
  'amountInvalid',
  'flagUnknown',
  'nameMissing',
  'nameOneWord',
  'nameTooManyWords',
  'textTooLong',
  'idNumberMissing',
  'idNumberLength',
  'idNumberZeroLost',
  'idNumberCheckDigit',
  'idNumberTwice',
  'nameTwice',
  // a person
  'namesDiffer',
  'grossZero',
  'monthsMissing',
  'leftEarlier',
]);
export type EdiProblemCode = z.infer<typeof EdiProblemCode>;

/** One problem of a workbook or a person. `month` and `cell` (`D7`) say where. */
export const EdiProblem = z.object({
  code: EdiProblemCode,
  ...ProblemFacts,
  month: EdiMonth.nullable(),
  cell: z.string().nullable(),
  other: z.string().optional(),
});
export type EdiProblem = z.infer<typeof EdiProblem>;

/**
 * A wage list as it was read. `month` is the chosen one, else the one that the file's name or a title in it says. Sums in euro of the lines that could
 * be read. `compared` tells of the second workbook of the month: how many people of the wage list it has.
 */
export const EdiWorkbook = z.object({
  fileName: z.string(),
  month: EdiMonth.nullable(),
  lines: z.int(),
  gross: Euro,
  employee: Euro,
  employer: Euro,
  compared: z.int().nullable(),
  problems: z.array(EdiProblem),
});
export type EdiWorkbook = z.infer<typeof EdiWorkbook>;

/** A gross with what is paid on it from a day on. The percentages are null where the company's own hold. */
export const EdiTerms = z.object({
  validFrom: CivilDate,
  gross: Euro,
  employerTier: z.enum(EmployerTier),
  hasContributions: z.boolean(),
  noTaxes: z.boolean(),
  employeePercentage: Percentage.nullable(),
  employerPercentage: Percentage.nullable(),
});
export type EdiTerms = z.infer<typeof EdiTerms>;

/** A figure of a month that is not what we compute; in euro. */
export const EdiDifference = z.object({
  month: EdiMonth,
  figure: z.enum([...EDI_CONTRIBUTIONS, 'tax', 'net']),
  file: Euro,
  computed: Euro,
});
export type EdiDifference = z.infer<typeof EdiDifference>;

/**
 * Somebody of the wage lists, found again across the months by the personal number; without one by the name. `key` names the person in the calls that
 * follow. `names` are the other ways in which the name is written. `existing` is the employee who has the number already and is skipped.
 * `file` and `computed` are the sums of the contributions over all months; `compared` the months whose tax and net were compared.
 */
export const EdiPerson = z.object({
  key: z.string(),
  personalNumber: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  names: z.array(z.string()),
  existing: z.object({ employeeId: Id, name: z.string() }).nullable(),
  months: z.array(EdiMonth),
  contractStarted: CivilDate,
  history: z.array(EdiTerms),
  file: z.object({ employee: Euro, employer: Euro }),
  computed: z.object({ employee: Euro, employer: Euro }),
  compared: z.array(EdiMonth),
  differences: z.array(EdiDifference),
  problems: z.array(EdiProblem),
});
export type EdiPerson = z.infer<typeof EdiPerson>;

/** The wage lists as they were read; nobody is listed while a workbook has an error. */
export const EdiPreview = z.object({ workbooks: z.array(EdiWorkbook), people: z.array(EdiPerson) });
export type EdiPreview = z.infer<typeof EdiPreview>;

/** A column of a sheet, from 0 on. */
const SheetColumn = z.int().min(0).max(99);
const place = z
  .int()
  .min(0)
  .max(EDI_WORKBOOKS - 1);

/**
 * What a person says about the files. `months`: of each wage list in turn; null: as recognised. `lists`: of each second workbook in turn, the wage list
 * that it belongs to by its place, and the columns that hold the personal number, the tax and the net.
 */
export const EdiChoices = z.strictObject({
  months: z.array(EdiMonth.nullable()).max(EDI_WORKBOOKS),
  lists: z
    .array(
      z.strictObject({
        workbook: place,
        personalNumber: SheetColumn,
        tax: SheetColumn.nullable(),
        net: SheetColumn.nullable(),
      }),
    )
    .max(EDI_WORKBOOKS),
});
export type EdiChoices = z.infer<typeof EdiChoices>;

const Key = z.string().min(1).max(200);

/** The same with what was confirmed: who is not to be saved, and starts of contracts that are not the first day of the first month. */
export const EdiConfirmed = EdiChoices.extend({
  leftOut: z.array(Key).max(10_000),
  starts: z.array(z.strictObject({ key: Key, contractStarted: CivilDate })).max(10_000),
});
export type EdiConfirmed = z.infer<typeof EdiConfirmed>;

/** Ten thousand people who start on days of their own. */
const CONFIRMED_JSON = 900_000;

const FILES = {
  userId: QueryId,
  files: z.array(z.file()).min(1).max(EDI_WORKBOOKS),
  lists: z.array(z.file()).max(EDI_WORKBOOKS).optional(),
};

/** Reads wage lists of another program: people, their gross over time, contributions recomputed. `choices` is the JSON of `EdiChoices`. Saves nothing (ours). */
export const previewEdiImport = endpoint({
  method: 'POST',
  path: '/employees/import-from-edi/preview',
  summary: 'Preview an import of wage lists (EDI)',
  body: z.strictObject({ ...FILES, choices: jsonField(EdiChoices) }),
  bodyType: 'multipart',
  companyIn: 'body.userId',
  response: EdiPreview,
  errors: ['PAYLOAD_TOO_LARGE'],
  effect: 'read',
  heavy: true,
  carries: 'import',
  access: inCompany,
});

/** A column of a second workbook: its letters, its heading, and what stands first in it. */
export const EdiListColumn = z.object({
  column: SheetColumn,
  name: z.string(),
  heading: z.string(),
  samples: z.array(z.string()),
});
export type EdiListColumn = z.infer<typeof EdiListColumn>;

/** The columns of a second workbook, so that a person chooses those with personal number, tax and net; `guess` is what their headings suggest (ours). */
export const readEdiListColumns = endpoint({
  method: 'POST',
  path: '/employees/import-from-edi/columns',
  summary: 'Columns of a payroll list to compare with',
  body: z.strictObject({ userId: QueryId, file: z.file() }),
  bodyType: 'multipart',
  companyIn: 'body.userId',
  response: z.object({
    columns: z.array(EdiListColumn),
    guess: z.object({
      personalNumber: SheetColumn.nullable(),
      tax: SheetColumn.nullable(),
      net: SheetColumn.nullable(),
    }),
    problems: z.array(EdiProblem),
  }),
  errors: ['PAYLOAD_TOO_LARGE'],
  effect: 'read',
  heavy: true,
  access: inCompany,
});

/**
 * Saves the new people of wage lists as drafts under "In process", all of them in one transaction, with their gross as dated salaries. Makes no month
 * of salaries. Undone by `undoImport`. The files are read again: nothing of a preview is believed (ours).
 */
export const saveEdiImport = endpoint({
  method: 'POST',
  path: '/employees/import-from-edi',
  summary: 'Save the people of wage lists (EDI) as drafts',
  body: z.strictObject({ ...FILES, choices: jsonField(EdiConfirmed, CONFIRMED_JSON) }),
  bodyType: 'multipart',
  companyIn: 'body.userId',
  response: z.object({ importId: Id, added: z.int(), skipped: z.int() }),
  errors: ['PAYLOAD_TOO_LARGE'],
  effect: 'write',
  heavy: true,
  access: inCompany,
});
