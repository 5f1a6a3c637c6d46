import type { CellEdit } from '@paga/kit';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';
import { type EditField, readText } from '#month/rows/edit-fields.ts';
import { heldIn } from '#month/rows/shown-rows.ts';

/** More hours of a kind in one month than people work; 744, all the hours there are, is what a slip of the hand leaves. */
const MOST: Partial<Record<EditField, number>> = {
  regularHours: 300,
  nightHours: 250,
  weekendHours: 150,
  afterWorkHours: 100,
  holidaysHours: 150,
  guardHours: 400,
};

/** Hours that are asked about: whose they are, and what the cell held before. */
export type AskedHours = { salaryId: number; field: EditField; name: string; hours: number; before: string };

/** The hours among these edits that nobody works in a month. */
export function hoursToAsk({ rows = [], sources }: SalaryEditing, edits: readonly CellEdit[]): AskedHours[] {
  return edits.flatMap(({ key, column, text }) => {
    const field = column as EditField;
    const most = MOST[field];
    const read = most === undefined ? undefined : readText(field, text);
    const hours = read && 'value' in read ? Number(read.value) : 0;
    const row = most !== undefined && hours > most && rows.find(({ id }) => id === key);
    if (!row) return [];
    const before = heldIn(field, row, sources.get(row.id));
    if (before === hours) return [];
    return [{ salaryId: row.id, field, name: row.name, hours, before: before ? String(before) : '' }];
  });
}
