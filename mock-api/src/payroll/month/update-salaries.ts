import {
  updateSalaries as call,
  type RowEdit,
  type SalaryRow,
  type SavedEdits,
} from '@paga/contract/payroll';
import { editsAfter, groupedBy } from '@paga/payroll';
import { and, inArray } from 'drizzle-orm';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import { type CalendarMonth, monthNamed } from '#core/calendar-month.ts';
import { DomainError, found, invalidField, notFoundField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { mapInTurns } from '#core/turns.ts';
import { requireSalaryGrant } from '#identity/public.ts';
import { type BasisContent, lockedMonth, type Period, requireOpen } from '#months/public.ts';
import { salary } from '#months/table.ts';
import { type ComputedRow, computeEdit } from '../rows/compute.ts';
import { basesOfRows, ofPeriod } from '../rows/month-rows.ts';
import { storeSalaries } from '../rows/store-salaries.ts';
import { type StoredSalary, wireRow } from '../rows/wire-row.ts';
import { type EditedRow, editLine, withTyped } from './update-salary.ts';

type Editing = { period: Period; before: Map<number, StoredSalary>; bases: Map<number, BasisContent> };

const rowsById = async (ctx: Context, period: Period, ids: readonly number[]) => {
  const rows = await ctx.tx
    .select()
    .from(salary)
    .where(and(ofPeriod(ctx, period.id), inArray(salary.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
};

/** The rows as they are, the month locked: what is computed of them cannot be changed meanwhile. */
async function editing(ctx: Context, month: CalendarMonth, edits: readonly RowEdit[]): Promise<Editing> {
  const ids = edits.map(({ salaryId }) => salaryId);
  if (new Set(ids).size < ids.length) throw invalidField('rows', 'twice', 'A row is named twice.');
  const period = await lockedMonth(ctx, month);
  requireOpen(period);
  const before = await rowsById(ctx, period, ids);
  const missing = ids.find((id) => !before.has(id));
  if (missing !== undefined) throw notFoundField('rows', 'notFound', `The month has no salary ${missing}.`);
  return { period, before, bases: await basesOfRows(ctx, [...before.values()]) };
}

type Outcome =
  | { row: StoredSalary; computed: ComputedRow }
  | { row: StoredSalary; code: SavedEdits['refused'][number]['code'] };

function outcomeOf({ before, bases }: Editing, { salaryId, version, ...typed }: RowEdit): Outcome {
  const row = found(before.get(salaryId));
  if (version !== row.version) return { row, code: 'CONFLICT' };
  try {
    return { row, computed: computeEdit(row, typed, found(bases.get(row.basisId))) };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NO_GROSS_FOR_NET') return { row, code: error.code };
    throw error;
  }
}

/** Rows of one month may stand on different bases: one statement for each. */
async function store(ctx: Context, { period }: Editing, outcomes: readonly Outcome[]): Promise<void> {
  const computed = outcomes.filter((outcome) => 'computed' in outcome);
  for (const [basisId, ofBasis] of groupedBy(computed, ({ row }) => row.basisId)) {
    const rows = ofBasis.map((outcome) => outcome.computed);
    await storeSalaries(ctx, { periodId: period.id, basisId }, rows);
  }
}

/** What a person reads of an edit among many: what can be typed, and the net that comes of it. */
function audited({
  initialBrutto,
  typedBrutto,
  regularHours,
  overtimeTable,
  extraTable,
  stopTable,
  has_health_insurance,
  netto,
}: EditedRow) {
  const { nightHours, weekendHours, afterWorkHours, holidaysHours, guardHours } = overtimeTable;
  const { total: _, ...deductions } = stopTable;
  const hours = { nightHours, weekendHours, afterWorkHours, holidaysHours, guardHours };
  return {
    initialBrutto,
    typedBrutto,
    regularHours,
    ...hours,
    ...extraTable,
    ...deductions,
    has_health_insurance,
    netto,
  };
}

/** One line for all of them, each field under its person; a single row leaves the line of a single edit. */
async function lineOf(
  { rows, ...month }: CalendarMonth & { rows: readonly RowEdit[] },
  { before, bases }: Editing,
  saved: readonly SalaryRow[],
): Promise<AuditFacts | null> {
  const typed = new Map(rows.map((edit) => [edit.salaryId, edit]));
  const sides = await mapInTurns(saved, (row) => {
    const stored = found(before.get(row.id));
    const was = withTyped(wireRow(stored, found(bases.get(stored.basisId))), stored.edits);
    return { was, is: withTyped(row, editsAfter(stored.edits, found(typed.get(row.id)), stored.inputs)) };
  });
  const [first, second] = sides;
  if (!first) return null;
  if (!second) return editLine(month, first.was, first.is);
  const each = (side: 'was' | 'is') =>
    Object.fromEntries(sides.map((row) => [`${row.is.name} (${row.is.employeeId})`, audited(row[side])]));
  return {
    page: 'salaries',
    type: 'editMany',
    about: { month: monthNamed(month), count: String(saved.length) },
    old: each('was'),
    new: each('is'),
  };
}

export const updateSalaries = write({
  call,
  gate: (ctx) => requireSalaryGrant(ctx),
  load: (ctx, { body }) => editing(ctx, body, body.rows),
  run: async (ctx, { body }, loaded) => {
    const outcomes = await mapInTurns(body.rows, (edit) => outcomeOf(loaded, edit));
    await store(ctx, loaded, outcomes);
    const done = outcomes.flatMap((outcome) => ('computed' in outcome ? [outcome.row.id] : []));
    const after =
      done.length > 0 ? await rowsById(ctx, loaded.period, done) : new Map<number, StoredSalary>();
    return {
      saved: await mapInTurns(done, (id) => {
        const row = found(after.get(id));
        return wireRow(row, found(loaded.bases.get(row.basisId)));
      }),
      refused: outcomes.flatMap((outcome) =>
        'code' in outcome ? [{ salaryId: outcome.row.id, name: outcome.row.name, code: outcome.code }] : [],
      ),
    };
  },
  audit: ({ input: { body }, loaded, answer }) => lineOf(body, loaded, answer.saved),
});
