import type { TypedEdits } from '@paga/contract/payroll';
import type { SalaryEdit } from '@paga/contract/payroll/month/month-of-salaries';
import { type Cents, toCents } from '#money/cents.ts';
import { PayrollError } from '#payroll-error.ts';
import { Payment, type SalaryInput, type SalaryPeriod } from '#salary/input.ts';
import {
  isRecurring,
  namedIn,
  type RecurringField,
  type RecurringLine,
  recurringFields,
  type TakenLine,
  takenIn,
} from '#salary/recurring-line.ts';
import { takeLines } from './take-lines.ts';

/**
 * What a person typed into a row, as it is stored: inputs of the engine that a calculation keeps, in cents. `insured: false` takes the insurance out of this
 * month. `waived` are the fields whose recurring lines are left out of it; a zero that is not waived is not typed.
 */
export type StoredEdit = TypedEdits;

/**
 * Whether anything is typed that the engine uses: zeros and cleared fields count as not typed.
 *
 * Example: `isEdited({ deductions: { stops: 0 } })` is `false`.
 */
export function isEdited(edits: StoredEdit | null): boolean {
  if (!edits) return false;
  const { hours, deductions, extraBrutto, extraNetto, grossOverride, regularHours, insured, waived } = edits;
  const amounts = [
    ...Object.values(hours ?? {}),
    ...Object.values(deductions ?? {}),
    extraBrutto,
    extraNetto,
  ];
  return (
    amounts.some((typed) => Number(typed ?? 0) !== 0) ||
    grossOverride != null ||
    regularHours != null ||
    insured === false ||
    (waived ?? []).length > 0 ||
    (edits.entries ?? []).length > 0
  );
}

/** What the engine needs to know of one person, without the month and without what was typed for it. `recurring`: deductions and extras in force in it. */
export type PersonInputs = Omit<SalaryInput, 'period' | 'lines' | keyof StoredEdit> & {
  recurring?: readonly RecurringLine[];
};

/**
 * What was typed into a field beside its named amounts; undefined: nothing, the recurring lines count.
 *
 * Example: `typedIn({ deductions: { stops: 0 } }, 'stops')` is `undefined`, with `waived: ['stops']` it is `0`.
 */
export function typedIn(edits: StoredEdit | null, field: RecurringField): Cents | undefined {
  if (edits?.waived?.includes(field)) return 0;
  const typed =
    field === 'extraBrutto' || field === 'extraNetto' ? edits?.[field] : edits?.deductions?.[field];
  return typed === 0 ? undefined : typed;
}

/**
 * What a row has in a field that recurring lines may enter: what was typed, else what they came to, and the named amounts of the month on top.
 *
 * Example: `amountIn({ edits: null, lines: null }, 'stops')` is `0`.
 */
export function amountIn(
  { edits, lines }: { edits: StoredEdit | null; lines?: readonly TakenLine[] | null },
  field: RecurringField,
): Cents {
  const typed = typedIn(edits, field) ?? takenIn((lines ?? []).filter(isRecurring), field);
  return typed + namedIn(edits?.entries, field);
}

/**
 * The engine's input of a row: what is stored, put together. Same input, same cents, on the server and in the browser.
 *
 * Example: `engineInput(period, inputs, { extraBrutto: 12000 }).extraBrutto` is `12000`.
 */
export function engineInput(
  period: SalaryPeriod,
  inputs: PersonInputs,
  edits: StoredEdit | null,
): SalaryInput {
  const { recurring = [], ...facts } = inputs;
  const entries = edits?.entries ?? [];
  const input = withEdits({ period, ...facts }, edits);
  if (recurring.length === 0 && entries.length === 0) return input;
  const typed = recurringFields.flatMap((field) => {
    const amount = typedIn(edits, field);
    return amount === undefined ? [] : [[field, amount] as const];
  });
  return takeLines(input, recurring, { typed: Object.fromEntries(typed), entries });
}

function withEdits(input: SalaryInput, edits: StoredEdit | null): SalaryInput {
  if (!edits) return input;
  const { regularHours, insured, waived: _, entries: __, ...typed } = edits;
  const pay =
    input.pay.type === Payment.hourly && regularHours !== undefined
      ? { ...input.pay, regularHours }
      : input.pay;
  return { ...input, ...typed, pay, ...(insured === false ? { insurance: null } : {}) };
}

const cents = (typed: number | null | undefined, before: Cents | undefined) =>
  typed === undefined ? before : typed === null ? undefined : toCents(typed);

