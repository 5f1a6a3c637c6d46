import type { SalaryEdit } from '@paga/contract/payroll/month-of-salaries';
import { type Cents, toCents } from '#money/cents.ts';
import { Payment, type SalaryInput, type SalaryPeriod } from './input.ts';

/** What a person typed into a row: inputs of the engine that a calculation keeps. `insured: false` takes the insurance out of this month. */
export type SalaryEdits = Pick<
  SalaryInput,
  'hours' | 'grossOverride' | 'extraBrutto' | 'extraNetto' | 'deductions'
> & {
  regularHours?: number | null;
  insured?: boolean;
};

/**
 * Whether anything is typed that the engine uses: zeros and cleared fields count as not typed.
 *
 * Example: `isEdited({ deductions: { stops: 0 } })` is `false`.
 */
export function isEdited(edits: SalaryEdits | null): boolean {
  if (!edits) return false;
  const { hours, deductions, extraBrutto, extraNetto, grossOverride, regularHours, insured } = edits;
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
    insured === false
  );
}

/** What the engine needs to know of one person, without the month and without what was typed for it. */
export type PersonInputs = Omit<SalaryInput, 'period' | keyof SalaryEdits>;

/**
 * The engine's input of a row: what is stored, put together. Same input, same cents, on the server and in the browser.
 *
 * Example: `engineInput(period, inputs, { extraBrutto: 12000 }).extraBrutto` is `12000`.
 */
export function engineInput(
  period: SalaryPeriod,
  inputs: PersonInputs,
  edits: SalaryEdits | null,
): SalaryInput {
  if (!edits) return { period, ...inputs };
  const { regularHours, insured, ...typed } = edits;
  const pay =
    inputs.pay.type === Payment.hourly && regularHours !== undefined
      ? { ...inputs.pay, regularHours }
      : inputs.pay;
  return { period, ...inputs, ...typed, pay, ...(insured === false ? { insurance: null } : {}) };
}

const cents = (typed: number | undefined, before: Cents | undefined) =>
  typed === undefined ? before : toCents(typed);

/**
 * What was typed, over what was typed before; a field that is not there stays. Amounts of `typed` are euro of the wire.
 * Errors: `NOT_EXACT` for an amount with more than two decimals.
 *
 * Example: `editsAfter(null, { stops: 10 }).deductions?.stops` is `1000`.
 */
export function editsAfter(before: SalaryEdits | null, typed: SalaryEdit): SalaryEdits {
  const hours = {
    ...before?.hours,
    ...(typed.nightHours === undefined ? {} : { night: typed.nightHours }),
    ...(typed.weekendHours === undefined ? {} : { weekend: typed.weekendHours }),
    ...(typed.afterWorkHours === undefined ? {} : { afterWork: typed.afterWorkHours }),
    ...(typed.holidaysHours === undefined ? {} : { holiday: typed.holidaysHours }),
    ...(typed.guardHours === undefined ? {} : { guard: typed.guardHours }),
  };
  const typedGross =
    typed.initialBrutto === null ? null : cents(typed.initialBrutto, before?.grossOverride ?? undefined);
  return {
    hours,
    grossOverride: typedGross ?? null,
    extraBrutto: cents(typed.extraBrutto, before?.extraBrutto),
    extraNetto: cents(typed.extraNetto, before?.extraNetto),
    deductions: {
      stops: cents(typed.stops, before?.deductions?.stops),
      avanse: cents(typed.avanseStops, before?.deductions?.avanse),
      phone: cents(typed.phoneStops, before?.deductions?.phone),
      ticket: cents(typed.ticketStops, before?.deductions?.ticket),
    },
    ...(typed.regularHours === undefined
      ? { regularHours: before?.regularHours }
      : { regularHours: typed.regularHours }),
    ...(typed.hasHealthInsurance === undefined
      ? { insured: before?.insured }
      : { insured: typed.hasHealthInsurance }),
  };
}
