import { query } from '@paga/client';
import { getMonthOverview, type MonthBehind } from '@paga/contract/filing';
import { Button, formatDate, Grid, Icon, monthTitle, Row, useKit } from '@paga/kit';
import { firstLate, placeOfStep, useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePeriodName } from '#month/period/period-name.ts';
import { DeadlineChip, deadlineOf } from './deadline-chip.tsx';

/** How many lines are shown before somebody asks for the rest. */
const SHOWN = 3;

/** Of what is to be done: other months that wait for something, the oldest first. The one that leads the page stands there alone. */
export function MonthsBehindCard(): ReactElement | null {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const [all, setAll] = useState(false);
  const overview = useQuery({
    ...query(getMonthOverview, { query: { tenantId: company.id } }),
    meta: { silent: true },
  });
  if (overview.isPending) return <span hidden aria-busy="true" />;
  if (!overview.data) return null;
  const { current, behind, today } = overview.data;
  const leading = firstLate(current, behind, today);
  const months = behind.filter((month) => month !== leading);
  if (months.length === 0) return null;
  const shown = all ? months : months.slice(0, SHOWN);
  return (
    <Grid as="ul" gap={0} className="paga-list" aria-label={t('dashboard.month.behindTitle')}>
      {shown.map((month) => (
        <Waiting key={`${month.year}-${month.month}`} month={month} today={today} />
      ))}
      {months.length > shown.length && (
        <li>
          <Button variant="link" onClick={() => setAll(true)}>
            {t('dashboard.month.showAll', { count: months.length })}
          </Button>
        </li>
      )}
    </Grid>
  );
}

function Waiting({ month, today }: { month: MonthBehind; today: string }): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const navigate = useNavigate();
  const name = usePeriodName(month);
  const { year, next, due, before } = month;
  return (
    <Row as="li" gap={[4, 12]} justify="between">
      <Row gap={[4, 8]}>
        <Icon name={due < today ? 'warning' : 'clock'} size={16} />
        <span>
          {t(`dashboard.month.behind.${before.paid ? 'reopened' : next}`, {
            month: monthTitle(month.month, year, language),
            date: formatDate(before.paid),
          })}
        </span>
        {!before.paid && <DeadlineChip kind={deadlineOf(month)} date={due} today={today} />}
      </Row>
      <Button size="small" onClick={() => navigate(placeOfStep(month))}>
        {t(`dashboard.month.do.${next}`, { month: name })}
      </Button>
    </Row>
  );
}
