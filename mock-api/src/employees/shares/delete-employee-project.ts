import { deleteEmployeeProject as call } from '@paga/contract/employees';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { aboutEmployee, employeeOf, raiseVersion } from '#people/public.ts';
import { budgetLineShare, deleteShares, project } from '#projects/public.ts';

const sharesOf = (ctx: Context, employeeId: number, projectId: number) =>
  and(
    scoped(ctx, budgetLineShare),
    eq(budgetLineShare.employeeId, employeeId),
    eq(budgetLineShare.projectId, projectId),
  );

/** Takes an employee off a project: its lines pay the person no more. Months already closed keep what they paid. */
export const deleteEmployeeProject = write({
  call,
  load: async (ctx, { query: { employeeId, projectId } }) => {
    const person = await employeeOf(ctx, employeeId);
    const shares = await ctx.tx
      .select({
        budgetLineId: budgetLineShare.budgetLineId,
        percentage: budgetLineShare.percentage,
        project: project.name,
      })
      .from(budgetLineShare)
      .innerJoin(project, and(scoped(ctx, project), eq(project.id, budgetLineShare.projectId)))
      .where(sharesOf(ctx, person.id, projectId));
    if (shares.length === 0) throw new DomainError('NOT_FOUND');
    return { person, shares };
  },
  run: async (ctx, { query: { employeeId, projectId } }) => {
    await deleteShares(ctx, employeeId, projectId);
    // Somebody who has the employee open still sees the project: their save is refused.
    await raiseVersion(ctx, employeeId);
    return undefined;
  },
  audit: ({ loaded: { person, shares } }) => ({
    page: 'employees',
    type: 'deleteProject',
    objectId: person.id,
    about: aboutEmployee(person),
    old: {
      project: shares[0]?.project,
      budgetLines: shares.map(({ budgetLineId, percentage }) => ({
        budgetLineId,
        percentage: Number(percentage),
      })),
    },
  }),
});
