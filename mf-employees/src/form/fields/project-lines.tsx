import { query } from '@paga/client';
import { getProjects, type Project } from '@paga/contract/projects';
import { ProjectStatus } from '@paga/contract/shapes';
import { Button, CheckBox, ErrorState, FormField, Grid, Money, NumberInput, SkeletonTable } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Share } from '#values/employee-values.ts';
import { useFields, useSalaryTerms } from '../rules/form-context.ts';

/** The budget lines that pay the employee, and the button that says what they come to. */
export function ProjectLines(): ReactNode {
  const { t } = useTranslation('employees');
  const { rulesOf } = useFields();
  const { calculate, calculated } = useSalaryTerms();
  return (
    <div className="employee-projects">
      <FormField name="shares" label={t('employee.field.shares')} rules={rulesOf('shares')}>
        <LineChoice />
      </FormField>
      <Button icon="calculator" variant={calculated ? 'default' : 'primary'} onClick={calculate}>
        {t('employee.salary.calculate')}
      </Button>
    </div>
  );
}

type LineChoiceProps = { id?: string; value?: Share[]; onChange?: (shares: Share[]) => void };

function LineChoice({ id, value = [], onChange }: LineChoiceProps): ReactNode {
  const { t } = useTranslation('employees');
  const { id: userId } = useCompany();
  const errorText = useErrorText();
  const read = useQuery({ ...query(getProjects, { query: { userId } }), meta: { silent: true } });
  const projects = read.data;
  if (read.isError && !projects)
    return (
      <ErrorState
        title={t('employee.salary.projectsFailed')}
        detail={errorText(read.error)}
        onRetry={() => read.refetch()}
      />
    );
  if (!projects) return <SkeletonTable rows={3} columns={3} />;
  // A finished project takes nobody new; who is paid from it stays.
  const offered = projects.filter(
    ({ id: projectId, status }) =>
      status === ProjectStatus.active || value.some((share) => share.projectId === projectId),
  );
  const change = (share: Share) =>
    onChange?.([...value.filter(({ budgetLineId }) => budgetLineId !== share.budgetLineId), share]);
  if (offered.every(({ budgetLines }) => budgetLines.length === 0))
    return <p className="paga-hint">{t('employee.salary.noProjects')}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div id={id} className="employee-lines" role="group" aria-label={t('employee.field.shares')}>
      {offered.map((project) => (
        <ProjectPart key={project.id} project={project} shares={value} onChange={change} />
      ))}
    </div>
  );
}

type ProjectPartProps = { project: Project; shares: readonly Share[]; onChange: (share: Share) => void };

function ProjectPart({ project, shares, onChange }: ProjectPartProps): ReactNode {
  const { t } = useTranslation('employees');
  const { lines } = useSalaryTerms();
  return (
    // Two projects may have a line of one name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className="employee-lines" role="group" aria-label={project.name}>
      <strong>{project.name}</strong>
      {project.budgetLines.map(({ id: budgetLineId, name, budget }) => {
        const empty: Share = { projectId: project.id, budgetLineId, checked: false, percentage: null };
        const share = shares.find((one) => one.budgetLineId === budgetLineId) ?? empty;
        const left = 100 - (lines.get(budgetLineId)?.othersPercentage ?? 0);
        return (
          <Grid gap={12} align="center" key={budgetLineId} className="employee-line">
            <CheckBox
              checked={share.checked}
              onChange={(checked) =>
                onChange({ ...share, checked, percentage: checked ? (share.percentage ?? left) : null })
              }
            >
              {name} · <Money value={budget} currency />
            </CheckBox>
            <NumberInput
              suffix="%"
              disabled={!share.checked}
              aria-label={t('employee.salary.shareOf', { name })}
              value={share.percentage}
              onChange={(percentage) => onChange({ ...share, percentage })}
            />
            <span className="paga-hint">{t('employee.salary.left', { percent: left })}</span>
          </Grid>
        );
      })}
    </div>
  );
}
