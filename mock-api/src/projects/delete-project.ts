import { deleteProject as call } from '@paga/contract/projects';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { write } from '#core/http/handler.ts';
import { namesPaidFrom } from './paid-shares.ts';
import { lockedProject } from './project-rows.ts';
import { auditedProject } from './save-project.ts';
import { budgetLine, project } from './table.ts';

const MOST_NAMES = 5;

// Specification 1 §8: the first sentence is fixed, and the returned text is shown.
const refused = {
  sq: (names: string, more: number) =>
    `Projekti nuk është fshirë. Prej tij paguhen: ${names}${more > 0 ? ` dhe ${more} të tjerë` : ''}.`,
  en: (names: string, more: number) =>
    `The project was not deleted. Paid from it: ${names}${more > 0 ? ` and ${more} more` : ''}.`,
};

/**
 * Deletes a project that pays nobody. One that pays somebody stays, whatever its status: its employees would lose their pay without a word.
 * Months already calculated keep the names of its lines.
 */
export const deleteProject = write({
  call,
  load: (ctx, { body }) => lockedProject(ctx, body.projectId),
  run: async (ctx, _, { id, budgetLines }) => {
    const names = await namesPaidFrom(
      ctx,
      budgetLines.map((line) => line.id),
    );
    if (names.length > 0) {
      const errorMessage = refused[ctx.actor.language](
        names.slice(0, MOST_NAMES).join(', '),
        names.length - MOST_NAMES,
      );
      return { success: false, errorMessage };
    }
    const gone = { deletedAt: ctx.now };
    await ctx.tx
      .update(budgetLine)
      .set(gone)
      .where(and(scoped(ctx, budgetLine), eq(budgetLine.projectId, id)));
    await ctx.tx
      .update(project)
      .set(gone)
      .where(and(scoped(ctx, project), eq(project.id, id)));
    return { success: true };
  },
  audit: ({ loaded, answer }) =>
    answer.success
      ? {
          page: 'projects',
          type: 'delete',
          objectId: loaded.id,
          about: { project: loaded.name },
          old: auditedProject(loaded),
        }
      : null,
});
