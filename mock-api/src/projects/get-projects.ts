import { getProjects as call } from '@paga/contract/projects';
import { ProjectStatus } from '@paga/contract/shapes';
import { eq } from 'drizzle-orm';
import { read } from '#core/http/handler.ts';
import { projectRows } from './project-rows.ts';
import { project } from './table.ts';

/** The company's projects by name; only the active ones when asked so. */
export const getProjects = read({
  call,
  run: (ctx, { query }) =>
    projectRows(ctx, query.activeProjectsOnly ? eq(project.status, ProjectStatus.active) : undefined),
});
