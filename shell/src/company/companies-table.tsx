import type { CompanyMonth, CompanyOverview, MonthBehind } from '@paga/contract/filing';
import { CompanyStatus } from '@paga/contract/shapes';
import {
  Avatar,
  Button,
  formatDate,
  formatNumber,
  missing,
  monthTitle,
  type SimpleColumn,
  SimpleTable,
  Tag,
  useKit,
} from '@paga/kit';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './companies.css';

/** A month and the step it waits for. */
export type MonthToDo = Pick<CompanyMonth, 'year' | 'month' | 'next'>;
type Standing = NonNullable<CompanyOverview['standing']>;

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
      render: (row) => <MonthCell company={row} />,
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
      render: ({ standing }) => <DueCell standing={standing} today={today} />,
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

function MonthCell({ company: { standing } }: { company: CompanyOverview }): ReactNode {
  const { t } = useTranslation('shell');
  const { language } = useKit();
  if (!standing) return <span className="companies-late">{t('company.table.unread')}</span>;
  const { current, behind } = standing;
  return (
    <span className="companies-month">
      <span>
        {monthTitle(current.month, current.year, language)}{' '}
        <Tag tone={current.state === 'open' ? 'info' : 'neutral'}>
          {t(`company.table.state.${current.state}`)}
        </Tag>
      </span>
      {behind.slice(0, 1).map((oldest) => (
        <span key="oldest" className="companies-late">
          {t(`company.table.waits.${oldest.next}`, {
            month: monthTitle(oldest.month, oldest.year, language),
            count: behind.length - 1,
          })}
        </span>
      ))}
    </span>
  );
}

/** What is due first: of an older month that waits, else of the month that people work on. */
function firstDue({ due, behind: [oldest] }: Standing): Standing['due'] {
  if (!oldest || (due && due.on <= oldest.due)) return due;
  return { kind: oldest.next === 'declare' ? 'declaration' : 'payment', on: oldest.due };
}

type DueCellProps = { standing: Standing | null; today: string };

function DueCell({ standing, today }: DueCellProps): ReactNode {
  const { t } = useTranslation('shell');
  const due = standing && firstDue(standing);
  if (!due) return missing;
  const isLate = due.on < today;
  return (
    <span className={isLate ? 'companies-late' : undefined}>
      {t(`company.table.${due.kind}.${isLate ? 'late' : 'ahead'}`, { date: formatDate(due.on) })}
    </span>
  );
}

type StepCellProps = { company: CompanyOverview; today: string; onEnter: (month: MonthToDo) => unknown };

/** The next step: of the oldest month that is late, else of the month that people work on. */
function StepCell({ company: { id, standing }, today, onEnter }: StepCellProps): ReactNode {
  const { t } = useTranslation('shell');
  const { language } = useKit();
  if (!standing) return missing;
  const late: MonthBehind | undefined = standing.behind.find(({ due }) => due < today);
  const { next, month, year } = late ?? standing.current;
  const step = t(`company.table.do.${next}`);
  return (
    <Button size="small" aria-describedby={nameId(id)} onClick={() => onEnter({ next, month, year })}>
      {late ? t('company.table.doLate', { step, month: monthTitle(month, year, language) }) : step}
    </Button>
  );
}
