import type { SalaryRow } from '@paga/contract/payroll';
import { computedRow, type RowSource } from './computed-row.ts';
import { type AllTyped, amountsOf, type EditField, type Typed, typedIn } from './edit-fields.ts';
import type { EditedRow, PendingRow } from './pending-row.ts';

type Drawn = { row: SalaryRow; source: RowSource | undefined; shown: EditedRow };
const drawn = new WeakMap<PendingRow, Drawn>();

function shownRow(row: SalaryRow, pending: PendingRow, source: RowSource | undefined): EditedRow {
  const known = drawn.get(pending);
  if (known && known.row === row && known.source === source) return known.shown;
  const computed =
    source && Object.keys(pending.typed).length > 0 ? computedRow(row, source, pending.typed) : undefined;
  const shown = { ...(computed ?? row), pending };
  drawn.set(pending, { row, source, shown });
  return shown;
}

/** The rows as they come out with what is typed and not saved yet; rows without such keep their identity. */
export function shownRows(
  rows: readonly SalaryRow[],
  pending: ReadonlyMap<number, PendingRow>,
  sources: ReadonlyMap<number, RowSource>,
): readonly EditedRow[] {
  if (pending.size === 0) return rows;
  return rows.map((row) => {
    const mine = pending.get(row.id);
    return mine ? shownRow(row, mine, sources.get(row.id)) : row;
  });
}

/** What is typed in a row now, that which is not saved yet included. */
export function typedNow(row: EditedRow, source: RowSource | undefined): AllTyped {
  return { ...typedIn(row, source?.known.edits ?? null), ...row.pending?.typed };
}

/** What the cell of a field holds: the typed value, of the gross and of recurring lines what comes out. */
export function heldIn(
  field: EditField,
  row: EditedRow,
  source: RowSource | undefined,
): number | boolean | null {
  if (field === 'initialBrutto') return row.initialBrutto;
  const computed: Typed = amountsOf(row);
  return typedNow(row, source)[field] ?? computed[field] ?? null;
}

/** Only what differs from what is there; empty when nothing does. */
export function changedOnly(before: Typed, after: Typed): Typed {
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => before[field as EditField] !== value),
  );
}

/** The values of these fields. */
export function valuesOf(all: Typed, fields: Typed): Typed {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, all[field as EditField] ?? null]));
}
