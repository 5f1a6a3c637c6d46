import { type ClosedRow, getClosedVersion, getClosedVersions } from '@paga/contract/payroll';
import { toEuro } from '@paga/payroll';
import { and, eq, like, ne, sql } from 'drizzle-orm';
import { type CalendarMonth, sortableMonth } from '#company/months/calendar-month.ts';
import { findPeriod } from '#company/months/period.ts';
import { type InCompany, own } from '#core/db/own-rows.ts';
import { found } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { outboxMail } from '#core/mail/table.ts';
import type { ClosedRowContent } from '../rows/closed-content.ts';
import { byName } from '../rows/month-rows.ts';
import { salaryVersion } from '../rows/table.ts';
import { rowsOfVersion, versionsOf, wireVersions } from './closed-version.ts';

/** People whose payslip of a month was mailed or waits to be. A mail's reason is `payslip:2026-10:17`, and `:2` and so on after it when it was sent again. */
async function mailedPayslips(ctx: InCompany, month: CalendarMonth): Promise<number> {
  const { dedupe, status } = outboxMail;
  const [row] = await ctx.tx
    .select({ mailed: sql<string>`count(distinct split_part(${dedupe}, ':', 3))` })
    .from(outboxMail)
    .where(
      and(
        eq(sql`coalesce(${outboxMail.tenantId}, 0)`, ctx.companyId),
        like(dedupe, `payslip:${sortableMonth(month)}:%`),
        ne(status, 'failed'),
      ),
    );
  return Number(row?.mailed ?? 0);
}

export const answerClosedVersions = read({
  call: getClosedVersions,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    if (!period) return { versions: [], done: { mailed: 0 } };
    return { versions: await wireVersions(ctx, await versionsOf(ctx, period.id)), done: { mailed: await mailedPayslips(ctx, period) } };
  },
});

function wireRow({ employeeId, bankAccountNumber, content }: ClosedRowContent): ClosedRow {
  const { name, personalNumber, figures } = content;
  return {
    employeeId,
    name,
    personalNumber,
    bankAccountNumber,
    totalBrutto: toEuro(figures.totalBrutto),
    contribution: toEuro(figures.contributionEmployee),
    employerContribution: toEuro(figures.contributionEmployer),
    tax: toEuro(figures.tax),
    prime: toEuro(figures.prime),
    deductions: toEuro(figures.deductions),
    netto: toEuro(figures.netto),
  };
}

export const answerClosedVersion = read({
  call: getClosedVersion,
  run: async (ctx, { params }) => {
    const versions = await ctx.tx
      .select()
      .from(salaryVersion)
      .where(and(own(ctx, salaryVersion), eq(salaryVersion.id, params.versionId)));
    const [version] = await wireVersions(ctx, versions);
    const rows = (await rowsOfVersion(ctx, params.versionId)).map(wireRow);
    return { ...found(version), rows: rows.sort((one, other) => byName.compare(one.name, other.name)) };
  },
});
