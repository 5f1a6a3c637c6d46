import type { Cents } from '#money/cents.ts';
import { percentOf, toRate } from '#money/rate.ts';
import { workSalary } from '#salary/calculate-salary.ts';
import { grossPay } from '#salary/gross-pay.ts';
import type { SalaryInput } from '#salary/input.ts';
import { preparePeriod } from '#salary/prepared-period.ts';
import { isGuaranteedPay } from '#salary/problems.ts';
import {
  additionFields,
  deductionFields,
  isDeduction,
  namedIn,
  type PayEntry,
  type RecurringField,
  type RecurringLine,
  type TakenLine,
  takenIn,
} from '#salary/recurring-line.ts';

/** What was typed for the month in place of lines, by field. */
type TypedFields = Partial<Record<RecurringField, Cents>>;
/** What a month has beside its recurring lines: typed amounts, which stand in their place, and named ones, which are added. */
type BesideLines = { typed: TypedFields; entries: readonly PayEntry[] };

type Asked = { line: RecurringLine; of: Cents | null; wanted: Cents };

/** What a line asks for, never more than is left of its total. */
function asked(line: RecurringLine, base: Cents): Asked {
  const of = line.share === null ? null : Math.max(0, base);
  const whole = of === null ? (line.amount ?? 0) : percentOf(of, toRate(line.share ?? 0));
  return { line, of, wanted: line.owed === null ? whole : Math.min(whole, line.owed) };
}

function taken({ line, of, wanted }: Asked, amount: Cents, typed: boolean): TakenLine {
  const { id, name, field, share, kindId, garnished } = line;
  const owed = line.owed === null ? null : line.owed - amount;
  return {
    ...{ id, name, field, share, of, wanted, taken: amount, owed, typed },
    ...(kindId === undefined ? {} : { kindId }),
    ...(garnished ? { garnished } : {}),
  };
}

/** Named amounts are numbered behind all recurring lines: what is owed of a line is counted by its number. */
const FIRST_OF_ENTRIES = 1_000_000_000_000;

/** A named amount of the month among the lines: payslip, explanation and books name it as they name those. */
const entered = ({ kindId, name, field, amount, note }: PayEntry): TakenLine => ({
  ...{
    id: FIRST_OF_ENTRIES + kindId,
    name,
    field,
    share: null,
    of: null,
    wanted: amount,
    taken: amount,
    owed: null,
  },
  ...{ typed: false, kindId, entry: true },
  ...(note === undefined ? {} : { note }),
});

/** A typed amount over its lines: each first what it asks for, then the rest goes to totals that are still owed, in the same order. */
function sharedOut(lines: readonly Asked[], typed: Cents): TakenLine[] {
  let rest = typed;
  const first = lines.map(({ wanted }) => {
    const part = Math.min(wanted, rest);
    rest -= part;
    return part;
  });
  return lines.map((one, index) => {
    const part = first[index] ?? 0;
    const more = Math.min(rest, Math.max(0, (one.line.owed ?? 0) - part));
    rest -= more;
    return taken(one, part + more, true);
  });
}

const ofField = (lines: readonly Asked[], field: RecurringField) =>
  lines.filter((one) => one.line.field === field);

/** Additions are paid as they are. */
function paid(lines: readonly Asked[], typed: TypedFields): TakenLine[] {
  return additionFields.flatMap((field) => {
    const [mine, amount] = [ofField(lines, field), typed[field]];
    return amount === undefined ? mine.map((one) => taken(one, one.wanted, false)) : sharedOut(mine, amount);
  });
}

/** Of a net, what the creditors of all orders of enforcement may have together: a half, of guaranteed pay a third (Law 04/L-139), never a cent more. */
const garnishable = (net: Cents, isGuaranteed: boolean): Cents =>
  Math.floor(Math.max(0, net) / (isGuaranteed ? 3 : 2));

/** What deductions may take: of the net before them, the part that creditors may have, and what goes first because it was typed or named. */
type Room = { net: Cents; garnishable: Cents; first: Cents };

/** Deductions are cut in their order, so that they leave a net of 0; what was typed or named goes first and is never cut. */
function cut(lines: readonly Asked[], typed: TypedFields, room: Room): TakenLine[] {
  const over = deductionFields.flatMap((field) => {
    const amount = typed[field];
    return amount === undefined ? [] : sharedOut(ofField(lines, field), amount);
  });
  let left = room.net - room.first;
  let forCreditors = room.garnishable;
  for (const { garnished, taken: amount } of over) if (garnished) forCreditors -= amount;
  const free = lines
    .filter(({ line }) => typed[line.field] === undefined)
    .map((one) => {
      const most = one.line.garnished ? Math.min(left, forCreditors) : left;
      const amount = Math.max(0, Math.min(one.wanted, most));
      left -= amount;
      if (one.line.garnished) forCreditors -= amount;
      return taken(one, amount, false);
    });
  return [...over, ...free];
}

/** The lines of deductions in a month whose additions are known. */
function deducted(given: SalaryInput, lines: readonly RecurringLine[], beside: BesideLines): TakenLine[] {
  if (lines.length === 0) return [];
  const { net, premium, gross, period } = workSalary(given);
  const before = net.net - premium.prime;
  let first = 0;
  for (const field of deductionFields) first += (beside.typed[field] ?? 0) + namedIn(beside.entries, field);
  return cut(
    lines.map((line) => asked(line, before)),
    beside.typed,
    { net: before, first, garnishable: garnishable(before, isGuaranteedPay(given, period, gross)) },
  );
}

/**
 * A month with its recurring lines and named amounts as amounts of the fields they enter: from here on they are inputs like typed ones. `input` has what was
 * typed, and nothing in the fields that were not.
 *
 * Errors: those of `calculateSalary`.
 * Example: with a loan of 120.00 in `stops` and nothing typed, `deductions.stops` is `12000`.
 */
export function takeLines(
  input: SalaryInput,
  recurring: readonly RecurringLine[],
  beside: BesideLines,
): SalaryInput {
  const { typed, entries } = beside;
  const ordered = [...recurring].sort((one, other) => one.order - other.order || one.id - other.id);
  const additions = ordered.filter(({ field }) => !isDeduction(field));
  const gross = additions.length > 0 ? grossPay(input, preparePeriod(input.period)).grossPay : 0;
  const added = paid(
    additions.map((line) => asked(line, gross)),
    typed,
  );
  const whole = (field: RecurringField, lines: readonly TakenLine[]) =>
    (typed[field] ?? takenIn(lines, field)) + namedIn(entries, field);
  const given = {
    ...input,
    extraBrutto: whole('extraBrutto', added),
    extraNetto: whole('extraNetto', added),
  };
  const deductions = ordered.filter(({ field }) => isDeduction(field));
  const off = deducted(given, deductions, beside);
  const amounts = deductionFields.map((field) => [field, whole(field, off)]);
  const named = entries.map(entered);
  return { ...given, deductions: Object.fromEntries(amounts), lines: [...named, ...added, ...off] };
}
