import type { CellEdit } from '@paga/kit';
import { groupedBy } from '@paga/payroll';
import { type EditField, readText, type Typed } from '#month/rows/edit-fields.ts';
import type { Change, EditedRow, PendingRow } from '#month/rows/pending-row.ts';
import { changedOnly, heldIn, typedNow } from '#month/rows/shown-rows.ts';
import type { SalaryEditing } from './use-salary-edits.ts';

type ReadRow = { row: EditedRow; typed: Typed; unread: PendingRow['unread'] };

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
        // What the cell shows already is no edit: a computed gross that is pasted back stays computed.
        else if (result.value === heldIn(field, row, source))
          read.typed[field] = typedNow(row, source)[field];
        else read.typed[field] = result.value;
      }
      return read;
    });
}

/** What differs from what is there, and what was not understood before. */
function changeOf(editing: SalaryEditing, { row, typed }: ReadRow): Change {
  const { before } = editing.change(row, typed);
  const differs = changedOnly(before, typed);
  const cleared = Object.keys(row.pending?.unread ?? {}).filter((field) => field in typed);
  const again = Object.fromEntries(cleared.map((field) => [field, typed[field as EditField] ?? null]));
  return editing.change(row, { ...differs, ...again });
}

/** Texts of cells become changes on their way to the server; texts that are no values stay marked in their cells. */
export function takeEdits(editing: SalaryEditing, edits: readonly CellEdit[]): void {
  const read = readRows(editing, edits);
  const unread = read.filter((one) => Object.keys(one.unread).length > 0);
  editing.queue.reject(
    unread.map((one) => ({ salaryId: one.row.id, version: one.row.version, unread: one.unread })),
  );
  const changes = read
    .map((one) => changeOf(editing, one))
    .filter(({ after }) => Object.keys(after).length > 0);
  editing.queue.add(changes, editing.versionOf);
}
