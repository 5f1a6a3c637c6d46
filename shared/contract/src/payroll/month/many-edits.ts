import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { Id, Month, Year } from '#core/shapes.ts';
import { SalaryRow } from '../rows/salary-row.ts';
import { SalaryEdit } from './month-of-salaries.ts';

/** Most rows of one request; a longer block travels in several. */
export const EDITED_ROWS = 2_000;

/** What was typed into one row, and the version it was typed over. */
export const RowEdit = z.strictObject({ salaryId: Id, ...SalaryEdit.shape, version: z.number().int() });
export type RowEdit = z.infer<typeof RowEdit>;

/** Why a row of many was not saved: somebody else has changed it since, or no gross gives the wanted net. */
export const NotSavedCode = z.enum(['CONFLICT', 'NO_GROSS_FOR_NET']);
export type NotSavedCode = z.infer<typeof NotSavedCode>;

/** The rows as they are stored now, and those that were left as they were. */
export const SavedEdits = z.object({
  saved: z.array(SalaryRow),
  refused: z.array(z.object({ salaryId: Id, name: z.string(), code: NotSavedCode })),
});
export type SavedEdits = z.infer<typeof SavedEdits>;

/**
 * Edits many rows of a month in one transaction (ours): a pasted block, a filled column. Every field that is sent counts as typed. Needs the same grant as a single edit. A row that cannot be
 * saved is named, the others are saved; a closed month, or a row that the month has not, refuses them all.
 */
export const updateSalaries = endpoint({
  method: 'POST',
  path: '/salaries/update-many',
  summary: 'Edit many salary rows of a month',
  body: z.strictObject({
    tenantId: Id,
    month: Month,
    year: Year,
    rows: z.array(RowEdit).min(1).max(EDITED_ROWS),
  }),
  companyIn: 'body.tenantId',
  response: SavedEdits,
  errors: ['NO_SALARIES', 'PERIOD_CLOSED', 'EDIT_NOT_GRANTED', 'NOT_FOUND'],
  effect: 'write',
  calculates: true,
  carries: 'worktable',
  access: inCompany,
});
