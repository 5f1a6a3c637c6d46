import type { SalaryRow } from '@paga/contract/payroll';
import { useCallback, useEffect, useState } from 'react';
import { computedRow, type RowSource } from '#month/rows/computed-row.ts';
import {
  amountsOf,
  type EditField,
  emptyValue,
  followedIn,
  problemOfValue,
  type Typed,
} from '#month/rows/edit-fields.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { changedOnly } from '#month/rows/shown-rows.ts';

type Window = {
  row: EditedRow;
  source: RowSource | undefined;
  /** What the fields were read from, and what stands in them. */
  start: Typed;
  values: Typed;
  follow: (moved: Typed) => void;
};
type WindowChanges = {
  /** Only what the person has typed; an empty amount is sent as 0, an empty gross takes the typed one back. */
  changesIn: (all: Typed) => Typed;
  /** What can be computed with, what waits in the table included; and the row as it comes out, undefined when nothing does. */
  typed: Typed;
  after: SalaryRow | undefined;
  onTyped: (field: EditField) => void;
};

/** A value that is refused at its field stays out of the outcome. */
const understood = (changes: Typed): Typed =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) => field === 'entries' || !problemOfValue(field as EditField, value),
    ),
  );

/** Fields that recurring lines fill, and what they come to in the row as it will be, where the window shows something else. */
function movedIn(after: SalaryRow | undefined, { start, values }: Pick<Window, 'start' | 'values'>): Typed {
  if (!after) return {};
  const followed = followedIn(after);
  // Named amounts move the total of their field, where nobody has typed another one.
  const named = (field: EditField) => values.entries !== start.entries && values[field] === start[field];
  return Object.fromEntries(
    Object.entries(amountsOf(after)).filter(([field, amount]) => {
      const name = field as EditField;
      return (followed.has(name) || named(name)) && name in start && values[name] !== amount;
    }),
  );
}

/**
 * What was typed in an edit window. A field that recurring lines fill follows what the rest of the window leaves them; a 0 typed there waives them, also
 * where it stood before.
 */
export function useWindowChanges({ row, source, start, values, follow }: Window): WindowChanges {
  const [touched, setTouched] = useState<ReadonlySet<EditField>>(new Set());
  const onTyped = useCallback((field: EditField) => {
    setTouched((old) => (old.has(field) ? old : new Set([...old, field])));
  }, []);
  const changesIn = (all: Typed): Typed => {
    const filled: Typed = Object.fromEntries(
      Object.entries(all).map(([field, value]) => [field, value ?? emptyValue(field as EditField)]),
    );
    const followed = followedIn(row);
    const waived = [...touched].filter((field) => followed.has(field) && filled[field] === 0);
    return { ...changedOnly(start, filled), ...Object.fromEntries(waived.map((field) => [field, 0])) };
  };
  const typed = { ...row.pending?.typed, ...understood(changesIn(values)) };
  const after = source ? computedRow(row, source, typed) : row;
  const moved = movedIn(source ? after : undefined, { start, values });
  const text = JSON.stringify(moved);
  useEffect(() => {
    if (text !== '{}') follow(JSON.parse(text));
  }, [text, follow]);
  return { changesIn, typed, after, onTyped };
}
