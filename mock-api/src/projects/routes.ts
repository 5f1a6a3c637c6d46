import { routes } from '#core/http/routes.ts';
import { deleteProject } from './delete-project.ts';
import { getProject } from './get-project.ts';
import { getProjects } from './get-projects.ts';
import { saveProject } from './save-project.ts';

export const projectRoutes = routes([deleteProject, getProject, getProjects, saveProject]);
