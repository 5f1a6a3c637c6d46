import type { Cents } from '#money/cents.ts';
import { percentOf, toRate } from '#money/rate.ts';
import { workSalary } from '#salary/calculate-salary.ts';
import { grossPay } from '#salary/gross-pay.ts';
import type { SalaryInput } from '#salary/input.ts';
import { preparePeriod } from '#salary/prepared-period.ts';
import {
  additionFields,
  deductionFields,
  isDeduction,
  type RecurringField,
  type RecurringLine,
  type TakenLine,
  takenIn,
} from '#salary/recurring-line.ts';

/** What was typed for the month in place of lines, by field. */
type TypedFields = Partial<Record<RecurringField, Cents>>;

type Asked = { line: RecurringLine; of: Cents | null; wanted: Cents };

/** What a line asks for, never more than is left of its total. */
function asked(line: RecurringLine, base: Cents): Asked {
  const of = line.share === null ? null : Math.max(0, base);
  const whole = of === null ? (line.amount ?? 0) : percentOf(of, toRate(line.share ?? 0));
  return { line, of, wanted: line.owed === null ? whole : Math.min(whole, line.owed) };
}

function taken({ line, of, wanted }: Asked, amount: Cents, typed: boolean): TakenLine {
  const { id, name, field, share } = line;
  const owed = line.owed === null ? null : line.owed - amount;
  return { id, name, field, share, of, wanted, taken: amount, owed, typed };
}

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

/** Deductions are cut in their order, so that they leave a net of 0; what was typed goes first and is never cut. */
function cut(lines: readonly Asked[], typed: TypedFields, net: Cents): TakenLine[] {
  const over = deductionFields.flatMap((field) => {
    const amount = typed[field];
    return amount === undefined ? [] : sharedOut(ofField(lines, field), amount);
  });
  let left = net;
  for (const field of deductionFields) left -= typed[field] ?? 0;
  const free = lines
    .filter(({ line }) => typed[line.field] === undefined)
    .map((one) => {
      const amount = Math.max(0, Math.min(one.wanted, left));
      left -= amount;
      return taken(one, amount, false);
    });
  return [...over, ...free];
}

/**
 * A month with its recurring lines as amounts of the fields they enter: from here on they are inputs like typed ones. `input` has what was typed, and
 * nothing in the fields that were not.
 *
 * Errors: those of `calculateSalary`.
 * Example: with a loan of 120.00 in `stops` and nothing typed, `deductions.stops` is `12000`.
 */
export function takeLines(
  input: SalaryInput,
  recurring: readonly RecurringLine[],
  typed: TypedFields,
): SalaryInput {
  const ordered = [...recurring].sort((one, other) => one.order - other.order || one.id - other.id);
  const additions = ordered.filter(({ field }) => !isDeduction(field));
  const gross = additions.length > 0 ? grossPay(input, preparePeriod(input.period)).grossPay : 0;
  const added = paid(
    additions.map((line) => asked(line, gross)),
    typed,
  );
  const given = {
    ...input,
    extraBrutto: typed.extraBrutto ?? takenIn(added, 'extraBrutto'),
    extraNetto: typed.extraNetto ?? takenIn(added, 'extraNetto'),
  };
  const deductions = ordered.filter(({ field }) => isDeduction(field));
  if (deductions.length === 0) return { ...given, lines: added };
  const { net, premium } = workSalary(given);
  const before = net.net - premium.prime;
  const off = cut(
    deductions.map((line) => asked(line, before)),
    typed,
    before,
  );
  const amounts = deductionFields.map((field) => [field, typed[field] ?? takenIn(off, field)]);
  return { ...given, deductions: Object.fromEntries(amounts), lines: [...added, ...off] };
}
