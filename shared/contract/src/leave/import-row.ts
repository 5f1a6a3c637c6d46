import { z } from 'zod';
import { ProblemFacts } from '#core/import-shapes.ts';
import { CivilDate, Id } from '#core/shapes.ts';
import { LeaveTypeId } from './booked-leave.ts';
import { DatesRefusal, SaveRefusal } from './booking-outcome.ts';
import { DaysOfLeave } from './ledger.ts';
import { LeaveReason } from './reason.ts';

/** The columns of the workbook of balances and booked leave, in the order of its template. */
export const LeaveColumn = z.enum([
  'personalNumber',
  'name',
  'kind',
  'type',
  'from',
  'to',
  'days',
  'reason',
  'note',
]);
export type LeaveColumn = z.infer<typeof LeaveColumn>;

/** What a row is: days brought over from before, days corrected for another reason, or a leave that is booked. */
export const LeaveRowKind = z.enum(['carried', 'corrected', 'leave']);
export type LeaveRowKind = z.infer<typeof LeaveRowKind>;

/** What is wrong with a workbook, a cell or a booking. Screens have a text for each: `import.problem.<code>` or `booking.refused.<code>`. */
export const LeaveProblemCode = z.enum([
  // the file
  'fileType',
  'fileBroken',
  'fileTooLarge',
  'tooManyRows',
  'fileEmpty',
  'columnMissing',
  'columnTwice',
  'cellMerged',
  // a cell
  'cellError',
  'textTooLong',
  'personMissing',
  'personUnknown',
  'personAmbiguous',
  'nameDiffers',
  'kindMissing',
  'kindUnknown',
  'typeMissing',
  'typeUnknown',
  'typeNotCounted',
  'dateMissing',
  'dateInvalid',
  'dateOutside',
  'daysMissing',
  'daysInvalid',
  'reasonUnknown',
  'notUsed',
  // the rules
  'balanceExists',
  'periodClosed',
  'exists',
  ...DatesRefusal.options,
  ...SaveRefusal.options,
]);
export type LeaveProblemCode = z.infer<typeof LeaveProblemCode>;

/**
 * One problem. `column` is null when it is about the whole row or file; `cell` (`D7`) is given for
 * problems of the file, those of a row stand in its line. `suggestion` is what the cell may hold.
 */
export const LeaveProblem = z.object({
  code: LeaveProblemCode,
  ...ProblemFacts,
  column: LeaveColumn.nullable(),
  cell: z.string().optional(),
  suggestion: z.string().optional(),
});
export type LeaveProblem = z.infer<typeof LeaveProblem>;

/** Most rows of one import, and characters of a cell. */
export const LeaveImportLimits = { rows: 2000, text: 500 } as const;

/** The texts of a row by column, as they stand in the sheet or were typed; an empty one says nothing. */
export const LeaveCells = z.partialRecord(LeaveColumn, z.string().max(1000));
export type LeaveCells = z.infer<typeof LeaveCells>;

/** A row as it is sent to be read: the line of the sheet and its texts. */
export const LeaveTexts = z.strictObject({ row: z.int().min(1).max(1_048_576), cells: LeaveCells });
export type LeaveTexts = z.infer<typeof LeaveTexts>;

/** A row as it was read: what its texts mean, what the leave costs, and what is wrong. Values that could not be read are null. */
export const LeaveImportRow = LeaveTexts.extend({
  kind: LeaveRowKind.nullable(),
  employeeId: Id.nullable(),
  employeeName: z.string().nullable(),
  typeId: LeaveTypeId.nullable(),
  from: CivilDate.nullable(),
  to: CivilDate.nullable(),
  days: DaysOfLeave.nullable(),
  reason: LeaveReason.nullable(),
  workingDays: z.int().nullable(),
  isValid: z.boolean(),
  problems: z.array(LeaveProblem),
});
export type LeaveImportRow = z.infer<typeof LeaveImportRow>;

/** A workbook as it was read: its rows, or what is wrong with the whole file (then there are none). `columns` says in which letter each stands. */
export const LeaveImportPreview = z.object({
  rows: z.array(LeaveImportRow),
  problems: z.array(LeaveProblem),
  columns: z.partialRecord(LeaveColumn, z.string()),
});
export type LeaveImportPreview = z.infer<typeof LeaveImportPreview>;
