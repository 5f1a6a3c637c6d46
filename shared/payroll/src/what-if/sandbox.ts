import { type CivilDate, monthStart } from '@paga/calendar';
import type { WhatIfChange } from '@paga/contract/payroll/what-if';
import { isInMonth } from '#calendar/pay-days.ts';
import { toCents } from '#money/cents.ts';
import { toPercentage, toRate } from '#money/rate.ts';
import { engineInput } from '#row/edits.ts';
import type { SalaryInput, SalaryPeriod } from '#salary/input.ts';
import type { Band } from '#tables/bands.ts';
import { requireInForce } from '#tables/dated.ts';
import { builtInTables } from '#tables/national.ts';
import { afterChange, isMeant, type MonthPerson, type PersonChange, withoutNoise } from './person-changes.ts';

type Month = { year: number; month: number };
type RateChange = Exclude<WhatIfChange, PersonChange>;

const rateKinds: ReadonlySet<WhatIfChange['kind']> = new Set([
  'uplifts',
  'companyContribution',
  'taxBands',
] satisfies RateChange['kind'][]);

/**
 * Whether a change is of a rate that holds for everybody. It is tried, and never carried over: rates belong to settings and to the law.
 *
 * Example: `isRate({ kind: 'companyContribution', employee: 6 })` is `true`.
 */
export function isRate(change: WhatIfChange): change is RateChange {
  return rateKinds.has(change.kind);
}

/** What a sandbox does to the rows of its month. */
export type Sandbox = {
  /** Whether a rate is another: then every row may be. */
  hasRates: boolean;
  /** The row's inputs with the changes that mean it; the same object when none does. */
  person: (person: MonthPerson) => MonthPerson;
  /** The month with other rates; the same object when there are none. */
  period: (period: SalaryPeriod) => SalaryPeriod;
  /** The engine's input of a row in the sandbox. */
  input: (period: SalaryPeriod, person: MonthPerson) => SalaryInput;
};

/**
 * A month as it would be with some changes, applied in order. Nothing is computed here: `calculateSalary(sandbox.input(period, person))` does.
 * People whose contract does not cover the month are never meant, nor is a change of terms that begins after their last day.
 *
 * Errors: `NO_TABLE` for a month before the first wage tax table.
 * Example: `sandboxOf({ year: 2026, month: 10 }, [{ kind: 'raise', who: { to: 'all' }, percentage: 5 }])`.
 */
export function sandboxOf({ year, month }: Month, changes: readonly WhatIfChange[]): Sandbox {
  const rates = changes.filter(isRate);
  const ofPeople = changes.filter((change): change is PersonChange => !isRate(change));
  const periods = new Map<SalaryPeriod, SalaryPeriod>();
  const period = (real: SalaryPeriod): SalaryPeriod => {
    if (rates.length === 0) return real;
    const known = periods.get(real) ?? rates.reduce(withRate, real);
    periods.set(real, known);
    return known;
  };
  const person = (real: MonthPerson): MonthPerson => {
    const { contract, otherContracts = [] } = real.inputs;
    if (![contract, ...otherContracts].some((one) => isInMonth(one, year, month))) return real;
    let row: Pick<MonthPerson, 'inputs' | 'edits' | 'lines'> = real;
    for (const change of ofPeople) {
      const day = firstDay(change, { year, month });
      const over = isOfTerms(change) && contract.ended != null && contract.ended < day;
      if (!over && isMeant(change.who, real)) row = afterChange(row, change, day);
    }
    return row === real ? real : { ...real, inputs: row.inputs, edits: row.edits };
  };
  const input = (real: SalaryPeriod, row: MonthPerson): SalaryInput => {
    const { inputs, edits } = person(row);
    return engineInput(period(real), inputs, edits);
  };
  return { hasRates: rates.length > 0, person, period, input };
}

/**
 * Whether a change is of the terms that people are paid on: carried over it holds from its day on, also in later months.
 *
 * Example: a raise is one, an addition to the month is none.
 */
export function isOfTerms(
  change: WhatIfChange,
): change is Extract<WhatIfChange, { from?: CivilDate | undefined }> & PersonChange {
  return ['raise', 'salary', 'hourPrice', 'contribution'].includes(change.kind);
}

/**
 * The day from which a change holds. Example: the first of the month for one that names no day.
 */
function firstDay(change: WhatIfChange, { year, month }: Month): CivilDate {
  return ('from' in change ? change.from : undefined) ?? monthStart(year, month);
}

function withRate(period: SalaryPeriod, change: RateChange): SalaryPeriod {
  if (change.kind === 'taxBands') return withBands(period, change);
  if (change.kind === 'uplifts') {
    const { kind: _, ...changed } = change;
    const given = Object.entries(changed).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, withoutNoise(value)]],
    );
    return { ...period, uplifts: { ...period.uplifts, ...Object.fromEntries(given) } };
  }
  const pension = requireInForce((period.tables ?? builtInTables).pension, period.paymentDate, 'pension');
  const now = period.contributions ?? {
    employee: toPercentage(pension.employee),
    employer: toPercentage(pension.employer),
  };
  const one = (changed: number | undefined, before: typeof now.employee) =>
    changed === undefined ? before : withoutNoise(changed);
  return {
    ...period,
    contributions: {
      employee: one(change.employee, now.employee),
      employer: one(change.employer, now.employer),
    },
  };
}

const title = { sq: 'Simulimi', en: 'What-if' };

function withBands(
  period: SalaryPeriod,
  { tier, bands }: Extract<RateChange, { kind: 'taxBands' }>,
): SalaryPeriod {
  const tables = period.tables ?? builtInTables;
  const name = tier === 1 ? 'wageTaxPrimary' : 'wageTaxSecondary';
  const table = requireInForce(tables[name], period.paymentDate, 'wageTax');
  return {
    ...period,
    tables: { ...tables, [name]: [{ ...table, id: 'what-if', law: title, bands: triedBands(bands) }] },
  };
}

/**
 * Bands of the wire as the engine's: cents and rates. Whether they fit together, `bandProblems` says.
 *
 * Example: `triedBands([{ from: 0, to: null, percentage: 10 }])` is `[{ from: 0, to: null, rate: 100_000 }]`.
 */
export function triedBands(bands: Extract<RateChange, { kind: 'taxBands' }>['bands']): Band[] {
  return bands.map(({ from, to, percentage }) => ({
    from: toCents(from),
    to: to === null ? null : toCents(to),
    rate: toRate(withoutNoise(percentage)),
  }));
}
