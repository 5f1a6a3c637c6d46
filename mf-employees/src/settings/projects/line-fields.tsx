import { TextLength } from '@paga/contract/limits';
import { type BudgetLine, ProjectLimits, SaveBudgetLine } from '@paga/contract/projects';
import { RowActions, schemaRule } from '@paga/forms';
import { FieldRow, Form, FormField, Input, NumberInput } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LineAccounts } from './line-accounts.tsx';
import type { ProjectForm } from './project-values.ts';

type LineFieldsProps = {
  form: ProjectForm;
  /** Place in the form's list, and the number that people see. */
  at: number;
  number: number;
  saved?: readonly BudgetLine[];
  onRemove: () => void;
};

/** One line of the budget; a line that pays somebody cannot be removed. */
export function LineFields({ form, at, number, saved, onRemove }: LineFieldsProps): ReactElement {
  const { t } = useTranslation('employees');
  const { name, type, budget } = SaveBudgetLine.shape;
  const id = Form.useWatch(['budgetLines', at, 'id'], form);
  const used = saved?.find((line) => line.id === id && line.employees > 0);
  return (
    <>
      <FieldRow
        label={t('settings.projects.form.line', { number })}
        columns="minmax(160px, 3fr) minmax(120px, 2fr) minmax(120px, 1fr) 136px"
      >
        <Form.Item name={[at, 'id']} hidden noStyle>
          <Input type="hidden" />
        </Form.Item>
        <FormField
          name={[at, 'name']}
          label={t('settings.projects.line.name')}
          required
          rules={[schemaRule(name)]}
        >
          <Input maxLength={TextLength.name} />
        </FormField>
        <FormField name={[at, 'type']} label={t('settings.projects.line.type')} rules={[schemaRule(type)]}>
          <Input maxLength={ProjectLimits.lineType} />
        </FormField>
        <FormField
          name={[at, 'budget']}
          label={t('settings.projects.line.budget')}
          required
          rules={[schemaRule(budget, t('settings.projects.form.rule.amount'))]}
        >
          <NumberInput precision={2} keys="point" />
        </FormField>
        <Remove used={used} number={number} onRemove={onRemove} />
      </FieldRow>
      <LineAccounts at={at} />
    </>
  );
}

function Remove({
  used,
  number,
  onRemove,
}: {
  used?: BudgetLine;
  number: number;
  onRemove: () => void;
}): ReactNode {
  const { t } = useTranslation('employees');
  if (used)
    return (
      <span className="paga-hint">
        {t('settings.projects.form.paysPeople', {
          count: used.employees,
          percentage: used.assignedPercentage,
        })}
      </span>
    );
  return (
    <RowActions
      actions={[
        { kind: 'delete', label: t('settings.projects.form.removeLine', { number }), onClick: onRemove },
      ]}
    />
  );
}
