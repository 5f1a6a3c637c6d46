import type { OutdatedBy, SaidStep } from '@paga/contract/payroll';
import { DraftStatus } from '@paga/contract/shapes';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import type { Period } from '#months/public.ts';
import { employee } from '#people/public.ts';
import { auditOfMonth, outdatedNow, type Today } from '../check/month-audit.ts';
import { standingFindings } from '../check/standing-findings.ts';
import { isUnsigned } from '../signed/holding-sign-off.ts';
import { type FactOfStep, factsOfSteps } from './step-facts.ts';
import { monthStep } from './table.ts';
import { type Marks, type Stands, whereMonthStands } from './where-month-stands.ts';

/** A step that somebody said is done, and whether that still holds. */
type SaidWord = typeof monthStep.$inferSelect & { holds: boolean };

/** Where a month stands, and what that follows from. `facts`: what a word about a step would be about now. */
export type MonthStanding = Stands & {
  outdatedBy: OutdatedBy | null;
  problems: number;
  warnings: number;
  hints: number;
  said: SaidWord[];
  facts: FactOfStep | null;
};

/** Whether the company has anybody who can be paid: a month of nobody waits for people, not for a calculation. */
async function hasPeople(ctx: InCompany): Promise<boolean> {
  const isThere = and(eq(employee.draftStatus, DraftStatus.undrafted), isNull(employee.deletedAt));
  return (await ctx.tx.$count(employee, and(scoped(ctx, employee), isThere))) > 0;
}

const NOTHING = { outdatedBy: null, problems: 0, warnings: 0, hints: 0, said: [], facts: null };

/** The words about the steps of a month, as they were said. */
export function wordsOf(ctx: InCompany, periodId: number) {
  const ofMonth = and(scoped(ctx, monthStep), eq(monthStep.periodId, periodId));
  return ctx.tx.select().from(monthStep).where(ofMonth).orderBy(asc(monthStep.saidAt), asc(monthStep.id));
}

/** Where a month stands; `rowCount` of its salaries and the marks of its closing are known where it is asked. */
export async function monthStanding(
  ctx: Today & { now: Date },
  period: Period | undefined,
  { rowCount, ...marks }: Marks & { rowCount: number },
): Promise<MonthStanding> {
  const isCalculated = period !== undefined && rowCount > 0;
  const isClosed = period?.closedAt != null;
  if (!isCalculated || isClosed) {
    const now = { isCalculated, isClosed, isOutdated: false, isUnsigned: false, ...NOTHING, ...marks };
    const isStaffed = isClosed || (await hasPeople(ctx));
    return { ...NOTHING, ...whereMonthStands({ ...now, hasPeople: isStaffed, said: new Set() }) };
  }
  const [outdated, audit] = await Promise.all([outdatedNow(ctx, period), auditOfMonth(ctx, period)]);
  const { accounts } = audit;
  const [found, facts, words] = await Promise.all([
    standingFindings(ctx, period, accounts, audit.found),
    factsOfSteps(ctx, period.id, audit.found),
    wordsOf(ctx, period.id),
  ]);
  const said = words.map((word): SaidWord => ({ ...word, holds: facts[word.step] === word.fact }));
  const counts = {
    problems: found.errors.length,
    warnings: found.open.length,
    hints: found.hints.length,
  };
  const holding = new Set<SaidStep>(said.filter(({ holds }) => holds).map(({ step }) => step));
  const stands = whereMonthStands({
    ...{ isCalculated, isClosed, hasPeople: true, isOutdated: outdated !== null },
    ...{ ...counts, ...marks, said: holding },
    // Only a month that is reviewed can wait for it.
    isUnsigned: holding.has('review') && (await isUnsigned(ctx, period, accounts)),
  });
  return { ...stands, ...counts, outdatedBy: outdated, said, facts };
}
