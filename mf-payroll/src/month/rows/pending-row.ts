import type { SalaryRow } from '@paga/contract/payroll';
import type { EditField, FieldProblem, Typed } from './edit-fields.ts';

/** Why a row is not saved: a code, translated where it is rendered. `theirs`: the row as somebody else has left it meanwhile. */
export type Refusal = { code: string; theirs?: SalaryRow };

/** What was typed into a row and is not confirmed by the server yet. Never changed, always replaced: a row renders again when its identity changes. */
export type PendingRow = {
  salaryId: number;
  /** The row's version when the first of it was typed. */
  version: number;
  typed: Typed;
  /** Texts that are no values, by field: shown as they were pasted, never sent. */
  unread: Partial<Record<EditField, { text: string; problem: FieldProblem }>>;
  refusal: Refusal | undefined;
};

/** What a row shows beyond its own figures. */
type Marked = { pending?: PendingRow };
export type EditedRow = SalaryRow & Marked;

/** Whether there is anything left of it. */
export function isEmpty({ typed, unread }: PendingRow): boolean {
  return Object.keys(typed).length === 0 && Object.keys(unread).length === 0;
}

/** Whether saving it once more can help: it waits, or was refused for something other than somebody else's change. */
export function maySend({ typed, refusal }: PendingRow): boolean {
  return Object.keys(typed).length > 0 && !refusal?.theirs;
}

/** How many cells of these rows are not saved. */
export function cellsIn(rows: readonly PendingRow[]): number {
  return rows.reduce((count, { typed, unread }) => count + Object.keys({ ...typed, ...unread }).length, 0);
}

/** What was kept of a row, under what is typed there now: the older version, so that a change of somebody else is noticed. */
export function merged(kept: PendingRow, now: PendingRow | undefined): PendingRow {
  if (!now) return kept;
  const unread = Object.fromEntries(Object.entries(kept.unread).filter(([field]) => !(field in now.typed)));
  return {
    ...now,
    version: Math.min(kept.version, now.version),
    typed: { ...kept.typed, ...now.typed },
    unread: { ...unread, ...now.unread },
  };
}

/** What still waits of a row of which a window has saved `fields` over version `over`: the server's `row` is what it goes over now. */
export function afterSaving(pending: PendingRow, fields: Typed, over: number, row: SalaryRow): PendingRow {
  const rest = <Value>(all: Partial<Record<EditField, Value>>): Partial<Record<EditField, Value>> =>
    Object.fromEntries(Object.entries(all).filter(([field]) => !(field in fields)));
  const { version, typed, unread, refusal } = pending;
  return {
    ...pending,
    // An older one stays: somebody else's change is still to be shown.
    version: version === over ? row.version : version,
    typed: rest(typed),
    unread: rest(unread),
    refusal: refusal?.theirs ? { ...refusal, theirs: row } : refusal,
  };
}

/** Texts of a row that are no values, by field. */
export type UnreadTexts = PendingRow['unread'];

/** One change that Ctrl+Z undoes: fields before and after, by row; `unread` are the texts that were no values, where there were or are some. */
export type Change = {
  salaryId: number;
  before: Typed;
  after: Typed;
  unread?: { before: UnreadTexts; after: UnreadTexts };
};

/** The same change the other way. */
export const turnedRound = ({ salaryId, before, after, unread }: Change): Change => ({
  ...{ salaryId, before: after, after: before },
  ...(unread && { unread: { before: unread.after, after: unread.before } }),
});

/** A row as the server has saved it, and what was typed for that. */
export type Confirmed = { row: SalaryRow; typed: Typed };
