import type { FindingCode } from '@paga/contract/payroll';
import { and, desc, eq, getViewSelectedFields, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { type Period, salaryAcceptance, salaryPeriod } from '#months/public.ts';
import type { MonthAccounts } from '../rows/accounts-of-month.ts';
import { type Deciding, holdingSignOff } from '../signed/holding-sign-off.ts';
import { type Found, findProblems } from './find-problems.ts';

export const keyOf = ({ employeeId, code, fact }: Pick<Found, 'employeeId' | 'code' | 'fact'>) =>
  `${employeeId} ${code} ${fact}`;

/** What a person is asked about once: an acceptance holds in later months as well, while the fact is the same. Never where money goes or how much it is. */
const LASTING: readonly FindingCode[] = [
  'PERSONAL_NUMBER_MISSING',
  'PERSONAL_NUMBER_DIGITS',
  'PERSON_TWICE',
  'PERSONAL_NUMBER_TWICE',
  'NAME_SHORT',
  'SECONDARY_JOB',
  'TAX_EXEMPT',
  'CONTRIBUTIONS_EXEMPT',
];

type Acceptance = typeof salaryAcceptance.$inferSelect;

/**
 * Acceptances that hold in a month by what they accept: its own, and the newest of earlier months of what lasts. One of another fact is none. One that was given with a
 * sign-off holds as long as that does; in later months from the closing on, which is what it was given for.
 */
export async function acceptancesOf(
  ctx: Deciding,
  period: Period,
  accounts: MonthAccounts,
): Promise<Map<string, Acceptance>> {
  const ordinal = sql<number>`${salaryPeriod.year} * 12 + ${salaryPeriod.month}`;
  const agreed = or(eq(salaryAcceptance.withSignOff, false), isNotNull(salaryPeriod.closedAt));
  const earlier = lt(ordinal, period.year * 12 + period.month);
  const lasting = and(inArray(salaryAcceptance.code, [...LASTING]), earlier, agreed);
  const rows = await ctx.tx
    .select({ row: getViewSelectedFields(salaryAcceptance) })
    .from(salaryAcceptance)
    .innerJoin(salaryPeriod, and(scoped(ctx, salaryPeriod), eq(salaryPeriod.id, salaryAcceptance.periodId)))
    .where(and(scoped(ctx, salaryAcceptance), or(eq(salaryAcceptance.periodId, period.id), lasting)))
    .orderBy(desc(ordinal));
  const signed = rows.some(({ row }) => row.periodId === period.id && row.withSignOff);
  const fallen = signed && !period.closedAt && !(await holdingSignOff(ctx, period, accounts));
  const newest = new Map<string, Acceptance>();
  for (const { row } of rows) {
    const warning = `${row.employeeId} ${row.code}`;
    const holds = !(fallen && row.periodId === period.id && row.withSignOff);
    if (holds && !newest.has(warning)) newest.set(warning, row);
  }
  return new Map([...newest.values()].map((row) => [keyOf(row), row]));
}

/** What stands open in a month, and all that was found with it; `known`: what was found already. Errors, and warnings that nobody has accepted as they are now, forbid closing; hints do not. */
export async function standingFindings(
  ctx: Deciding,
  period: Period,
  accounts: MonthAccounts,
  known?: readonly Found[],
): Promise<{ errors: Found[]; open: Found[]; hints: Found[]; all: readonly Found[] }> {
  const all = known ?? (await findProblems(ctx, period, accounts));
  const accepted = await acceptancesOf(ctx, period, accounts);
  const left = (level: Found['level']) =>
    all.filter((one) => one.level === level && !accepted.has(keyOf(one)));
  return {
    errors: all.filter(({ level }) => level === 'error'),
    open: left('warning'),
    hints: left('hint'),
    all,
  };
}
