import { query } from '@paga/client';
import { getSalaryTotals, type SalaryTotalsResult } from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import {
  Button,
  EmptyState,
  ErrorState,
  monthTitle,
  Page,
  SkeletonTable,
  Stack,
  useKit,
  usePhone,
} from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePeriodName } from '#month/period/period-name.ts';
import { type Period, usePeriod } from '#month/period/use-period.ts';
import { useMonthSteps } from '#month/steps/use-month-steps.ts';
import { placeOf } from '../period/place-of.ts';
import './month-frame.css';
import { MonthHeader } from './month-header.tsx';
import { NextStep } from './next-step.tsx';

type MonthFrameProps = {
  view: 'check' | 'review' | 'whatIf' | 'pay';
  children: (period: Period, totals: SalaryTotalsResult) => ReactNode;
  /** The green button of the head, where it is not the way to another page. */
  next?: (period: Period, totals: SalaryTotalsResult) => ReactNode;
};

const hintOf = (view: MonthFrameProps['view'], totals?: SalaryTotalsResult) =>
  view === 'check' && totals && isClosed(totals) ? 'check.hintClosed' : (`${view}.hint` as const);

/** What a view of a calculated month stands in: below the head that all pages of a month have. */
export function MonthFrame({ view, children, next }: MonthFrameProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const company = useCompany();
  const navigate = useNavigate();
  const [period, go] = usePeriod();
  const name = usePeriodName(period);
  const totals = useQuery({
    ...query(getSalaryTotals, { query: { ...period, userId: company.id } }),
    meta: { silent: true },
  });
  const steps = useMonthSteps(period);
  const isPhone = usePhone();
  const toTable = () => navigate(placeOf('calculations', period));
  const hasRows = totals.data !== undefined && totals.data.rowCount > 0;
  const way = next ?? (() => steps.data && <NextStep {...{ period, view }} standing={steps.data} />);
  return (
    <div className="month-frame">
      <Page
        wide
        title={t(`${view}.title`, { month: monthTitle(period.month, period.year, language) })}
        back={
          <MonthHeader period={period} view={view} onPeriod={go}>
            {/* On a phone the steps are a list behind their chip: the table keeps a button of its own. */}
            {isPhone && <Button onClick={toTable}>{t('month.toTable')}</Button>}
            {hasRows && totals.data && way(period, totals.data)}
          </MonthHeader>
        }
        // On a phone the content is near: what explains the page stays for readers.
        hint={<span className={isPhone ? 'paga-hidden' : undefined}>{t(hintOf(view, totals.data))}</span>}
      >
        {totals.isError && <ErrorState onRetry={() => totals.refetch()} />}
        {totals.isPending && <SkeletonTable rows={8} columns={5} />}
        {totals.data && (
          <Stack>
            {hasRows ? (
              children(period, totals.data)
            ) : (
              <EmptyState
                title={t('calculations.none.title', { month: name })}
                action={
                  <Button variant="primary" onClick={toTable}>
                    {t('month.calculateFirst')}
                  </Button>
                }
              />
            )}
          </Stack>
        )}
      </Page>
    </div>
  );
}
