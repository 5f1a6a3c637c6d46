import type { CivilDate } from '@paga/calendar';
import type { SalaryEdit } from '@paga/contract/payroll/month/month-of-salaries';
import type { WhatIfChange, WhatIfPeople } from '@paga/contract/payroll/what-if';
import { toEuro } from '#money/cents.ts';
import { scaled } from '#money/decimal.ts';
import { roundedPart } from '#money/rounding.ts';
import { amountIn, editsAfter, type PersonInputs, type StoredEdit } from '#row/edits.ts';
import { Payment } from '#salary/input.ts';
import { namedIn, type TakenLine } from '#salary/recurring-line.ts';

/** A row of a month as a sandbox sees it: who it is, and what it was computed from. */
export type MonthPerson = {
  employeeId: number;
  sectorIds: readonly number[];
  inputs: PersonInputs;
  edits: StoredEdit | null;
  /** What the recurring lines of the row came to. */
  lines?: readonly TakenLine[] | null;
};

type Inputs = Pick<MonthPerson, 'inputs' | 'edits' | 'lines'>;
/** Changes that name people. */
export type PersonChange = Extract<WhatIfChange, { who: WhatIfPeople }>;
type Kind<Name extends WhatIfChange['kind']> = Extract<WhatIfChange, { kind: Name }>;

/**
 * Whether a change names a person. Example: `isMeant({ to: 'tier', tier: 1 }, person)` for everybody of the primary tier.
 */
export function isMeant(who: WhatIfPeople, { employeeId, sectorIds, inputs }: MonthPerson): boolean {
  if (who.to === 'sector') return sectorIds.includes(who.sectorId);
  if (who.to === 'tier') return inputs.tier === who.tier;
  return who.to === 'all' || who.employeeIds.includes(employeeId);
}

const hundredths = (value: number) => Math.round(value * 100);

/** An amount of whole units after a raise in percent; never below zero. */
function raised(units: number, percentage: number): number {
  return roundedPart(units, 10_000 + hundredths(percentage), 10_000);
}

const moved = (units: number, by: number, mode: 'by' | 'to') => Math.max(0, mode === 'to' ? by : units + by);

/**
 * A history of amounts with another one from a day on. As with terms that are edited (record 20): before the first day there is nothing, so an earlier
 * day corrects the first; what is already entered for a later day stays.
 */
function withAmount<Row extends { validFrom: CivilDate }>(
  rows: readonly Row[],
  day: CivilDate,
  change: (row: Row) => Row,
): readonly Row[] {
  const [first] = rows;
  if (!first) return rows;
  if (day <= first.validFrom) return [change(first), ...rows.slice(1)];
  const at = rows.findLastIndex((row) => row.validFrom <= day);
  const held = rows[at] ?? first;
  const fresh = { ...change(held), validFrom: day };
  return [...rows.slice(0, held.validFrom === day ? at : at + 1), fresh, ...rows.slice(at + 1)];
}

const tenThousandths = (units: number) => `${units / 10_000}`;

function withPay(
  pay: PersonInputs['pay'],
  day: CivilDate,
  change: Kind<'raise' | 'salary' | 'hourPrice'>,
): PersonInputs['pay'] {
  if (pay.type === Payment.fixed && change.kind !== 'hourPrice') {
    const next = (amount: number) =>
      change.kind === 'raise'
        ? raised(amount, change.percentage)
        : moved(amount, hundredths(change.amount), change.mode);
    return {
      ...pay,
      salaries: withAmount(pay.salaries, day, (row) => ({ ...row, amount: next(row.amount) })),
    };
  }
  if (pay.type === Payment.hourly && change.kind !== 'salary') {
    const next = (price: number) =>
      change.kind === 'raise'
        ? raised(price, change.percentage)
        : moved(price, Math.round(change.price * 10_000), change.mode);
    const priced = (row: { validFrom: CivilDate; pricePerHour: number | string }) => ({
      ...row,
      pricePerHour: tenThousandths(next(scaled(row.pricePerHour, 4))),
    });
    return { ...pay, prices: withAmount(pay.prices, day, priced) };
  }
  return pay;
}

/**
 * A percentage as it was meant: the wire lets the noise of a sum pass, the engine does not. Example: `withoutNoise(8.129999999999999)` is `8.13`.
 */
export function withoutNoise(percentage: number): number {
  return Math.round(percentage * 10_000) / 10_000;
}

function withContribution(inputs: PersonInputs, { employee, employer }: Kind<'contribution'>): PersonInputs {
  return {
    ...inputs,
    employeePercentage: employee === undefined ? inputs.employeePercentage : withoutNoise(employee),
    employerPercentage: employer === undefined ? inputs.employerPercentage : withoutNoise(employer),
  };
}

const hourNames = {
  night: 'nightHours',
  weekend: 'weekendHours',
  afterWork: 'afterWorkHours',
  holiday: 'holidaysHours',
  guard: 'guardHours',
  regular: 'regularHours',
} as const satisfies Record<Kind<'hours'>['hours'], keyof SalaryEdit>;

const MOST_HOURS = 744;

/** What a change of the month's inputs types into a row; undefined: it has nothing to say to this one. */
function typedBy(
  change: Kind<'hours' | 'gross' | 'addition'>,
  { inputs, edits, lines }: Inputs,
): SalaryEdit | undefined {
  if (change.kind === 'gross') return { initialBrutto: change.amount };
  if (change.kind === 'addition') {
    const name = change.of === 'brutto' ? 'extraBrutto' : 'extraNetto';
    const tried = moved(amountIn({ edits, lines }, name), hundredths(change.amount), change.mode);
    return { [name]: toEuro(Math.max(tried, namedIn(edits?.entries, name))) };
  }
  const { hours, mode, value } = change;
  if (hours === 'regular' && inputs.pay.type !== Payment.hourly) return undefined;
  const before = hours === 'regular' ? 0 : scaled(edits?.hours?.[hours] ?? 0, 2);
  return { [hourNames[hours]]: Math.min(MOST_HOURS, moved(before, hundredths(value), mode) / 100) };
}

/**
 * A row's inputs after one change. `day` is the day from which a change of terms holds.
 *
 * Example: `{ kind: 'raise', percentage: 5 }` makes 1,050.00 of 1,000.00.
 */
export function afterChange(person: Inputs, change: PersonChange, day: CivilDate): Inputs {
  const { inputs, edits, lines } = person;
  switch (change.kind) {
    case 'raise':
    case 'salary':
    case 'hourPrice': {
      const pay = withPay(inputs.pay, day, change);
      return pay === inputs.pay ? person : { edits, lines, inputs: { ...inputs, pay } };
    }
    case 'contribution':
      return { edits, lines, inputs: withContribution(inputs, change) };
    default: {
      const typed = typedBy(change, person);
      return typed ? { inputs, lines, edits: editsAfter(edits, typed, inputs) } : person;
    }
  }
}
