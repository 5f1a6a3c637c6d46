import { isClosed } from '@paga/contract/payroll/is-closed';
import { ErrorState, monthTitle, Page, SkeletonTable, useKit, usePhone } from '@paga/kit';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NotCalculated } from '#month/calculate/not-calculated.tsx';
import { type SalaryMonth, useSalaryMonth } from '#month/calculate/use-salary-month.ts';
import { MonthHeader } from '#month/frame/month-header.tsx';
import { useClosings } from '#month/period/use-closings.ts';
import { type Period, usePeriod } from '#month/period/use-period.ts';
import { MonthActions } from './bar/month-actions.tsx';
import { MonthFigures } from './bar/month-figures.tsx';
import { Notices } from './notices.tsx';
import { SalaryGrid } from './salary-grid.tsx';
import { EntryMonth } from './view/entry-month.tsx';
import { keepPlace, lastPlace } from './view/last-place.ts';
import { useOwner } from './view/use-owner.ts';
import './workbench.css';

const Failed = ({ onRetry }: { onRetry: () => unknown }) => (
  <div className="workbench-none">
    <ErrorState onRetry={onRetry} />
  </div>
);

type MonthProps = { period: Period; month: SalaryMonth; tools: HTMLElement | null };

function Month({ period, month, tools }: MonthProps): ReactElement {
  const { has, salaries, totals, calculated } = month;
  const closings = useClosings(period);
  if (has.isLoadingError) return <Failed onRetry={() => has.refetch()} />;
  // Whether it is closed decides what stands above the table: that comes with it, so that nothing moves.
  const isClosedUnread = totals.data !== undefined && isClosed(totals.data) && !closings.isFetched;
  if (has.isPending || (calculated && (totals.isPending || isClosedUnread))) {
    return (
      <div className="workbench-waiting">
        <SkeletonTable rows={14} columns={9} />
      </div>
    );
  }
  if (!calculated) return <NotCalculated period={period} month={month} />;
  if (salaries.isLoadingError) return <Failed onRetry={() => salaries.refetch()} />;
  return (
    <>
      <Notices period={period} month={month} />
      <SalaryGrid key={`${period.year}-${period.month}`} period={period} totals={totals.data} tools={tools} />
    </>
  );
}

/** Where the person is, for the next visit: another month begins at its top. */
function useKeptMonth({ month, year }: Period): void {
  const owner = useOwner();
  useEffect(() => {
    const last = lastPlace(owner);
    if (last?.month !== month || last.year !== year) keepPlace(owner, { month, year }, { top: 0, left: 0 });
  }, [owner, month, year]);
}

function Workbench(): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const [period, go] = usePeriod();
  const month = useSalaryMonth(period);
  useKeptMonth(period);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const { totals, calculated, question } = month;
  const isPhone = usePhone();
  // The tools come with the table, and stand before it: keys meet the bar as it is seen.
  const toolsPlace = <div className="workbench-tools" ref={setTools} />;
  const name = monthTitle(period.month, period.year, language);
  return (
    <Page fill title={t('calculations.title', { month: name })}>
      <div className="workbench">
        <MonthHeader period={period} view="calculations" onPeriod={go}>
          {isPhone && toolsPlace}
          <MonthActions period={period} month={month} />
        </MonthHeader>
        {calculated && totals.data ? (
          <MonthFigures totals={totals.data} period={period} />
        ) : (
          <div className="workbench-figures" />
        )}
        {!isPhone && toolsPlace}
        <Month period={period} month={month} tools={tools} />
      </div>
      {question}
    </Page>
  );
}

/** Salary calculation of a month: where it stands, its figures, its table. */
export function CalculationsScreen(): ReactElement {
  const [search] = useSearchParams();
  return search.has('month') ? <Workbench /> : <EntryMonth />;
}
