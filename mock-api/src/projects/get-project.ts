import { getProject as call } from '@paga/contract/projects';
import { read } from '#core/http/handler.ts';
import { projectRow } from './project-rows.ts';

/** One project. */
export const getProject = read({ call, run: (ctx, { query }) => projectRow(ctx, query.projectId) });
