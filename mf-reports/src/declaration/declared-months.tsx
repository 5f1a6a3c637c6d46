import { query } from '@paga/client';
import { getMonthOverview, type MonthOverview, type RibbonMonth } from '@paga/contract/filing';
import {
  Card,
  EmptyState,
  ErrorState,
  formatDate,
  missing,
  monthTitle,
  SimpleTable,
  SkeletonTable,
  Tag,
  type Tone,
  useKit,
  YearPicker,
} from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const TONES = { declared: 'success', late: 'danger', due: 'warning', open: 'info' } as const satisfies Record<
  string,
  Tone
>;
type State = keyof typeof TONES;

/** Until when a month is declared; unknown for one that is not waited for. */
function dueOf({ current, behind }: MonthOverview, { month, year }: RibbonMonth): string | undefined {
  if (current.month === month && current.year === year) return current.declarationDue;
  return behind.find((one) => one.month === month && one.year === year && one.next === 'declare')?.due;
}

function stateOf(overview: MonthOverview, month: RibbonMonth): State {
  if (month.declared) return 'declared';
  if (month.state !== 'closed') return 'open';
  return (dueOf(overview, month) ?? overview.today) < overview.today ? 'late' : 'due';
}

/** A year of months: which are declared, which wait and until when, each with its list and the page where it is filed. */
export function DeclaredMonths(): ReactElement {
  const { t } = useTranslation('reports');
  const { id: tenantId } = useCompany();
  const errorText = useErrorText();
  const [year, setYear] = useState<number>();
  const overview = useQuery({
    ...query(getMonthOverview, { query: { tenantId, ...(year && { year }) } }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const shown = year ?? overview.data?.ribbon[0]?.year;
  return (
    <Card
      title={t('declaration.months.title')}
      extra={shown !== undefined && <YearPicker value={shown} onChange={setYear} />}
    >
      {overview.isPending && <SkeletonTable rows={6} columns={4} />}
      {overview.isLoadingError && (
        <ErrorState detail={errorText(overview.error)} onRetry={() => overview.refetch()} />
      )}
      {overview.data && <Months overview={overview.data} />}
    </Card>
  );
}

function Months({ overview }: { overview: MonthOverview }): ReactElement {
  const { t } = useTranslation('reports');
  const { language } = useKit();
  const title = ({ month, year }: RibbonMonth) => monthTitle(month, year, language);
  const address = ({ month, year }: RibbonMonth) => `month=${month}&year=${year}`;
  const rows = overview.ribbon.filter(({ state }) => state !== 'blank').reverse();
  if (rows.length === 0) return <EmptyState title={t('frame.noInformation')} />;
  return (
    <SimpleTable
      label={t('declaration.months.title')}
      stacks
      rows={rows}
      rowKey={({ month }) => month}
      columns={[
        { key: 'month', title: t('frame.column.month'), render: title },
        {
          key: 'state',
          title: t('declaration.months.state.label'),
          render: (row) => {
            const state = stateOf(overview, row);
            return <Tag tone={TONES[state]}>{t(`declaration.months.state.${state}`)}</Tag>;
          },
        },
        {
          key: 'due',
          title: t('declaration.months.due'),
          render: (row) => {
            const due = dueOf(overview, row);
            return row.declared || !due ? missing : formatDate(due);
          },
        },
        {
          key: 'list',
          title: t('report.declaration.title'),
          render: (row) => (
            <Link
              to={`/reports/edi?${address(row)}`}
              aria-label={t('declaration.months.listOf', { month: title(row) })}
            >
              {t('declaration.months.list')}
            </Link>
          ),
        },
        {
          key: 'file',
          title: t('declaration.months.filing'),
          render: (row) =>
            row.state === 'closed' ? (
              <Link
                to={`/calculations/pay?${address(row)}&task=declaration`}
                aria-label={t('declaration.months.fileOf', { month: title(row) })}
              >
                {t(row.declared ? 'declaration.months.look' : 'declaration.months.file')}
              </Link>
            ) : (
              <Link to={`/calculations?${address(row)}`}>{t('declaration.months.closeFirst')}</Link>
            ),
        },
      ]}
    />
  );
}
