import type { CivilDate } from '@paga/calendar';
import { HOURS_OF_WEEK } from '#calendar/pay-days.ts';
import { toRate } from '#money/rate.ts';
import type { Workings } from '#salary/calculate-salary.ts';
import type { CompanySetting, SalaryPeriod } from '#salary/input.ts';
import { type DayGroup, lastContractDay } from '#salary/paid-days.ts';
import { type RecurringField, takenIn } from '#salary/recurring-line.ts';
import type { SalaryResult } from '#salary/result.ts';
import type { LawText } from '#tables/dated.ts';
import { leaveLaw } from '#tables/laws.ts';
import type { TraceInput, TracePart, TraceRounding, TraceSource, TraceStep, TraceUnit } from './trace.ts';

/** A computed month and its result: what the steps are read from. */
export type Explained = Workings & { result: SalaryResult };

/** An input of a step. Example: `given('base', 100_000, 'cents', 'employee')`. */
export function given(
  key: string,
  value: number | string | null,
  unit: TraceUnit,
  source: TraceSource,
): TraceInput {
  return { key, value, unit, source };
}

/** A figure of the company's settings, with the day since which that setting holds. */
export function ofCompany(
  { settingsSince }: SalaryPeriod,
  setting: CompanySetting,
  input: Omit<TraceInput, 'source' | 'since'>,
): TraceInput {
  const since = settingsSince?.[setting];
  return { ...input, source: 'company', ...(since ? { since } : {}) };
}

/** The working days of the company's week. */
export const weekOf = (period: SalaryPeriod): TraceInput =>
  ofCompany(period, 'leave', { key: 'weekWorkingDays', value: period.weekWorkingDays, unit: 'count' });

/** The law of a step that has no table; nothing where there is none. */
export const lawPart = (law: LawText | undefined): Pick<TraceStep, 'law'> => (law ? { law } : {});

/** The law behind the leave of some days. */
export const lawOfLeave = (groups: readonly DayGroup[], day: CivilDate): Pick<TraceStep, 'law'> =>
  lawPart(
    leaveLaw(
      groups.flatMap(({ leave }) => (leave === null ? [] : [leave])),
      day,
    ),
  );

/** Hours of a day of the full-time week, as what they come from: 40 and the week's days. */
export const dailyHours = (period: SalaryPeriod): TraceInput[] => [
  given('hoursOfWeek', HOURS_OF_WEEK * 100, 'hours', 'national'),
  weekOf(period),
];

/** An amount of the result that goes into a later step. Example: `amounts(result, 'taxable', 'tax')`. */
export function amounts(result: SalaryResult, ...keys: AmountKey[]): TraceInput[] {
  return keys.map((key) => ({ key, value: result[key], unit: 'cents', source: 'step' }));
}

/** Fields of the result that are one number. */
type AmountKey = {
  [K in keyof SalaryResult]: SalaryResult[K] extends number ? K : never;
}[keyof SalaryResult];

/**
 * Since when a row of the terms holds. The first holds from the start of the contract whatever its date: one with a later date than the
 * contract's last day of the month says that start. Example: `sincePart(work, '2026-10-16')`.
 */
export function sincePart({ input, period }: Explained, validFrom: CivilDate): TraceInput {
  const since = validFrom <= lastContractDay(input, period) ? validFrom : input.contract.started;
  return given('validFrom', since, 'date', 'employee');
}

/** Half up to the cent. Example: `toCent('504.545454')`. */
export function toCent(exact: string): TraceRounding {
  return { rule: 'halfUp', to: 'cent', exact };
}

/** The recurring lines of a field, each with what it came to. Example: `linesOf(work, 'stops')` is empty without any. */
export function linesOf({ input }: Explained, field: RecurringField): TracePart[] {
  const mine = (input.lines ?? []).filter((line) => line.field === field);
  return mine.map(({ name, share, of, wanted, taken, owed }) => ({
    key: 'recurring',
    inputs: [
      given('lineName', name, 'text', 'employee'),
      given('taken', taken, 'cents', 'computed'),
      given('wanted', wanted, 'cents', 'computed'),
      ...(share === null || of === null
        ? []
        : [
            given('percentage', toRate(share), 'rate', 'employee'),
            given('shareOf', of, 'cents', 'computed'),
          ]),
      ...(owed === null ? [] : [given('owed', owed, 'cents', 'computed')]),
    ],
  }));
}

/** A step that is typed for the month, filled by recurring lines, or typed over them. Example: `enteredStep(work, 'stops', 'deduction')`. */
export function enteredStep(
  work: Explained,
  key: Exclude<RecurringField, 'extraNetto'>,
  formula: 'deduction' | 'extraBrutto',
): TraceStep {
  const value = work.result[key];
  const parts = linesOf(work, key);
  const step = { key, value, unit: 'cents' } as const;
  if (parts.length === 0) return { ...step, formula, inputs: [given('entered', value, 'cents', 'month')] };
  const mine = (work.input.lines ?? []).filter((line) => line.field === key);
  const named = takenIn(mine, key);
  if (mine.some(({ entry }) => entry)) {
    const inputs = [
      given('named', named, 'cents', 'month'),
      given('entered', value - named, 'cents', 'month'),
    ];
    return { ...step, formula: 'lines.named', inputs, parts };
  }
  const typed = mine.some((line) => line.typed);
  return typed
    ? { ...step, formula: 'lines.typed', inputs: [given('entered', value, 'cents', 'month')], parts }
    : {
        ...step,
        formula: 'lines',
        inputs: [given('recurring', named, 'cents', 'employee')],
        parts,
      };
}
