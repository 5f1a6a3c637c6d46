import type { MonthBehind } from '@paga/contract/filing';
import { Button, formatDate, Grid, Icon, monthTitle, Row, useKit } from '@paga/kit';
import { placeOfStep } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeadlineChip, deadlineOf } from './deadline-chip.tsx';

/** How many lines are shown before somebody asks for the rest. */
const SHOWN = 3;

/** Other months that wait for something, the oldest first, each with the link where it is done. */
export function MonthsBehind({
  months,
  today,
}: {
  months: readonly MonthBehind[];
  today: string;
}): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const [all, setAll] = useState(false);
  if (months.length === 0) return null;
  const shown = all ? months : months.slice(0, SHOWN);
  return (
    <div>
      <Grid as="ul" gap={6} className="payroll-behind" aria-label={t('dashboard.month.behindTitle')}>
        {shown.map((month) => (
          <Row
            as="li"
            gap={[4, 10]}
            key={`${month.year}-${month.month}`}
            className={month.due < today ? 'payroll-behind-late' : undefined}
          >
            <Icon name={month.due < today ? 'warning' : 'clock'} size={16} />
            <span>
              {t(`dashboard.month.behind.${month.before.paid ? 'reopened' : month.next}`, {
                month: monthTitle(month.month, month.year, language),
                date: formatDate(month.before.paid),
              })}
            </span>
            {!month.before.paid && <DeadlineChip kind={deadlineOf(month)} date={month.due} today={today} />}
            <Link to={placeOfStep(month)}>{t(`dashboard.month.behindDo.${month.next}`)}</Link>
          </Row>
        ))}
      </Grid>
      {months.length > shown.length && (
        <Button variant="link" onClick={() => setAll(true)}>
          {t('dashboard.month.showAll', { count: months.length })}
        </Button>
      )}
    </div>
  );
}
