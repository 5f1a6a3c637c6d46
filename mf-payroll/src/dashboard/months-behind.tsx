import type { MonthBehind } from '@paga/contract/filing';
import { Button, formatDate, Icon, monthTitle, useKit } from '@paga/kit';
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
      <ul className="payroll-behind" aria-label={t('dashboard.month.behindTitle')}>
        {shown.map((month) => (
          <li key={`${month.year}-${month.month}`} className={month.due < today ? 'payroll-behind-late' : ''}>
            <Icon name={month.due < today ? 'warning' : 'clock'} size={16} />
            <span>
              {t(`dashboard.month.behind.${month.before.paid ? 'reopened' : month.next}`, {
                month: monthTitle(month.month, month.year, language),
                date: formatDate(month.before.paid),
              })}
            </span>
            <DeadlineChip kind={deadlineOf(month)} date={month.due} today={today} />
            <Link to={placeOfStep(month)}>{t(`dashboard.month.behindDo.${month.next}`)}</Link>
          </li>
        ))}
      </ul>
      {months.length > shown.length && (
        <Button variant="link" onClick={() => setAll(true)}>
          {t('dashboard.month.showAll', { count: months.length })}
        </Button>
      )}
    </div>
  );
}
