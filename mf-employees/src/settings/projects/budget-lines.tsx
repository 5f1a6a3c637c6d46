import { LIST_ITEMS } from '@paga/contract/limits';
import type { Project } from '@paga/contract/projects';
import { Alert, Button, Form, Money } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceOf } from './budget-balance.ts';
import { LineFields } from './line-fields.tsx';
import type { ProjectForm } from './project-values.ts';

/** The lines of the budget to edit, their sum, and what is left. */
export function BudgetLines({ form, project }: { form: ProjectForm; project: Project | null }): ReactElement {
  const { t } = useTranslation('employees');
  return (
    <fieldset className="project-lines-part">
      <legend>{t('settings.projects.form.lines')}</legend>
      <Form.List name="budgetLines">
        {(fields, { add, remove }) => (
          <>
            {fields.map((field, index) => (
              <LineFields
                key={field.key}
                form={form}
                at={field.name}
                number={index + 1}
                saved={project?.budgetLines}
                onRemove={() => remove(field.name)}
              />
            ))}
            <Button icon="plus" disabled={fields.length >= LIST_ITEMS} onClick={() => add({})}>
              {t('settings.projects.form.addLine')}
            </Button>
          </>
        )}
      </Form.List>
      <Balance form={form} />
    </fieldset>
  );
}

function Balance({ form }: { form: ProjectForm }): ReactElement {
  const { t } = useTranslation('employees');
  const budget = Form.useWatch('budget', form);
  const lines = Form.useWatch('budgetLines', form);
  const { sum, left, isExceeded } = balanceOf(budget, lines);
  return (
    <>
      <dl className="project-balance" aria-label={t('settings.projects.form.balance')}>
        <div>
          <dt>{t('settings.projects.form.sum')}</dt>
          <dd>
            <Money value={sum} />
          </dd>
        </div>
        <div className={isExceeded ? 'project-over' : undefined}>
          <dt>{t('settings.projects.form.left')}</dt>
          <dd>
            <Money value={left} />
          </dd>
        </div>
      </dl>
      {isExceeded && <Alert tone="warning">{t('settings.projects.form.exceeded')}</Alert>}
    </>
  );
}
