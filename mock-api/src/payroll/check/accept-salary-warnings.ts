import { acceptSalaryWarnings as call, type FindingCode } from '@paga/contract/payroll';
import { groupedBy } from '@paga/payroll';
import { sql } from 'drizzle-orm';
import { lockedMonth, requireOpen } from '#company/basis/period.ts';
import { monthNamed } from '#company/months/calendar-month.ts';
import { salaryAcceptance } from '#company/months/table.ts';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { type Found, findProblems } from './find-problems.ts';
import { keyOf } from './standing-findings.ts';

/** Whose warnings were accepted, and which: the codes, each person's under their name. */
function acceptedOf(findings: readonly Found[]): Record<string, { warning: FindingCode[] }> {
  const people = groupedBy(findings, ({ name, employeeId }) => `${name} (${employeeId})`);
  return Object.fromEntries(
    [...people].map(([name, own]) => [name, { warning: [...new Set(own.map(({ code }) => code))] }]),
  );
}

export const acceptSalaryWarnings = write({
  call,
  load: async (ctx, { body }) => {
    const period = await lockedMonth(ctx, body);
    requireOpen(period);
    return { period, there: new Map((await findProblems(ctx, period)).map((one) => [keyOf(one), one])) };
  },
  run: async (ctx, { body }, { period, there }) => {
    const accepted = [...new Map(body.findings.map((one) => [keyOf(one), one])).values()];
    if (accepted.some((one) => (there.get(keyOf(one))?.level ?? 'error') === 'error'))
      throw new DomainError('CONFLICT');
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
    about: { month: monthNamed(body) },
    new: {
      note: body.note,
      warnings: answer.accepted,
      ...acceptedOf(body.findings.flatMap((one) => loaded.there.get(keyOf(one)) ?? [])),
    },
  }),
});
