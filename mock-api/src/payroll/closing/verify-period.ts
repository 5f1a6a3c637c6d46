import { verifyPeriod as call, type VerifyDifference } from '@paga/contract/payroll';
import { calculateSalary, isPayrollError, toEuro } from '@paga/payroll';
import { findPeriod } from '#company/basis/period.ts';
import {
  CLOSED_FIGURES,
  type ClosedContent,
  type ClosedFigures,
  type ClosedRowContent,
  closingHash,
  figuresOf,
  figuresOfResult,
} from '#company/months/closed-content.ts';
import { type BasisContent, engineInput } from '#company/months/row-inputs.ts';
import { salary } from '#company/months/table.ts';
import type { InCompany } from '#core/db/own-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { ofPeriod } from '../rows/month-rows.ts';
import { hashedBases, rowsOfVersion, versionsOf, wireVersions } from './closed-version.ts';

type Kind = VerifyDifference['kind'];
type Who = { employeeId: number; name: string };

const euro = (cents: number | undefined) => (cents === undefined ? null : toEuro(cents));

/** The figures that are not as they were closed. */
function differing(who: Who, kind: Kind, closed: ClosedFigures, now: ClosedFigures): VerifyDifference[] {
  return CLOSED_FIGURES.filter((figure) => closed[figure] !== now[figure]).map((figure) => ({
    employeeId: who.employeeId,
    name: who.name,
    kind,
    figure,
    closed: euro(closed[figure]),
    found: euro(now[figure]),
  }));
}

const without = (who: Who, kind: Kind, closed: number | undefined, now: number | undefined): VerifyDifference => ({
  employeeId: who.employeeId,
  name: who.name,
  kind,
  figure: 'netto',
  closed: euro(closed),
  found: euro(now),
});

/** The figures that today's engine makes of what was closed; undefined when it refuses to. */
function recomputed({ inputs, edits }: ClosedContent, basis: BasisContent | undefined): ClosedFigures | undefined {
  if (!basis) return undefined;
  try {
    return figuresOfResult(calculateSalary(engineInput(basis, inputs, edits)));
  } catch (error) {
    if (isPayrollError(error)) return undefined;
    throw error;
  }
}

type Verified = { row: ClosedRowContent; basis: BasisContent | undefined; live: ClosedFigures | undefined };

function verified({ row, basis, live }: Verified): VerifyDifference[] {
  const { content, employeeId } = row;
  const who = { employeeId, name: content.name };
  const { figures } = content;
  const now = recomputed(content, basis);
  return [
    ...(now ? differing(who, 'recomputed', figures, now) : [without(who, 'recomputed', figures.netto, undefined)]),
    ...(live ? differing(who, 'stored', figures, live) : [without(who, 'missing', figures.netto, undefined)]),
  ];
}

/** Rows that the month shows now. */
async function liveRows(ctx: InCompany, periodId: number): Promise<Map<number, { who: Who; figures: ClosedFigures }>> {
  const rows = await ctx.tx.select().from(salary).where(ofPeriod(ctx, periodId));
  return new Map(rows.map((row) => [row.employeeId, { who: { employeeId: row.employeeId, name: row.name }, figures: figuresOf(row) }]));
}

export const verifyPeriod = read({
  call,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    if (!period) throw new DomainError('NO_SALARIES');
    const [version] = await versionsOf(ctx, period.id);
    if (!period.closedAt || !version || version.reopenedAt) throw new DomainError('PERIOD_OPEN');
    const rows = await rowsOfVersion(ctx, version.id);
    const live = await liveRows(ctx, period.id);
    const stored = await hashedBases(
      ctx,
      rows.map(({ content }) => content.basisId),
    );
    const basisOf = ({ basisId }: ClosedContent) => stored.get(basisId)?.content;
    const basesHold = rows.every(({ content }) => stored.get(content.basisId)?.hash === content.basisHash);
    const closed = new Set(rows.map((row) => row.employeeId));
    const added = [...live].filter(([id]) => !closed.has(id));
    const perRow = rows.map((row) => verified({ row, basis: basisOf(row.content), live: live.get(row.employeeId)?.figures }));
    return {
      version: found((await wireVersions(ctx, [version]))[0]),
      total: rows.length,
      identical: perRow.filter((differences) => differences.length === 0).length,
      hashHolds: basesHold && closingHash(version.paymentDate, rows) === version.hash,
      differences: [...perRow.flat(), ...added.map(([, { who, figures }]) => without(who, 'missing', undefined, figures.netto))],
    };
  },
});
