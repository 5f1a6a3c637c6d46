import { getProject, getProjects, type Project, saveProject } from '@paga/contract/projects';
import { useSave } from '@paga/forms';
import { useCompany } from '@paga/platform';
import { useTranslation } from 'react-i18next';
import { bodyOf, type ProjectValues } from './project-values.ts';

/** Saves a project. What the server refuses about a field goes to the field, the rest stands above the form. */
export function useSaveProject(project: Project | null) {
  const { t } = useTranslation('employees');
  const { id: userId } = useCompany();
  const { save, problem } = useSave(saveProject, {
    saved: ({ name }) => t('settings.projects.form.saved', { name }),
    refresh: [getProjects, getProject],
    placeOf: (path) => (path === 'budgetLines' ? undefined : path),
    texts: {
      nameTaken: t('settings.projects.form.error.nameTaken'),
      lineInUse: t('settings.projects.form.error.lineInUse'),
      unknownLine: t('settings.projects.form.error.unknownLine'),
    },
  });
  return { save: (values: ProjectValues) => save({ body: bodyOf(values, project, userId) }), problem };
}
