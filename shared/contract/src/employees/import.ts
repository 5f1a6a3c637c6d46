import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { SavedImport } from '#core/import-shapes.ts';
import { EMAIL, PHONE } from '#core/limits.ts';
import {
  CivilDate,
  EmployerTier,
  EmploymentType,
  Euro,
  Gender,
  Id,
  Language,
  Percentage,
  QueryId,
} from '#core/shapes.ts';
import { mayMoveAccount } from '#core/step-up.ts';
import { inCompany } from '../core/access-level.ts';
import { EmployeeLimits } from './employee-limits.ts';
import { ImportColumn, ImportPreview, ImportRow } from './import-row.ts';
import { CreatedEmployee } from './save-employee.ts';

const { text, name, address, email, phone, bankAccountNumber } = EmployeeLimits;
const words = (max: number) => z.string().trim().min(1).max(max).optional();

/** Values of an import row by column, as they are to be saved; a column that is left out stays as it is. */
export const ImportValues = z.strictObject({
  name: words(name),
  jobTitle: words(text),
  phoneNumber: z.string().max(phone).regex(PHONE).optional(),
  emailAddress: z.string().max(email).regex(EMAIL).optional(),
  grossSalary: Euro.nonnegative().max(EmployeeLimits.grossSalary).optional(),
  contributionPercentage: Percentage.optional(),
  contractDate: CivilDate.optional(),
  address: words(address),
  class: words(text),
  bank: words(text),
  bankAccountNumber: words(bankAccountNumber),
  employerTier: z.enum(EmployerTier).optional(),
  employmentType: z.enum(EmploymentType).optional(),
  gender: z.enum(Gender).optional(),
});
export type ImportValues = z.infer<typeof ImportValues>;

/**
 * A saved import: the file, who saved it and when (an instant), how many people it added and changed. `undone` says when and by whom it was undone;
 * `blocked` why it cannot be: the months (MM.yyyy) that were calculated with it, and the people who were edited since.
 */
export const ImportBatch = z.object({
  ...SavedImport,
  added: z.int(),
  changed: z.int(),
});
export type ImportBatch = z.infer<typeof ImportBatch>;

/** A row of a preview with what a person has typed or pasted into its cells; without cells the row is only compared again with what is saved. */
export const CorrectedRow = z.strictObject({
  row: ImportRow,
  cells: z.array(z.strictObject({ column: z.enum(ImportColumn), text: z.string().max(1000) })).max(20),
});
export type CorrectedRow = z.infer<typeof CorrectedRow>;

/** So many corrected rows are read in one call; a larger block comes in several. */
export const CORRECTED_ROWS = 500;

/** Reads corrected cells as those of the workbook and answers their rows in order: problems, net, and whom they would change. Saves nothing (ours). */
export const readImportCells = endpoint({
  method: 'POST',
  path: '/employees/import-from-excel/cells',
  summary: 'Read corrected cells of an import',
  body: z.strictObject({ userId: Id, rows: z.array(CorrectedRow).min(1).max(CORRECTED_ROWS) }),
  companyIn: 'body.userId',
  response: z.array(ImportRow),
  effect: 'read',
  carries: 'import',
  access: inCompany,
});

/** Begins an import: its rows are then saved one by one, each naming its `importId` (ours). */
export const startImport = endpoint({
  method: 'POST',
  path: '/employees/import/start',
  summary: 'Begin to save an import',
  body: z.strictObject({ userId: Id, fileName: z.string().trim().min(1).max(200) }),
  companyIn: 'body.userId',
  response: z.object({ importId: Id }),
  effect: 'write',
  access: inCompany,
});

/** Saves what an import row changes about a saved employee; `version` is that of the preview, `validFrom` the day changed pay holds from (ours). */
export const changeImportedEmployee = endpoint({
  method: 'POST',
  path: '/employees/import/change',
  summary: 'Change an employee by an import row',
  body: z.strictObject({
    userId: Id,
    importId: Id,
    employeeId: Id,
    version: z.int(),
    validFrom: CivilDate.optional(),
    values: ImportValues,
  }),
  companyIn: 'body.userId',
  response: CreatedEmployee,
  errors: ['NOT_FOUND', 'CONFLICT'],
  effect: 'write',
  stepUp: mayMoveAccount,
  access: inCompany,
});

/** The last twenty imports, the newest first (ours). */
export const getImports = endpoint({
  method: 'GET',
  path: '/employees/imports',
  summary: 'The last imports',
  query: z.strictObject({ userId: QueryId }),
  companyIn: 'query.userId',
  response: z.array(ImportBatch),
  effect: 'read',
  access: inCompany,
});

/** Takes an import back as a whole: who was added goes, who was changed is as before. Refused once a month was calculated with it (ours). */
export const undoImport = endpoint({
  method: 'POST',
  path: '/employees/import/undo',
  summary: 'Take an import back',
  body: z.strictObject({ userId: Id, importId: Id }),
  companyIn: 'body.userId',
  response: z.object({ removed: z.int(), restored: z.int() }),
  errors: ['NOT_FOUND', 'IMPORT_USED', 'IMPORT_EDITED'],
  effect: 'write',
  stepUp: mayMoveAccount,
  access: inCompany,
});

/** Reads a workbook of employees and says what is wrong with it, cell by cell; saves nothing. */
export const previewImport = endpoint({
  method: 'POST',
  path: '/employees/import-from-excel/preview',
  base: 'root',
  summary: 'Preview an Excel import',
  body: z.strictObject({ file: z.file(), userId: QueryId }),
  bodyType: 'multipart',
  companyIn: 'body.userId',
  response: ImportPreview,
  errors: ['PAYLOAD_TOO_LARGE'],
  effect: 'read',
  heavy: true,
  carries: 'import',
  access: inCompany,
});

/** The empty import workbook, headers and instructions in the person's language (`language` is ours; absent: that of the session). */
export const downloadImportTemplate = endpoint({
  method: 'GET',
  path: '/employees/import-from-excel/template/download',
  base: 'root',
  summary: 'Download the import template',
  query: z.strictObject({ language: Language.optional() }),
  response: 'file',
  effect: 'read',
  carries: 'template',
  access: inCompany,
});
