import { isApiError, mutation } from '@paga/client';
import { type Project, saveProject } from '@paga/contract/admin/projects';
import { useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bodyOf, type ProjectValues } from './project-values.ts';
import { useRefreshProjects } from './use-projects.ts';

/** Refusals that have words of their own. */
const KNOWN = ['nameTaken', 'lineInUse', 'unknownLine'] as const;

/** Saves a project. What the server refuses about a field goes to the field, the rest stands above the form. */
export function useSaveProject(project: Project | null) {
  const { t } = useTranslation('admin');
  const { id: userId } = useCompany();
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshProjects();
  const saving = useMutation({ ...mutation(saveProject), meta: { silent: true } });
  const words = (code: string) => {
    const known = KNOWN.find((name) => name === code);
    return known ? t(`projects.form.error.${known}`) : t('projects.form.error.invalid');
  };
  const save = async (values: ProjectValues): Promise<void> => {
    try {
      const saved = await saving.mutateAsync({ body: bodyOf(values, project, userId) });
      toast.success(t('projects.form.saved', { name: saved.name }));
      await refresh();
    } catch (error) {
      if (isApiError(error, 'CONFLICT')) await refresh();
      if (!isApiError(error)) throw error;
      throw { fields: error.fields.map(({ path, code }) => ({ path: placeOf(path), message: words(code) })) };
    }
  };
  return {
    save,
    problem: saving.error ? problemOf(saving.error, words, { conflict: t('projects.form.error.conflict'), errorText }) : undefined,
  };
}

type Words = { conflict: string; errorText: (error: unknown) => string };

/** What went wrong with the project as a whole; undefined when a field says it. */
function problemOf(error: unknown, words: (code: string) => string, { conflict, errorText }: Words): string | undefined {
  if (isApiError(error, 'CONFLICT')) return conflict;
  if (!isApiError(error) || error.fields.length === 0) return errorText(error);
  const ofLines = error.fields.find(({ path }) => path === 'budgetLines');
  return ofLines && words(ofLines.code);
}

/** The wire names a place by dots, the form by its steps. */
const placeOf = (path: string) => path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
