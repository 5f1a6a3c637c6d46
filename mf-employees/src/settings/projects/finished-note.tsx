import type { Project } from '@paga/contract/projects';
import { ProjectStatus } from '@paga/contract/shapes';
import { Alert, Form } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectForm } from './project-values.ts';

/** Ending a project takes nobody's pay away; who is paid from it is said before it is saved. */
export function FinishedNote({ form, project }: { form: ProjectForm; project: Project | null }): ReactNode {
  const { t } = useTranslation('employees');
  const status = Form.useWatch('status', form);
  const paid = project?.budgetLines.filter(({ employees }) => employees > 0) ?? [];
  if (status !== ProjectStatus.finished || paid.length === 0) return null;
  return (
    <Alert tone="info">
      {t('settings.projects.form.stillPaid', { lines: paid.map(({ name }) => name).join(', ') })}
    </Alert>
  );
}
