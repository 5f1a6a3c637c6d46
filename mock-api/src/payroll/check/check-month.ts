import { acceptSalaryWarnings, type Finding, type FindingCode, getSalaryChecks } from '@paga/contract/payroll';
import { toEuro } from '@paga/payroll';
import { and, eq, sql } from 'drizzle-orm';
import { findPeriod, lockedMonth, type Period, periodState, requireOpen } from '#company/months/period.ts';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { groupedBy } from '#core/db/grouped-by.ts';
import { type InCompany, own } from '#core/db/own-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import { read, write } from '#core/http/handler.ts';
import { namesOf } from '#core/user/names-of.ts';
import type { MonthAccounts } from '../rows/accounts-of-month.ts';
import { outdatedBy } from '../rows/outdated-by.ts';
import { salaryAcceptance } from '../rows/table.ts';
import { type Found, findProblems } from './find-problems.ts';

const keyOf = ({ employeeId, code, fact }: Pick<Found, 'employeeId' | 'code' | 'fact'>) => `${employeeId} ${code} ${fact}`;

/** Acceptances of a month by what they accept; one of another fact is none. */
async function acceptancesOf(ctx: InCompany, periodId: number) {
  const rows = await ctx.tx
    .select()
    .from(salaryAcceptance)
    .where(and(own(ctx, salaryAcceptance), eq(salaryAcceptance.periodId, periodId)));
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** What still forbids closing with these accounts: errors, and warnings that nobody has accepted as they are now. */
export async function standingFindings(
  ctx: InCompany,
  period: Period,
  accounts: MonthAccounts,
): Promise<{ errors: Found[]; open: Found[] }> {
  const found = await findProblems(ctx, period, accounts);
  const accepted = await acceptancesOf(ctx, period.id);
  return {
    errors: found.filter(({ level }) => level === 'error'),
    open: found.filter((one) => one.level === 'warning' && !accepted.has(keyOf(one))),
  };
}

async function wireFindings(ctx: InCompany, period: Period): Promise<Finding[]> {
  const found = await findProblems(ctx, period);
  const accepted = await acceptancesOf(ctx, period.id);
  const names = await namesOf(
    ctx,
    [...accepted.values()].map((row) => row.acceptedBy),
  );
  return found.map(({ amount, ...one }) => {
    const row = accepted.get(keyOf(one));
    return {
      ...one,
      ...(amount === undefined ? {} : { amount: toEuro(amount) }),
      accepted: row ? { note: row.note, by: names.get(row.acceptedBy) ?? null, at: row.acceptedAt.toISOString() } : null,
    };
  });
}

const rank = ({ level, accepted }: Finding) => (level === 'error' ? 0 : accepted ? 2 : 1);

export const answerSalaryChecks = read({
  call: getSalaryChecks,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    if (!period) return { period: null, errorCount: 0, openCount: 0, acceptedCount: 0, outdatedBy: null, findings: [] };
    const outdated = await outdatedBy(ctx, period);
    const findings = (await wireFindings(ctx, period)).sort((one, other) => rank(one) - rank(other));
    const count = (wanted: number) => findings.filter((one) => rank(one) === wanted).length;
    return {
      period: await periodState(ctx, period),
      errorCount: count(0) + (outdated ? 1 : 0),
      openCount: count(1),
      acceptedCount: count(2),
      outdatedBy: outdated,
      findings,
    };
  },
});

/** Whose warnings were accepted, and which: the codes, each person's under their name. */
function acceptedOf(findings: readonly Found[]): Record<string, { warning: FindingCode[] }> {
  const people = groupedBy(findings, ({ name, employeeId }) => `${name} (${employeeId})`);
  return Object.fromEntries([...people].map(([name, own]) => [name, { warning: [...new Set(own.map(({ code }) => code))] }]));
}

export const runAcceptWarnings = write({
  call: acceptSalaryWarnings,
  load: async (ctx, { body }) => {
    const period = await lockedMonth(ctx, body);
    requireOpen(period);
    return { period, there: new Map((await findProblems(ctx, period)).map((one) => [keyOf(one), one])) };
  },
  run: async (ctx, { body }, { period, there }) => {
    const accepted = [...new Map(body.findings.map((one) => [keyOf(one), one])).values()];
    if (accepted.some((one) => there.get(keyOf(one))?.level !== 'warning')) throw new DomainError('CONFLICT');
    const of = (field: 'employeeId' | 'code' | 'fact') => arrayLiteral(accepted.map((one) => one[field]));
    await ctx.tx.execute(sql`
      insert into ${salaryAcceptance} ("tenantId", "periodId", "note", "acceptedBy", "acceptedAt", "employeeId", "code", "fact")
      select ${ctx.companyId}::bigint, ${period.id}::bigint, ${body.note}, ${ctx.actor.userId}::bigint, ${ctx.now.toISOString()}::timestamptz, "one".*
      from unnest(${of('employeeId')}::bigint[], ${of('code')}::text[], ${of('fact')}::text[]) as "one"
      on conflict ("tenantId", "periodId", "employeeId", "code") do update
      set "fact" = excluded."fact", "note" = excluded."note", "acceptedBy" = excluded."acceptedBy", "acceptedAt" = excluded."acceptedAt"`);
    return { accepted: accepted.length };
  },
  audit: ({ input: { body }, loaded, answer }) => ({
    page: 'salaries',
    type: 'accept',
    objectId: loaded.period.id,
    new: {
      year: body.year,
      month: body.month,
      note: body.note,
      warnings: answer.accepted,
      ...acceptedOf(body.findings.flatMap((one) => loaded.there.get(keyOf(one)) ?? [])),
    },
  }),
});
