import type { Project } from '@paga/contract/projects';
import { Form, ModalForm, todayInKosovo } from '@paga/kit';
import { useDraft } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BudgetLines } from './budget-lines.tsx';
import { ProjectFields } from './project-fields.tsx';
import { type ProjectValues, valuesOf } from './project-values.ts';
import { useSaveProject } from './use-save-project.ts';

/** Spec 1 §2: the window of a project is at most this wide. */
const WIDTH = 1600;

/** Adds a project, or changes one, with its budget lines. */
export function ProjectModal({
  project,
  onClose,
}: {
  project: Project | null;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('employees');
  const [form] = Form.useForm<ProjectValues>();
  const draft = useDraft<ProjectValues>(`project/${project?.id ?? 'new'}`);
  const { save, problem } = useSaveProject(project);
  return (
    <ModalForm<ProjectValues>
      open
      width={WIDTH}
      title={project ? t('settings.projects.edit', { name: project.name }) : t('settings.projects.add')}
      form={form}
      initialValues={valuesOf(project, todayInKosovo())}
      submitText={t('settings.projects.form.save')}
      error={problem}
      draft={draft}
      onSubmit={save}
      onClose={onClose}
    >
      <ProjectFields form={form} project={project} />
      <BudgetLines form={form} project={project} />
    </ModalForm>
  );
}
