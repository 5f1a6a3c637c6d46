import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { SavedImport } from '#core/import-shapes.ts';
import { Id, Language, QueryId } from '#core/shapes.ts';
import { inCompany } from '../core/access-level.ts';
import { LeaveImportLimits, LeaveImportPreview, LeaveImportRow, LeaveTexts } from './import-row.ts';

const Rows = z.array(LeaveTexts).min(1).max(LeaveImportLimits.rows);

/** The empty workbook of balances and booked leave with its instructions, in the person's language (ours). */
export const downloadLeaveTemplate = endpoint({
  method: 'GET',
  path: '/vacations/import/template',
  summary: 'Download the template of the leave import',
  query: z.strictObject({ language: Language.optional() }),
  response: 'file',
  effect: 'read',
  carries: 'template',
  access: inCompany,
});

/**
 * Reads a workbook of balances and booked leave and tries to save it, without saving: what the rules refuse is named by row (ours). It is the import itself, undone
 * at its end, so it waits for bookings of the same people as the import does.
 */
export const previewLeaveImport = endpoint({
  method: 'POST',
  path: '/vacations/import/preview',
  summary: 'Preview an import of leave',
  body: z.strictObject({ file: z.file(), tenantId: QueryId }),
  bodyType: 'multipart',
  companyIn: 'body.tenantId',
  response: LeaveImportPreview,
  errors: ['PAYLOAD_TOO_LARGE', 'COMPANY_READ_ONLY'],
  effect: 'write',
  heavy: true,
  access: inCompany,
});

/** The same for rows whose texts a person has corrected; rows that are left out are not sent (ours). */
export const checkLeaveRows = endpoint({
  method: 'POST',
  path: '/vacations/import/check',
  summary: 'Check corrected rows of an import of leave',
  body: z.strictObject({ tenantId: Id, rows: Rows }),
  companyIn: 'body.tenantId',
  response: z.array(LeaveImportRow),
  errors: ['COMPANY_READ_ONLY'],
  effect: 'write',
  heavy: true,
  access: inCompany,
});

/** All rows are saved, or none and those that are refused are named. */
export const LeaveImportResult = z.union([
  z.object({ created: z.literal(true), importId: Id, balances: z.int(), leaves: z.int() }),
  z.object({ created: z.literal(false), rows: z.array(LeaveImportRow) }),
]);
export type LeaveImportResult = z.infer<typeof LeaveImportResult>;

/** Saves balances and booked leave in one transaction (ours). */
export const storeLeaveImport = endpoint({
  method: 'POST',
  path: '/vacations/import/store',
  summary: 'Import balances and booked leave',
  body: z.strictObject({ tenantId: Id, fileName: z.string().trim().min(1).max(200), rows: Rows }),
  companyIn: 'body.tenantId',
  response: LeaveImportResult,
  errors: ['COMPANY_READ_ONLY'],
  effect: 'write',
  heavy: true,
  access: inCompany,
});

/**
 * A saved import of leave: the file, who saved it and when (an instant), how many lines of balances and leaves it brought. `undone` says when and by whom it was undone;
 * `blocked` why it cannot be: leaves in closed months (MM.yyyy), and people whose leave was changed since.
 */
export const LeaveImport = z.object({
  ...SavedImport,
  balances: z.int(),
  leaves: z.int(),
});
export type LeaveImport = z.infer<typeof LeaveImport>;

/** The last twenty imports of leave, the newest first (ours). */
export const getLeaveImports = endpoint({
  method: 'GET',
  path: '/vacations/imports',
  summary: 'The last imports of leave',
  query: z.strictObject({ tenantId: QueryId }),
  companyIn: 'query.tenantId',
  response: z.array(LeaveImport),
  effect: 'read',
  access: inCompany,
});

/**
 * Undoes an import of leave as a whole (ours): its leaves are deleted, its balances are corrected by their opposites. Refused when a leave lies in a closed month
 * (`IMPORT_USED`), or when a leave was changed or somebody has booked the days since (`IMPORT_EDITED`, field code `edited` or `daysTaken`).
 */
export const undoLeaveImport = endpoint({
  method: 'POST',
  path: '/vacations/import/undo',
  summary: 'Undo an import of leave',
  body: z.strictObject({ tenantId: Id, importId: Id }),
  companyIn: 'body.tenantId',
  response: z.object({ leaves: z.int(), balances: z.int() }),
  errors: ['NOT_FOUND', 'IMPORT_USED', 'IMPORT_EDITED', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: inCompany,
});
