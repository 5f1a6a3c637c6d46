import type { CompanyMonth, CompanyOverview } from '@paga/contract/filing';
import { CompanyStatus } from '@paga/contract/shapes';
import {
  Avatar,
  Button,
  formatNumber,
  missing,
  type SimpleColumn,
  SimpleTable,
  Tag,
  useKit,
} from '@paga/kit';
import { firstLate } from '@paga/platform';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { monthInText } from '#language/month-in-text.ts';
import { DueOf, MonthOf } from './company-standing.tsx';
import './companies.css';

/** A month and the step it waits for. */
export type MonthToDo = Pick<CompanyMonth, 'year' | 'month' | 'next'>;

export type CompaniesTableProps = {
  rows: readonly CompanyOverview[];
  today: string;
  /** The company that the tab shows. */
  shownId: number | undefined;
  /** `month` is there when its next step was chosen. */
  onEnter: (company: CompanyOverview, month?: MonthToDo) => unknown;
};

/** One's companies, each with where its payroll stands; the name, or a click on the row, enters it, its next step leads to the page where it is taken. */
export function CompaniesTable({ rows, today, shownId, onEnter }: CompaniesTableProps): ReactNode {
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
      render: (row) => <StepCell company={row} today={today} onEnter={(month) => onEnter(row, month)} />,
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
    <span className="companies-name">
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
    </span>
  );
}

type StepCellProps = { company: CompanyOverview; today: string; onEnter: (month: MonthToDo) => unknown };

/** The next step, in the words of the home page: of the oldest month that is late, else of the month that people work on. */
function StepCell({ company: { id, standing }, today, onEnter }: StepCellProps): ReactNode {
  const { t } = useTranslation('shell');
  const { language } = useKit();
  if (!standing) return missing;
  const { current, behind } = standing;
  const late = firstLate(current, behind, today);
  const { next, month, year } = late ?? current;
  const name = `${monthInText(month, language)} ${year}`;
  const { problems, warnings, hints } = current;
  const isOfHints = next === 'check' && warnings === 0;
  return (
    <Button size="small" aria-describedby={nameId(id)} onClick={() => onEnter({ next, month, year })}>
      {isOfHints
        ? t('company.table.do.look', { count: hints })
        : t(`company.table.do.${next}`, { month: name, count: next === 'fix' ? problems : warnings })}
    </Button>
  );
}
