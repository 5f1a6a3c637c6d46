import { routes } from '#core/http/routes.ts';
import { deleteEmployeeProject } from '#employees/shares/delete-employee-project.ts';
import { deleteProject } from './delete-project.ts';
import { getProject, getProjects } from './read-projects.ts';
import { saveProject } from './save-project.ts';

export const projectRoutes = routes([getProjects, getProject, saveProject, deleteProject, deleteEmployeeProject]);
