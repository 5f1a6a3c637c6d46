import { query } from '@paga/client';
import { getSalaryTotals, type SalaryTotalsResult } from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import {
  Button,
  EmptyState,
  ErrorState,
  MonthPicker,
  monthTitle,
  Page,
  Row,
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
import { MonthSteps } from '#month/steps/month-steps.tsx';
import { placeOf } from '../period/place-of.ts';
import './month-frame.css';

type MonthFrameProps = {
  view: 'check' | 'review' | 'whatIf' | 'pay';
  children: (period: Period, totals: SalaryTotalsResult) => ReactNode;
  /** What comes after this view, beside the way back. */
  next?: (period: Period, totals: SalaryTotalsResult) => ReactNode;
};

const hintOf = (view: MonthFrameProps['view'], totals?: SalaryTotalsResult) =>
  view === 'check' && totals && isClosed(totals) ? 'check.hintClosed' : (`${view}.hint` as const);

/** What a view of a calculated month stands in: its month, where the month stands, and the way back to the table. */
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
  const isPhone = usePhone();
  const toTable = () => navigate(placeOf('calculations', period));
  const table = (
    <Button icon={isPhone ? undefined : 'wallet'} onClick={toTable}>
      {t('month.toTable')}
    </Button>
  );
  const onward = totals.data && totals.data.rowCount > 0 && next?.(period, totals.data);
  return (
    <div className="month-frame">
      <Page
        wide
        title={t(`${view}.title`, { month: monthTitle(period.month, period.year, language) })}
        back={
          <Row>
            <MonthPicker value={period} onChange={go} label={t('calculations.period')} />
            <MonthSteps month={period} isShort={isPhone} />
            {isPhone && table}
          </Row>
        }
        // On a phone the content is near: what explains the page stays for readers.
        hint={<span className={isPhone ? 'paga-hidden' : undefined}>{t(hintOf(view, totals.data))}</span>}
        extra={
          isPhone ? (
            onward
          ) : (
            <>
              {table}
              {onward}
            </>
          )
        }
      >
        {totals.isError && <ErrorState onRetry={() => totals.refetch()} />}
        {totals.isPending && <SkeletonTable rows={8} columns={5} />}
        {totals.data && (
          <Stack>
            {totals.data.rowCount > 0 ? (
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