/** What a typed total of a field leaves beside its named amounts. A 0 empties what is typed, never what is named. */
function besideNamed(
  field: string,
  total: number | null | undefined,
  before: Cents | undefined,
  named: Cents,
) {
  const typed = cents(total, before);
  if (total == null || typed === undefined || typed === 0) return typed;
  if (typed < named) throw new PayrollError('BELOW_NAMED', { field, typed, named });
  return typed - named;
}

/** Entries of the wire as they are stored; those of nothing are none. */
const entriesAfter = (before: StoredEdit | null, { entries }: SalaryEdit): StoredEdit['entries'] =>
  entries === undefined
    ? before?.entries
    : entries
        .filter(({ amount }) => amount !== 0)
        .map(({ kindId, name, field, amount, note }) => ({
          ...{ kindId, name, field, amount: toCents(amount) },
          ...(note ? { note } : {}),
        }));

/** Under which name a field that recurring lines enter is typed. Example: `recurringNames.avanse` is `'avanseStops'`. */
export const recurringNames = {
  extraBrutto: 'extraBrutto',
  extraNetto: 'extraNetto',
  stops: 'stops',
  avanse: 'avanseStops',
  phone: 'phoneStops',
  ticket: 'ticketStops',
} as const satisfies Record<RecurringField, keyof SalaryEdit>;

/** Fields in which a zero was typed over the lines of the person; anything else that is typed there takes it back. */
function waivedAfter(
  before: StoredEdit | null,
  typed: SalaryEdit,
  recurring: readonly RecurringLine[],
  named: (field: RecurringField) => Cents,
): Pick<StoredEdit, 'waived'> {
  const waived = recurringFields.filter((field) => {
    const amount = typed[recurringNames[field]];
    if (amount === undefined) return before?.waived?.includes(field);
    const isNothing = amount === 0 || (amount !== null && toCents(amount) === named(field));
    return isNothing && recurring.some((line) => line.field === field);
  });
  return waived.length > 0 ? { waived } : {};
}

/**
 * What was typed, over what was typed before; a field that is not there stays, null takes back what was typed. Amounts of `typed` are euro of the wire. Over
 * the lines of `recurring` a zero counts as typed. A field is typed as its total: the named amounts of the month (`entries`) are taken off it and stay.
 * Errors: `NOT_EXACT` for an amount with more than two decimals, `BELOW_NAMED` for a total below what is named in it.
 *
 * Example: `editsAfter(null, { stops: 10 }).deductions?.stops` is `1000`.
 */
export function editsAfter(
  before: StoredEdit | null,
  typed: SalaryEdit,
  { recurring = [] }: Pick<PersonInputs, 'recurring'> = {},
): StoredEdit {
  const hours = {
    ...before?.hours,
    ...(typed.nightHours === undefined ? {} : { night: typed.nightHours }),
    ...(typed.weekendHours === undefined ? {} : { weekend: typed.weekendHours }),
    ...(typed.afterWorkHours === undefined ? {} : { afterWork: typed.afterWorkHours }),
    ...(typed.holidaysHours === undefined ? {} : { holiday: typed.holidaysHours }),
    ...(typed.guardHours === undefined ? {} : { guard: typed.guardHours }),
  };
  const entries = entriesAfter(before, typed);
  const named = (field: RecurringField) => namedIn(entries, field);
  const beside = (field: RecurringField, stored: Cents | undefined) =>
    besideNamed(recurringNames[field], typed[recurringNames[field]], stored, named(field));
  const typedGross =
    typed.initialBrutto === null ? null : cents(typed.initialBrutto, before?.grossOverride ?? undefined);
  return {
    hours,
    grossOverride: typedGross ?? null,
    extraBrutto: beside('extraBrutto', before?.extraBrutto),
    extraNetto: beside('extraNetto', before?.extraNetto),
    deductions: {
      stops: beside('stops', before?.deductions?.stops),
      avanse: beside('avanse', before?.deductions?.avanse),
      phone: beside('phone', before?.deductions?.phone),
      ticket: beside('ticket', before?.deductions?.ticket),
    },
    ...(typed.regularHours === undefined
      ? { regularHours: before?.regularHours }
      : { regularHours: typed.regularHours }),
    ...(typed.hasHealthInsurance === undefined
      ? { insured: before?.insured }
      : { insured: typed.hasHealthInsurance }),
    ...waivedAfter(before, typed, recurring, named),
    ...(entries && entries.length > 0 ? { entries } : {}),
  };
}
