import { asc, eq } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { NUMBERED, type Stored, storedTable } from '#core/http/stored-table.ts';
import { budgetLine, budgetLineShare, project } from './table.ts';

/** Which lines of which projects pay an employee, by name: nothing of their budgets. */
export const projectsStored: Stored = {
  tables: [
    storedTable(budgetLineShare, {
      shown: { projectId: 'text', budgetLineId: 'text', percentage: 'percent', checked: 'yes' },
      leftOut: { id: NUMBERED, tenantId: NUMBERED, employeeId: NUMBERED },
      read: (ctx) =>
        ctx.tx
          .select({
            projectId: project.name,
            budgetLineId: budgetLine.name,
            percentage: budgetLineShare.percentage,
            checked: budgetLineShare.checked,
          })
          .from(budgetLineShare)
          .innerJoin(project, eq(project.id, budgetLineShare.projectId))
          .innerJoin(budgetLine, eq(budgetLine.id, budgetLineShare.budgetLineId))
          .where(ownRowsOf(ctx, budgetLineShare))
          .orderBy(asc(budgetLineShare.id)),
    }),
  ],
  leftOut: {},
};
