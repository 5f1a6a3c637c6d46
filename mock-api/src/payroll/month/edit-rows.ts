import type { SalaryEdit, SalaryRow } from '@paga/contract/payroll';
import { editsAfter, groupedBy, type StoredEdit, toEuro } from '@paga/payroll';
import { and, inArray } from 'drizzle-orm';
import { kindToEnter, payKindsOf } from '#company/public.ts';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import { type CalendarMonth, monthNamed } from '#core/calendar-month.ts';
import { DomainError, found, invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { mapInTurns } from '#core/turns.ts';
import { type BasisContent, lockPeriod, type Period, salary, storeSalaries } from '#months/public.ts';
import { type ComputedRow, computeEdit } from '../rows/compute.ts';
import { basesOfRows, ofPeriod } from '../rows/month-rows.ts';
import { type StoredSalary, wireRow } from '../rows/wire-row.ts';

/** Rows of a month before an edit, and what they stand on. */
type Editing = { period: Period; before: Map<number, StoredSalary>; bases: Map<number, BasisContent> };
/** An edit of one row; without `version` it goes over whatever is stored. */
type OneEdit = SalaryEdit & { salaryId: number; version?: number | undefined };

const rowsById = async (ctx: Context, period: Period, ids: readonly number[]) => {
  const rows = await ctx.tx
    .select()
    .from(salary)
    .where(and(ofPeriod(ctx, period.id), inArray(salary.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
};

/**
 * Those of the rows that the month has, the month locked: what is computed of them cannot be changed meanwhile. Undefined when it was never calculated; whether
 * it is open is the caller's to ask.
 */
export async function lockedRows(
  ctx: Context,
  month: CalendarMonth,
  ids: readonly number[],
): Promise<Editing | undefined> {
  const period = await lockPeriod(ctx, month);
  if (!period) return undefined;
  const before = await rowsById(ctx, period, ids);
  return { period, before, bases: await basesOfRows(ctx, [...before.values()]) };
}

type Kinds = Awaited<ReturnType<typeof payKindsOf>>;

/** Named amounts under the name and field that their kind has now; one that is entered no more stays where it is entered already. */
function withKinds<Edit extends SalaryEdit>(row: StoredSalary, edit: Edit, kinds: Kinds): Edit {
  if (!edit.entries) return edit;
  const had = new Set(row.edits?.entries?.map(({ kindId }) => kindId));
  const entries = edit.entries.map((entry, at) => {
    const path = `entries.${at}.kindId`;
    if (edit.entries?.findIndex(({ kindId }) => kindId === entry.kindId) !== at)
      throw invalidField(path, 'twice', 'A kind of pay stands once in a salary');
    const { name, field } = kindToEnter(kinds, { kindId: entry.kindId, had: had.has(entry.kindId), path });
    return { ...entry, name, field };
  });
  return { ...edit, entries };
}

type Outcome = { row: StoredSalary; computed: ComputedRow } | { row: StoredSalary; error: DomainError };

function outcomeOf(
  { before, bases }: Editing,
  { salaryId, version, ...edit }: OneEdit,
  { of, kinds }: { of: 'sent' | 'typed'; kinds: Kinds },
): Outcome {
  const row = found(before.get(salaryId));
  if (version !== undefined && version !== row.version) return { row, error: new DomainError('CONFLICT') };
  const typed = withKinds(row, edit, kinds);
  try {
    return { row, computed: computeEdit(row, typed, found(bases.get(row.basisId)), of) };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NO_GROSS_FOR_NET') return { row, error };
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

/** Computes and stores edits; those that cannot be saved leave their row as it was, each with its error. `of`: see `computeEdit`. */
export async function editRows(
  ctx: Context,
  loaded: Editing,
  edits: readonly OneEdit[],
  of: 'sent' | 'typed' = 'typed',
) {
  const kinds: Kinds = edits.some(({ entries }) => entries) ? await payKindsOf(ctx) : new Map();
  const outcomes = await mapInTurns(edits, (edit) => outcomeOf(loaded, edit, { of, kinds }));
  await store(ctx, loaded, outcomes);
  const done = outcomes.flatMap((outcome) => ('computed' in outcome ? [outcome.row.id] : []));
  const after = done.length > 0 ? await rowsById(ctx, loaded.period, done) : new Map<number, StoredSalary>();
  return {
    saved: await mapInTurns(done, (id) => {
      const row = found(after.get(id));
      return wireRow(row, found(loaded.bases.get(row.basisId)));
    }),
    refused: outcomes.filter((outcome) => 'error' in outcome),
  };
}

/**
 * A row with what was typed over its figures, for the audit log: regular hours, the gross in euro, the named amounts in one line; null is nothing typed.
 */
type EditedRow = SalaryRow & {
  regularHours: number | null;
  typedBrutto: number | null;
  entries: string | null;
};

const namedText = (edits: StoredEdit | null) =>
  edits?.entries
    ?.map(({ name, amount, note }) => `${name} ${toEuro(amount).toFixed(2)}${note ? ` (${note})` : ''}`)
    .join(', ') ?? null;

function withTyped(row: SalaryRow, edits: StoredEdit | null): EditedRow {
  const { regularHours = null, grossOverride = null } = edits ?? {};
  return {
    ...{ ...row, regularHours, entries: namedText(edits) },
    typedBrutto: grossOverride === null ? null : toEuro(grossOverride),
  };
}

/** A row as the table shows it, without what says nothing to people. */
const shown = ({ version, problems, ...row }: EditedRow): Record<string, unknown> => row;

/** What a person reads of an edit among many: what can be typed, and the net that comes of it. */
function typedOf({ overtimeTable, extraTable, stopTable, ...row }: EditedRow) {
  const { nightHours, weekendHours, afterWorkHours, holidaysHours, guardHours } = overtimeTable;
  const { total: _, ...deductions } = stopTable;
  const { initialBrutto, typedBrutto, regularHours, entries, has_health_insurance, netto } = row;
  return {
    ...{ initialBrutto, typedBrutto, regularHours },
    ...{ nightHours, weekendHours, afterWorkHours, holidaysHours, guardHours },
    ...{ ...extraTable, ...deductions, entries, has_health_insurance, netto },
  };
}

/** The audit line of edits: of one all that its row shows, of many what was typed, each under its person; null when none was saved. */
export async function editLine(
  month: CalendarMonth,
  { before, bases }: Editing,
  edits: readonly OneEdit[],
  saved: readonly SalaryRow[],
): Promise<AuditFacts | null> {
  const typed = new Map(edits.map((edit) => [edit.salaryId, edit]));
  const sides = await mapInTurns(saved, (row) => {
    const stored = found(before.get(row.id));
    const was = withTyped(wireRow(stored, found(bases.get(stored.basisId))), stored.edits);
    return { was, is: withTyped(row, editsAfter(stored.edits, found(typed.get(row.id)), stored.inputs)) };
  });
  const [first, second] = sides;
  if (!first) return null;
  const about = { month: monthNamed(month) };
  if (!second)
    return {
      ...{ page: 'salaries', type: 'edit', objectId: first.is.id },
      about: { employee: first.was.name, ...about },
      ...{ old: shown(first.was), new: shown(first.is) },
    };
  const each = (side: 'was' | 'is') =>
    Object.fromEntries(sides.map((row) => [`${row.is.name} (${row.is.employeeId})`, typedOf(row[side])]));
  return {
    ...{ page: 'salaries', type: 'editMany', about: { ...about, count: String(saved.length) } },
    ...{ old: each('was'), new: each('is') },
  };
}
