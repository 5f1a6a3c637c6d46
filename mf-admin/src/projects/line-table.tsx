import type { Project } from '@paga/contract/projects';
import { Money, missing, Percent, SimpleTable } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceOf } from './budget-balance.ts';

/** The budget lines of a project, and how much of each pays employees. */
export function LineTable({ project: { name, budget, budgetLines } }: { project: Project }): ReactElement {
  const { t } = useTranslation('admin');
  const { sum } = balanceOf(budget, budgetLines);
  return (
    <SimpleTable
      label={t('projects.linesOf', { name })}
      rows={budgetLines}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: t('projects.line.name'), render: (line) => line.name },
        { key: 'type', title: t('projects.line.type'), render: ({ type }) => type ?? missing },
        {
          key: 'employees',
          title: t('projects.line.employees'),
          align: 'right',
          render: ({ employees }) => employees,
        },
        {
          key: 'assigned',
          title: t('projects.line.assigned'),
          align: 'right',
          render: ({ assignedPercentage }) => <Percent value={assignedPercentage} />,
        },
        {
          key: 'budget',
          title: t('projects.line.budget'),
          align: 'right',
          render: (line) => <Money value={line.budget} />,
        },
      ]}
      totals={{ name: t('projects.line.sum'), budget: <Money value={sum} /> }}
      stacks
    />
  );
}
