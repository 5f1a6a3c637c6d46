import type { SalaryTrace, VerifyDifference } from '@paga/contract/payroll';
import { engineVersion, explainSalary, type TakenLine, toEuro, wireTrace } from '@paga/payroll';
import {
  type BasisContent,
  CLOSED_FIGURES,
  type ClosedContent,
  type ClosedFigures,
  contentHash,
  engineInput,
  figuresOf,
  figuresOfResult,
  valuesOf,
} from '#months/public.ts';
import type { StoredSalary } from '../rows/wire-row.ts';
import type { FrozenTrace } from './frozen-traces.ts';

type Kind = VerifyDifference['kind'];

/** Whose row it is. */
type Who = { employeeId: number; name: string };

/** A row as the month shows it, with the explanation that stands beside it. */
export type LiveRow = { row: StoredSalary; trace: FrozenTrace | undefined };

const euro = (cents: number | undefined) => (cents === undefined ? null : toEuro(cents));
const NO_TEXT = { closedText: null, foundText: null };

/** A row that stands on one side only, with its net. */
export const missing = (
  who: Who,
  closed: number | undefined,
  found: number | undefined,
  kind: Kind = 'missing',
): VerifyDifference => ({
  ...who,
  kind,
  figure: 'netto',
  closed: euro(closed),
  found: euro(found),
  ...NO_TEXT,
});

/** The figures that are not as they were closed. */
function ofFigures(who: Who, kind: Kind, closed: ClosedFigures, now: ClosedFigures): VerifyDifference[] {
  return CLOSED_FIGURES.filter((figure) => closed[figure] !== now[figure]).map((figure) => ({
    ...who,
    kind,
    figure,
    closed: euro(closed[figure]),
    found: euro(now[figure]),
    ...NO_TEXT,
  }));
}

/** Values that are stored as integers of another unit than the one they are read in. */
const SCALE: Readonly<Record<string, number>> = {
  pricePerHour: 10_000,
  hoursOfMonth: 100,
  regularHours: 100,
};

/** A value in a few words; null for one that would be a page. */
function textOf(figure: string, value: unknown): string | null {
  if (typeof value === 'number') return String(value / (SCALE[figure] ?? 1));
  return typeof value === 'string' ? value : null;
}

/** Of both sides, the values that differ; one that this closing did not keep yet is not asked about. */
function ofValues(
  who: Who,
  kind: Kind,
  closed: Record<string, unknown>,
  now: Record<string, unknown>,
): VerifyDifference[] {
  return Object.keys(closed)
    .filter(
      (figure) =>
        closed[figure] !== undefined && contentHash(closed[figure]) !== contentHash(now[figure] ?? null),
    )
    .map((figure) => ({
      ...who,
      kind,
      figure,
      closed: null,
      found: null,
      closedText: textOf(figure, closed[figure]),
      foundText: textOf(figure, now[figure]),
    }));
}

type Recomputed = {
  figures: ClosedFigures;
  contractDays: number;
  trace: SalaryTrace;
  lines: readonly TakenLine[] | null;
};

/** What today's engine makes of what was closed; undefined when it can make nothing of it. */
export function recomputed(content: ClosedContent, basis: BasisContent | undefined): Recomputed | undefined {
  if (!basis) return undefined;
  try {
    const input = engineInput(basis, content);
    const { result, trace } = explainSalary(input);
    const { contractDays } = result;
    return {
      figures: figuresOfResult(result),
      contractDays,
      trace: wireTrace(trace),
      lines: input.lines ?? null,
    };
  } catch {
    // The engine's refusal, or stored content that was written over and is no input any more: either way it does not come out again.
    return undefined;
  }
}

const numbersOf = ({ steps }: SalaryTrace) => steps.map(({ key, value }) => `${key} ${value}`);

/**
 * An explanation must be the one that was written down, and show numbers that come out again. Its words may be others in a later release, so they are
 * compared with the closing and not with today's.
 */
function ofTrace(
  { traceHash, ...content }: ClosedContent,
  frozen: FrozenTrace | undefined,
  again: Recomputed,
): boolean {
  if (!frozen || (traceHash !== undefined && frozen.hash !== traceHash)) return false;
  const { trace } = frozen;
  if (content.engineVersion !== engineVersion) return true;
  const numbers = new Set(numbersOf(again.trace));
  return (
    trace.engineVersion === again.trace.engineVersion &&
    trace.paymentDate === again.trace.paymentDate &&
    numbersOf(trace).every((number) => numbers.has(number))
  );
}

/** What a stored row and its explanation show otherwise than the closing. */
function ofLive(
  who: Who,
  content: ClosedContent,
  live: LiveRow,
  again: Recomputed | undefined,
): VerifyDifference[] {
  const { row } = live;
  const { name, personalNumber, inputs, edits, basisId, engineVersion, values } = content;
  const lines = values?.lines ?? null;
  const kept = { name, personalNumber, inputs, edits, basisId, engineVersion, ...values, lines };
  const explained = again === undefined || ofTrace(content, live.trace, again);
  return [
    ...ofFigures(who, 'stored', content.figures, figuresOf(row)),
    ...ofValues(who, 'stored', kept, { ...row, ...valuesOf(row), lines: row.lines }),
    ...(explained
      ? []
      : [{ ...who, kind: 'stored' as const, figure: 'explanation', closed: null, found: null, ...NO_TEXT }]),
  ];
}

/** What differs of one row: from a recomputation, and from the table of the month when the closing is the one that holds. */
export function rowDifferences(
  who: Who,
  content: ClosedContent,
  again: Recomputed | undefined,
  live: { row: LiveRow | undefined } | null,
): VerifyDifference[] {
  const { figures } = content;
  const lines = { lines: content.values?.lines ?? null };
  const fromEngine = again
    ? [
        ...ofFigures(who, 'recomputed', figures, again.figures),
        ...ofValues(who, 'recomputed', lines, { lines: again.lines }),
      ]
    : [missing(who, figures.netto, undefined, 'recomputed')];
  if (!live) return fromEngine;
  return [
    ...fromEngine,
    ...(live.row ? ofLive(who, content, live.row, again) : [missing(who, figures.netto, undefined)]),
  ];
}
