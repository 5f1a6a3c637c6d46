import type { SalaryEdit } from '@paga/contract/payroll/month/month-of-salaries';
import { toEuro } from '#money/cents.ts';
import type { SalaryPeriod } from '#salary/input.ts';
import {
  additionFields,
  deductionFields,
  type RecurringField,
  recurringFields,
  type TakenLine,
} from '#salary/recurring-line.ts';
import {
  amountIn,
  editsAfter,
  engineInput,
  type PersonInputs,
  recurringNames,
  type StoredEdit,
  typedIn,
} from './edits.ts';

/** A row before an edit: what it is computed from, and what its recurring lines came to. */
export type RowBefore = {
  inputs: PersonInputs;
  edits: StoredEdit | null;
  lines: readonly TakenLine[] | null;
};

/** A client of the specification sends the fields of a window together; one that leaves some out sends what was typed. */
const groups: readonly (readonly RecurringField[])[] = [additionFields, deductionFields];
const isWhole = (typed: SalaryEdit, field: RecurringField): boolean =>
  (groups.find((group) => group.includes(field)) ?? []).every(
    (one) => typed[recurringNames[one]] !== undefined,
  );

const without = (typed: SalaryEdit, fields: ReadonlySet<RecurringField>): SalaryEdit => ({
  ...typed,
  ...Object.fromEntries([...fields].map((field) => [recurringNames[field], undefined])),
});

/** Fields that repeat what recurring lines came to before the edit. */
function repeatedIn({ edits, lines }: RowBefore, typed: SalaryEdit): RecurringField[] {
  if (!lines) return [];
  return recurringFields.filter(
    (field) =>
      typedIn(edits, field) === undefined &&
      typed[recurringNames[field]] === toEuro(amountIn({ edits, lines }, field)),
  );
}

/**
 * What of an edit was typed, of a client that may send along fields nobody touched. A field that repeats what its recurring lines came to counts as typed
 * when the rest of the edit changes what they take, so the row holds what was sent; so does a 0 that is not sent along with all fields of its window.
 *
 * Errors: those of `engineInput`.
 * Example: with an advance of 1,000.00 before "stops" of 50 %, `{ avanseStops: 0, stops: 0 }` is typed whole; `{ stops: 120, ticketStops: 5 }` beside
 * a loan of 120.00 is `{ ticketStops: 5 }`.
 */
export function touchedEdit(row: RowBefore, period: SalaryPeriod, typed: SalaryEdit): SalaryEdit {
  const left = new Set(
    repeatedIn(row, typed).filter((field) => typed[recurringNames[field]] !== 0 || isWhole(typed, field)),
  );
  for (;;) {
    const touched = without(typed, left);
    const moved = [...left].find(
      (field) => takenAfter(row, period, touched, field) !== typed[recurringNames[field]],
    );
    if (moved === undefined) return touched;
    left.delete(moved);
  }
}

/** What the lines of a field take once an edit is made, in euro. */
function takenAfter(row: RowBefore, period: SalaryPeriod, typed: SalaryEdit, field: RecurringField): number {
  const edits = editsAfter(row.edits, typed, row.inputs);
  const { lines = null } = engineInput(period, row.inputs, edits);
  return toEuro(amountIn({ edits, lines }, field));
}
