import type { CellEdit } from '@paga/kit';
import { groupedBy } from '@paga/payroll';
import { type EditField, followedIn, readText, type Typed } from '#month/rows/edit-fields.ts';
import { namedOf } from '#month/rows/named-amounts.ts';
import type { Change, EditedRow, PendingRow } from '#month/rows/pending-row.ts';
import { changedOnly, heldIn, typedNow } from '#month/rows/shown-rows.ts';
import type { SalaryEditing } from './use-salary-edits.ts';

type ReadRow = { row: EditedRow; typed: Typed; unread: PendingRow['unread'] };

/** A 0 that somebody wrote where recurring lines happen to take nothing; an empty box is none. */
const isWaiver = (row: EditedRow, field: EditField, text: string): boolean =>
  text.trim() !== '' && heldIn(field, row, undefined) === 0 && followedIn(row).has(field);

/** A total of less than what stands under names; a 0 only takes back what is typed beside them. */
export const isBelowNamed = (field: EditField, value: unknown, entries: string | undefined): boolean =>
  typeof value === 'number' && value !== 0 && value < namedOf(field, entries);

function readRows({ rows, sources }: SalaryEditing, edits: readonly CellEdit[]): ReadRow[] {
  const byRow = groupedBy(edits, ({ key }) => Number(key));
  return (rows ?? [])
    .filter((row) => byRow.has(row.id))
    .map((row) => {
      const read: ReadRow = { row, typed: {}, unread: {} };
      const source = sources.get(row.id);
      for (const { column, text } of byRow.get(row.id) ?? []) {
        const field = column as EditField;
        const result = readText(field, text);
        if ('problem' in result) read.unread[field] = { text, problem: result.problem };
        else if (isBelowNamed(field, result.value, typedNow(row, source).entries))
          read.unread[field] = { text, problem: 'belowNamed' };
        // What the cell shows already is no edit: a computed gross that is pasted back stays computed. A 0 over recurring lines waives them.
        else if (result.value === heldIn(field, row, source) && !isWaiver(row, field, text))
          read.typed[field] = typedNow(row, source)[field];
        else read.typed[field] = result.value;
      }
      return read;
    });
}

/** What differs from what is there, with the texts that are no values, and those that were none before. */
function changeOf(editing: SalaryEditing, { row, typed, unread }: ReadRow): Change {
  const { before } = editing.change(row, typed);
  const change = editing.change(row, changedOnly(before, typed));
  const touched = { ...typed, ...unread };
  const marked = Object.entries(row.pending?.unread ?? {}).filter(([field]) => field in touched);
  if (marked.length + Object.keys(unread).length === 0) return change;
  return { ...change, unread: { before: Object.fromEntries(marked), after: unread } };
}

/** Texts of cells become one step of changes on their way to the server; texts that are no values stay marked in their cells, and go with the step. */
export function takeEdits(editing: SalaryEditing, edits: readonly CellEdit[]): void {
  const changes = readRows(editing, edits)
    .map((one) => changeOf(editing, one))
    .filter(({ after, unread }) => Object.keys(after).length > 0 || unread !== undefined);
  editing.queue.add(changes, editing.versionOf);
}
