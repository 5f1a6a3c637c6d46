import { fullName } from '@paga/contract/full-name';
import type { OfficeSickness, Sickness } from '@paga/contract/requests';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { namesOf } from '#core/user/names-of.ts';
import { employee } from '#people/public.ts';
import { sicknessReport } from '../table.ts';

/** Reported sickness as stored. */
type StoredSickness = typeof sicknessReport.$inferSelect;

/** Stored reports as everybody sees them who may see one; `ctx` names the company. */
export async function wireSickness(ctx: InCompany, rows: readonly StoredSickness[]): Promise<Sickness[]> {
  const names = await namesOf(
    ctx,
    rows.map(({ settledBy }) => settledBy),
  );
  return rows.map(({ id, from, to, noteKey, state, reportedAt, settledBy, settledAt, answer }) => ({
    ...{ id, from, to, hasNote: noteKey !== null, state, answer, reportedAt: reportedAt.toISOString() },
    settledBy: settledBy === null ? null : (names.get(settledBy) ?? ''),
    settledAt: settledAt?.toISOString() ?? null,
  }));
}

type Shown = { where: SQL | undefined; order: SQL; limit: number };

/** Reports as the office sees them. */
export async function officeSickness(
  ctx: InCompany,
  { where, order, limit }: Shown,
): Promise<OfficeSickness[]> {
  const { firstName, lastName } = employee;
  const rows = await ctx.tx
    .select({ report: sicknessReport, firstName, lastName })
    .from(sicknessReport)
    .innerJoin(employee, and(scoped(ctx, employee), eq(employee.id, sicknessReport.employeeId)))
    .where(and(scoped(ctx, sicknessReport), where))
    .orderBy(order, sicknessReport.id)
    .limit(limit);
  const reports = await wireSickness(
    ctx,
    rows.map(({ report }) => report),
  );
  return rows.map((row, at) => ({
    ...(reports[at] as Sickness),
    ...{ employeeId: row.report.employeeId, employeeName: fullName(row) },
  }));
}

/** One of them. Errors: `NOT_FOUND`. */
export async function officeReport(ctx: InCompany, id: number): Promise<OfficeSickness> {
  const where = eq(sicknessReport.id, id);
  const [report] = await officeSickness(ctx, { where, order: asc(sicknessReport.id), limit: 1 });
  return found(report);
}

/** What a report is about, for the audit log. */
export const auditedSickness = ({ from, to }: Pick<StoredSickness, 'from' | 'to'>) => ({ from, to });
