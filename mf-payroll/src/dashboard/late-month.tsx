import type { MonthBehind } from '@paga/contract/filing';
import { Button, formatDate, monthTitle, Row, useKit } from '@paga/kit';
import { placeOfStep } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePeriodName } from '#month/period/period-name.ts';
import { DeadlineChip, deadlineOf } from './deadline-chip.tsx';

/** An earlier month whose deadline has passed: what it waits for comes before the month that people work on. */
export function LateMonth({ month, today }: { month: MonthBehind; today: string }): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const navigate = useNavigate();
  const name = usePeriodName(month);
  const { next, due, before } = month;
  return (
    <div className="payroll-month-now payroll-month-first">
      <div>
        <p className="payroll-month-standing">
          {t(`dashboard.month.behind.${next}`, { month: monthTitle(month.month, month.year, language) })}
        </p>
        <Row gap={[4, 20]} className="payroll-month-lines">
          {before.paid ? (
            t('dashboard.month.before.paid', { date: formatDate(before.paid) })
          ) : (
            <DeadlineChip kind={deadlineOf(month)} date={due} today={today} />
          )}
        </Row>
      </div>
      <Button variant="primary" size="large" onClick={() => navigate(placeOfStep(month))}>
        {t(`dashboard.month.do.${next}`, { month: name })}
      </Button>
    </div>
  );
}
