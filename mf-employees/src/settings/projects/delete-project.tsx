import { isApiError, mutation } from '@paga/client';
import { deleteProject, type Project } from '@paga/contract/projects';
import { Alert, ConfirmModal, useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshProjects } from './use-projects.ts';

const NOT_DELETED = 'PROJECT_NOT_DELETED';

// Spec 1 §8: a refusal with `success: false` shows the returned text; whatever else happened, the project is not deleted.
function reasonOf(error: unknown, errorText: (error: unknown) => string): string {
  const notDeleted = errorText({ code: NOT_DELETED });
  if (!isApiError(error, NOT_DELETED)) return `${notDeleted} ${errorText(error)}`;
  return error.message === NOT_DELETED ? notDeleted : error.message;
}

/** Asks before a project goes; says why when employees keep it. */
export function DeleteProject({ project, onClose }: { project: Project; onClose: () => void }): ReactElement {
  const { t } = useTranslation('employees');
  const { id: userId } = useCompany();
  const { id: projectId, name, budgetLines } = project;
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshProjects();
  const removing = useMutation({
    ...mutation(deleteProject),
    meta: { silent: true },
    onSuccess: () => {
      toast.success(t('settings.projects.delete.done', { name }));
      onClose();
      return refresh();
    },
  });
  const { error } = removing;
  return (
    <ConfirmModal
      open
      danger
      title={t('settings.projects.delete.question', { name })}
      confirmText={t('settings.projects.delete.confirm')}
      loading={removing.isPending}
      onConfirm={() => removing.mutate({ body: { projectId, userId } })}
      onClose={onClose}
    >
      {error && <Alert tone="danger">{reasonOf(error, errorText)}</Alert>}
      <p>{t('settings.projects.delete.text', { count: budgetLines.length })}</p>
    </ConfirmModal>
  );
}
