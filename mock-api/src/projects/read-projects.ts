import { getProjects as callAll, getProject as callOne } from '@paga/contract/admin';
import { ProjectStatus } from '@paga/contract/shapes';
import { eq } from 'drizzle-orm';
import { read } from '#core/http/handler.ts';
import { projectRow, projectRows } from './project-rows.ts';
import { project } from './table.ts';

/** The company's projects by name; only the active ones when asked so. */
export const getProjects = read({
  call: callAll,
  run: (ctx, { query }) => projectRows(ctx, query.activeProjectsOnly ? eq(project.status, ProjectStatus.active) : undefined),
});

/** One project. */
export const getProject = read({ call: callOne, run: (ctx, { query }) => projectRow(ctx, query.projectId) });
