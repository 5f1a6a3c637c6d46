import { TextLength } from '@paga/contract/limits';
import { type Project, SaveProject } from '@paga/contract/projects';
import { ProjectStatus } from '@paga/contract/shapes';
import { schemaRule } from '@paga/forms';
import { DatePicker, FormField, Input, NumberInput, Select } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FinishedNote } from './finished-note.tsx';
import type { ProjectForm } from './project-values.ts';

/** Name, budget, day and status of a project. */
export function ProjectFields({
  form,
  project,
}: {
  form: ProjectForm;
  project: Project | null;
}): ReactElement {
  const { t } = useTranslation('employees');
  const { name, budget } = SaveProject.shape;
  const statuses = [
    { value: ProjectStatus.active, label: t('settings.projects.status.active') },
    { value: ProjectStatus.finished, label: t('settings.projects.status.finished') },
  ];
  return (
    <>
      <div className="project-fields">
        <FormField name="name" label={t('settings.projects.form.name')} required rules={[schemaRule(name)]}>
          <Input maxLength={TextLength.name} autoFocus={!project} />
        </FormField>
        <FormField
          name="budget"
          label={t('settings.projects.form.budget')}
          required
          rules={[schemaRule(budget, t('settings.projects.form.rule.amount'))]}
        >
          <NumberInput precision={2} keys="point" />
        </FormField>
        <FormField name="createdAt" label={t('settings.projects.form.createdAt')} required>
          <DatePicker />
        </FormField>
        <FormField name="status" label={t('settings.projects.form.status')}>
          <Select options={statuses} showSearch={false} />
        </FormField>
      </div>
      <FinishedNote form={form} project={project} />
    </>
  );
}
