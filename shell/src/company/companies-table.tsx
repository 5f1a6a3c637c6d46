import type { CompanyMonth, CompanyOverview } from '@paga/contract/filing';
import { CompanyStatus } from '@paga/contract/shapes';
import { Avatar, Button, formatNumber, missing, Row, type SimpleColumn, SimpleTable, Tag } from '@paga/kit';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DueOf, MonthOf } from './company-standing.tsx';
import './companies.css';
import { type MonthToDo, NextStep } from './next-step.tsx';

type CompaniesTableProps = {
  rows: readonly CompanyOverview[];
  today: string;
  /** The company that the tab shows. */
  shownId: number | undefined;
  /** The page that waits for a company, by its title: it is opened in place of the next step. */
  page?: string | undefined;
  /** `month` is there when its next step was chosen. */
  onEnter: (company: CompanyOverview, month?: MonthToDo) => unknown;
};

/** One's companies, each with where its payroll stands; the name, or a click on the row, enters it, its next step leads to the page where it is taken. */
export function CompaniesTable({ rows, today, shownId, page, onEnter }: CompaniesTableProps): ReactNode {
  const { t } = useTranslation('shell');
  const columns: SimpleColumn<CompanyOverview>[] = [
    {
      key: 'name',
      title: t('company.table.name'),
      render: (row) => <NameCell company={row} isShown={row.id === shownId} onEnter={() => onEnter(row)} />,
    },
    {
      key: 'month',
      title: t('company.table.month'),
      render: ({ standing }) => <MonthOf standing={standing} />,
    },
    {
      key: 'heads',
      title: t('company.table.heads'),
      align: 'right',
      render: ({ standing }) => (standing?.current.heads ? formatNumber(standing.current.heads) : missing),
    },
    {
      key: 'blockers',
      title: t('company.table.blockers'),
      render: ({ standing }) => (standing && blockersOf(standing.current, t)) || missing,
    },
    {
      key: 'due',
      title: t('company.table.due'),
      render: ({ standing }) => <DueOf standing={standing} today={today} />,
    },
    {
      key: 'next',
      title: t('company.table.next'),
      render: (row) =>
        page ? (
          <Button size="small" aria-describedby={nameId(row.id)} onClick={() => onEnter(row)}>
            {t('company.table.openPage', { page })}
          </Button>
        ) : row.standing ? (
          <NextStep
            standing={row.standing}
            today={today}
            companyNameId={nameId(row.id)}
            onTake={(month) => onEnter(row, month)}
          />
        ) : (
          missing
        ),
    },
  ];
  return (
    <SimpleTable
      label={t('company.table.title')}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      onRow={(row) => onEnter(row)}
      stacks
      framed
    />
  );
}

function blockersOf({ problems, warnings }: CompanyMonth, t: TFunction<'shell'>): string {
  const problem = problems > 0 && t('company.table.problems', { count: problems });
  const warning = warnings > 0 && t('company.table.warnings', { count: warnings });
  return [problem, warning].filter(Boolean).join(', ');
}

const nameId = (id: number) => `company-${id}-name`;

type NameCellProps = { company: CompanyOverview; isShown: boolean; onEnter: () => unknown };

function NameCell({ company: { id, name, logo, status }, isShown, onEnter }: NameCellProps): ReactNode {
  const { t } = useTranslation('shell');
  const works = status === CompanyStatus.active || status === CompanyStatus.trial;
  return (
    <Row as="span" inline>
      <Avatar name={name} src={logo} size={24} mark />
      <button
        type="button"
        id={nameId(id)}
        className="companies-enter"
        aria-current={isShown ? 'true' : undefined}
        onClick={onEnter}
      >
        {name}
      </button>
      {status !== CompanyStatus.active && (
        <Tag tone={works ? 'info' : 'warning'}>{t(`company.status.${status}`)}</Tag>
      )}
    </Row>
  );
}
