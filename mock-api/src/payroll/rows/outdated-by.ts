import type { OutdatedBy } from '@paga/contract/payroll';
import { engineVersion } from '@paga/payroll';
import { and, eq, gte, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { isOverShared, linesOfMonth } from '#employees/public.ts';
import { leaveOfMonth } from '#leave/public.ts';
import { basisHash, type Period, readBasis, salary, salaryBasis, sortedText } from '#months/public.ts';
import { planRow } from './compute.ts';
import { isCovered, ofPeriod } from './month-rows.ts';
import { peopleOfMonth } from './people.ts';

/** Pages of the audit log whose writes may change somebody's salary. */
const PAGES = ['employees', 'vacations', 'projects'];

/**
 * Why an open month should be calculated again: its rows stand on another payment date, on other tables, settings or rules than are in force for it now, or on
 * other facts about its people. Null: it would come out the same. A closed month stands on what it was closed with. People are looked at when the log tells of a
 * write since; with `everybody` always: a write that began before a calculation and waited for it stands in the log with the earlier time.
 */
export async function outdatedBy(
  ctx: InCompany,
  period: Period | undefined,
  { everybody = false } = {},
): Promise<OutdatedBy | null> {
  if (!period || period.closedAt !== null) return null;
  const hash = basisHash(await readBasis(ctx, period, period.paymentDate));
  const [other] = await ctx.tx
    .select({ paymentDate: sql`${salaryBasis.content} -> 'period' ->> 'paymentDate'` })
    .from(salary)
    .innerJoin(salaryBasis, eq(salaryBasis.id, salary.basisId))
    .where(
      and(
        scoped(ctx, salary),
        scoped(ctx, salaryBasis),
        eq(salary.periodId, period.id),
        or(ne(salaryBasis.hash, hash), ne(salary.engineVersion, engineVersion)),
      ),
    )
    .limit(1);
  if (other) return other.paymentDate === period.paymentDate ? 'settings' : 'paymentDate';
  const look = everybody || (await wroteSince(ctx, period.calculatedAt));
  const differs = look ? await peopleDiffer(ctx, period, hash) : await linesDiffer(ctx, period);
  return differs ? 'employees' : null;
}

/** Whether the log tells of anything since that may matter. */
async function wroteSince(ctx: InCompany, moment: Date): Promise<boolean> {
  const lines = await ctx.tx
    .select({ id: auditLine.id })
    .from(auditLine)
    .where(and(scoped(ctx, auditLine), gte(auditLine.at, moment), inArray(auditLine.page, PAGES)))
    .limit(1);
  return lines.length > 0;
}

/**
 * The recurring lines of today against those of the rows: what is owed changes with what another month takes, of which the log tells under salaries. Only rows
 * that have lines are read, and those that should.
 */
async function linesDiffer(ctx: InCompany, period: Period): Promise<boolean> {
  const lines = await linesOfMonth(ctx, period);
  const rows = await ctx.tx
    .select({ employeeId: salary.employeeId, recurring: sql<unknown>`${salary.inputs} -> 'recurring'` })
    .from(salary)
    .where(and(ofPeriod(ctx, period.id), isNotNull(salary.lines)));
  const differs = rows.some(
    ({ employeeId, recurring }) => sortedText(recurring) !== sortedText(lines.get(employeeId) ?? null),
  );
  const known = new Set(rows.map(({ employeeId }) => employeeId));
  const fresh = [...lines.keys()].filter((id) => !known.has(id));
  if (differs || fresh.length === 0) return differs;
  const without = and(inArray(salary.employeeId, fresh), isCovered);
  return (await ctx.tx.$count(salary, and(ofPeriod(ctx, period.id), without))) > 0;
}

/** The fingerprints of today's facts against those of the stored rows. */
async function peopleDiffer(ctx: InCompany, period: Period, hash: string): Promise<boolean> {
  const stored = ctx.tx
    .select({
      employeeId: salary.employeeId,
      fingerprint: salary.fingerprint,
      edits: salary.edits,
      basisId: salary.basisId,
    })
    .from(salary)
    .innerJoin(salaryBasis, eq(salaryBasis.id, salary.basisId))
    .where(and(ofPeriod(ctx, period.id), scoped(ctx, salaryBasis), eq(salaryBasis.hash, hash)));
  const [rows, leave, people] = await Promise.all([
    stored,
    leaveOfMonth(ctx, period),
    peopleOfMonth(ctx, period, period.id).catch((error: unknown) => {
      if (isOverShared(error)) return null;
      throw error;
    }),
  ]);
  const known = new Map(rows.map((row) => [row.employeeId, row]));
  // What cannot be calculated is not what was calculated; the calculation says why.
  if (people === null) return true;
  return people.some((person) => {
    const row = known.get(person.id);
    return (
      row?.fingerprint !== planRow(person, leave, row?.edits ?? null, row?.basisId ?? 0, period).fingerprint
    );
  });
}
