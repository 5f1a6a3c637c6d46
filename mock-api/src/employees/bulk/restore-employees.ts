import {
  type ChangedEmployees,
  restoreEmployees as call,
  type EmployeeProject,
  type RefusedChange,
} from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { groupedBy } from '@paga/payroll';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { employee, namesByPersonalNumber, oneOf, undeleteEmployee } from '#people/public.ts';
import { budgetLineShare, paidByProject } from '#projects/public.ts';
import { refuseSavedNumber } from '../record/refuse-twice.ts';
import { requireShares } from '../shares/require-shares.ts';
import { auditedPeople } from './change-employees.ts';

type Row = typeof employee.$inferSelect;

/** Takes the deletion of employees back: everything of theirs is as before. Who cannot come back is named with the reason. One audit line for all. */
export const restoreEmployees = write({
  call,
  load: async (ctx, { body }) => {
    const rows = await ctx.tx
      .select()
      .from(employee)
      .where(and(scoped(ctx, employee), oneOf(body.employeeIds)))
      .orderBy(asc(employee.id))
      .for('no key update');
    // Ids of nobody here are those of another company or a mistake.
    if (rows.length === 0) throw new DomainError('NOT_FOUND');
    const numbers = rows.flatMap(({ personalNumber }) => personalNumber ?? []);
    return {
      rows,
      taken: new Set((await namesByPersonalNumber(ctx, numbers)).keys()),
      shares: await sharesOf(ctx, rows),
    };
  },
  run: async (ctx, { body }, { rows, taken, shares }) => {
    const answer: ChangedEmployees = { changed: [], refused: [] };
    for (const row of rows) {
      const code = await refusalOf(ctx, row, taken, shares.get(row.id) ?? []);
      if (code) {
        answer.refused.push({ id: row.id, name: fullName(row), code });
        continue;
      }
      // One after the other, so that the next is measured with this one's number and shares.
      await undeleteEmployee(ctx, row.id).catch(refuseSavedNumber);
      if (row.personalNumber) taken.add(row.personalNumber);
      answer.changed.push(row.id);
    }
    const known = new Set(rows.map(({ id }) => id));
    for (const id of new Set(body.employeeIds))
      if (!known.has(id)) answer.refused.push({ id, name: '', code: 'gone' });
    return answer;
  },
  audit: ({ loaded, answer }) => {
    const restored = loaded.rows.filter(({ id }) => answer.changed.includes(id));
    if (restored.length === 0) return null;
    return {
      page: 'employees',
      type: 'restoreMany',
      new: { count: restored.length, employees: auditedPeople(restored) },
    };
  },
});

/** The shares of budget lines of who is paid by project. */
async function sharesOf(ctx: Context, rows: readonly Row[]): Promise<Map<number, EmployeeProject[]>> {
  const ids = rows.map(({ id }) => id);
  const { employeeId, projectId, budgetLineId, checked, percentage } = budgetLineShare;
  const shares = await ctx.tx
    .select({ employeeId, projectId, budgetLineId, checked, percentage })
    .from(budgetLineShare)
    .innerJoin(employee, eq(employee.id, employeeId))
    .where(and(scoped(ctx, budgetLineShare), inArray(employeeId, ids), paidByProject(ctx)));
  const asForm = (share: (typeof shares)[number]): EmployeeProject => ({
    projectId: share.projectId,
    budgetLines: [
      { budgetLineId: share.budgetLineId, checked: share.checked, percentage: Number(share.percentage) },
    ],
  });
  return new Map(
    [...groupedBy(shares, (share) => share.employeeId)].map(([id, own]) => [id, own.map(asForm)]),
  );
}

async function refusalOf(
  ctx: Context,
  row: Row,
  taken: ReadonlySet<string>,
  projects: EmployeeProject[],
): Promise<RefusedChange | null> {
  if (row.deletedAt === null) return 'alreadySo';
  if (taken.has(row.personalNumber ?? '')) return 'numberTaken';
  try {
    await requireShares(ctx, projects, row.id);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return 'shareTaken';
    throw error;
  }
}
