import type { Project } from '@paga/contract/projects';
import { ProjectStatus } from '@paga/contract/shapes';
import { RowActions } from '@paga/forms';
import { EmptyState, IconButton, Money, Row, type SimpleColumn, SimpleTable, Tag } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceOf } from './budget-balance.ts';
import { LineTable } from './line-table.tsx';
import { projectDate } from './project-date.ts';
import type { useOpenRows } from './use-projects.ts';
import './projects.css';

type Actions = { onEdit: (project: Project) => void; onDelete: (project: Project) => void };
type ProjectTableProps = {
  projects: readonly Project[];
  rows: ReturnType<typeof useOpenRows>;
  actions?: Actions;
};

/** Projects in rows that open to their budget lines. */
export function ProjectTable({ projects, rows, actions }: ProjectTableProps): ReactElement {
  const { t } = useTranslation('employees');
  const columns = useColumns(rows, actions);
  const total = projects.reduce((sum, { budget }) => sum + Math.round(budget * 100), 0) / 100;
  return (
    <SimpleTable
      label={t('settings.projects.title')}
      rows={projects}
      rowKey={({ id }) => id}
      columns={columns}
      below={(project) => (rows.isOpen(project.id) ? <LineTable project={project} /> : null)}
      totals={
        projects.length > 1
          ? { name: t('settings.projects.total'), budget: <Money value={total} /> }
          : undefined
      }
      empty={<EmptyState title={t('settings.projects.noneFound')} />}
      stacks
    />
  );
}

function useColumns(rows: ProjectTableProps['rows'], actions?: Actions): SimpleColumn<Project>[] {
  const { t } = useTranslation('employees');
  const columns: SimpleColumn<Project>[] = [
    {
      key: 'name',
      title: t('settings.projects.column.name'),
      render: (project) => <ProjectName project={project} rows={rows} />,
    },
    {
      key: 'budget',
      title: t('settings.projects.column.budget'),
      align: 'right',
      render: ({ budget }) => <Money value={budget} />,
    },
    {
      key: 'lines',
      title: t('settings.projects.column.lines'),
      align: 'right',
      render: (project) => <LinesSum project={project} />,
    },
    {
      key: 'createdAt',
      title: t('settings.projects.column.createdAt'),
      render: ({ createdAt }) => projectDate(createdAt),
    },
    {
      key: 'status',
      title: t('settings.projects.column.status'),
      render: ({ status }) => <StatusTag status={status} />,
    },
  ];
  return actions
    ? [
        ...columns,
        {
          key: 'actions',
          title: t('settings.projects.column.actions'),
          align: 'right',
          render: (project) => <ProjectButtons project={project} {...actions} />,
        },
      ]
    : columns;
}

function ProjectButtons({ project, onEdit, onDelete }: Actions & { project: Project }): ReactElement {
  const { t } = useTranslation('employees');
  return (
    <RowActions
      actions={[
        {
          kind: 'edit',
          label: t('settings.projects.edit', { name: project.name }),
          onClick: () => onEdit(project),
        },
        {
          kind: 'delete',
          label: t('settings.projects.delete.title', { name: project.name }),
          onClick: () => onDelete(project),
        },
      ]}
    />
  );
}

function ProjectName({ project, rows }: { project: Project; rows: ProjectTableProps['rows'] }): ReactElement {
  const { t } = useTranslation('employees');
  const { id, name, budgetLines } = project;
  const isOpen = rows.isOpen(id);
  return (
    <Row as="span" gap={4} inline wrap={false} className="paga-strong">
      <IconButton
        icon={isOpen ? 'chevronDown' : 'chevronRight'}
        size="small"
        label={t('settings.projects.linesOf', { name })}
        aria-expanded={isOpen}
        disabled={budgetLines.length === 0}
        onClick={() => rows.toggle(id)}
      />
      {name}
    </Row>
  );
}

function LinesSum({ project: { budget, budgetLines } }: { project: Project }): ReactElement {
  const { t } = useTranslation('employees');
  const { sum, isExceeded } = balanceOf(budget, budgetLines);
  return (
    <Row as="span" inline justify="end">
      {isExceeded && <Tag tone="warning">{t('settings.projects.exceededShort')}</Tag>}
      <span>{t('settings.projects.lineCount', { count: budgetLines.length })}</span>
      <Money value={sum} />
    </Row>
  );
}

/** Aktiv or Perfunduar. */
function StatusTag({ status }: { status: ProjectStatus }): ReactElement {
  const { t } = useTranslation('employees');
  const isActive = status === ProjectStatus.active;
  return (
    <Tag tone={isActive ? 'success' : 'neutral'}>
      {t(isActive ? 'settings.projects.status.active' : 'settings.projects.status.finished')}
    </Tag>
  );
}
