import type { Project } from '@paga/contract/projects';
import { Money, missing, Percent, SimpleTable } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceOf } from './budget-balance.ts';

/** The budget lines of a project, and how much of each pays employees. */
export function LineTable({ project: { name, budget, budgetLines } }: { project: Project }): ReactElement {
  const { t } = useTranslation('employees');
  const { sum } = balanceOf(budget, budgetLines);
  return (
    <SimpleTable
      label={t('settings.projects.linesOf', { name })}
      rows={budgetLines}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: t('settings.projects.line.name'), render: (line) => line.name },
        { key: 'type', title: t('settings.projects.line.type'), render: ({ type }) => type ?? missing },
        {
          key: 'employees',
          title: t('settings.projects.line.employees'),
          align: 'right',
          render: ({ employees }) => employees,
        },
        {
          key: 'assigned',
          title: t('settings.projects.line.assigned'),
          align: 'right',
          render: ({ assignedPercentage }) => <Percent value={assignedPercentage} />,
        },
        {
          key: 'budget',
          title: t('settings.projects.line.budget'),
          align: 'right',
          render: (line) => <Money value={line.budget} />,
        },
      ]}
      totals={{ name: t('settings.projects.line.sum'), budget: <Money value={sum} /> }}
      stacks
    />
  );
}
