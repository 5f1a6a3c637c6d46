import type { FindingCode } from '@paga/contract/payroll';
import { and, desc, eq, getViewSelectedFields, inArray, or, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { type Period, salaryAcceptance, salaryPeriod } from '#months/public.ts';
import type { MonthAccounts } from '../rows/accounts-of-month.ts';
import { type Found, findProblems } from './find-problems.ts';

export const keyOf = ({ employeeId, code, fact }: Pick<Found, 'employeeId' | 'code' | 'fact'>) =>
  `${employeeId} ${code} ${fact}`;

/** What a person is asked about once: an acceptance holds in later months as well, while the fact is the same. */
const LASTING: readonly FindingCode[] = [
  'ACCOUNT_SHARED',
  'ACCOUNT_DIGITS',
  'PERSONAL_NUMBER_MISSING',
  'PERSONAL_NUMBER_DIGITS',
  'PERSON_TWICE',
];

/** Acceptances that hold in a month by what they accept: its own, and the newest of earlier months of what lasts. One of another fact is none. */
export async function acceptancesOf(ctx: InCompany, periodId: number) {
  const ordinal = sql<number>`${salaryPeriod.year} * 12 + ${salaryPeriod.month}`;
  const now = sql`(select "year" * 12 + "month" from ${salaryPeriod} where "id" = ${periodId})`;
  const lasting = and(inArray(salaryAcceptance.code, [...LASTING]), sql`${ordinal} <= ${now}`);
  const rows = await ctx.tx
    .selectDistinctOn([salaryAcceptance.employeeId, salaryAcceptance.code], {
      row: getViewSelectedFields(salaryAcceptance),
    })
    .from(salaryAcceptance)
    .innerJoin(salaryPeriod, and(scoped(ctx, salaryPeriod), eq(salaryPeriod.id, salaryAcceptance.periodId)))
    .where(and(scoped(ctx, salaryAcceptance), or(eq(salaryAcceptance.periodId, periodId), lasting)))
    .orderBy(salaryAcceptance.employeeId, salaryAcceptance.code, desc(ordinal));
  return new Map(rows.map(({ row }) => [keyOf(row), row]));
}

/** What stands open in a month, and all that was found with it. Errors, and warnings that nobody has accepted as they are now, forbid closing; hints do not. */
export async function standingFindings(
  ctx: InCompany,
  period: Period,
  accounts: MonthAccounts,
): Promise<{ errors: Found[]; open: Found[]; hints: Found[]; all: Found[] }> {
  const all = await findProblems(ctx, period, accounts);
  const accepted = await acceptancesOf(ctx, period.id);
  const left = (level: Found['level']) =>
    all.filter((one) => one.level === level && !accepted.has(keyOf(one)));
  return {
    errors: all.filter(({ level }) => level === 'error'),
    open: left('warning'),
    hints: left('hint'),
    all,
  };
}
