import { query } from '@paga/client';
import type { Vacation } from '@paga/contract/leave';
import { getLeaveSalaries, type MonthOfLeave } from '@paga/contract/payroll/leave-in-salary';
import { ErrorState, formatMoney, formatPercent, monthTitle, SkeletonCard, useKit } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

function effectText({ effect }: MonthOfLeave, t: TFunction<'vacations'>): string {
  if (!effect) return t('entry.months.notIn');
  const percentage = effect.percentage === null ? t('entry.months.mixed') : formatPercent(effect.percentage);
  if (effect.gross === 0 && effect.netto === 0) return t('entry.months.noEffect', { percentage });
  const [gross, net] = [effect.gross, effect.netto].map((euro) => formatMoney(euro));
  return t('entry.months.effect', { percentage, gross, net });
}

/** The salary months of a leave, each with what it did to the salary; the month's name leads to the row. */
export function LeaveMonths({ vacation: { id, employeeName } }: { vacation: Vacation }): ReactElement | null {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const errorText = useErrorText();
  const mayRead = useMayCall('getLeaveSalaries');
  const months = useQuery({
    ...query(getLeaveSalaries, { params: { id } }),
    enabled: mayRead,
    meta: { silent: true },
  });
  if (!mayRead) return null;
  if (months.isPending) return <SkeletonCard lines={2} />;
  if (months.isError) return <ErrorState detail={errorText(months.error)} onRetry={() => months.refetch()} />;
  if (months.data.length === 0) return null;
  return (
    <section aria-label={t('entry.months.title')}>
      <strong>{t('entry.months.title')}</strong>
      <ul className="leave-months">
        {months.data.map((month) => (
          <li key={`${month.year}-${month.month}`}>
            <Link
              to={`/calculations?${new URLSearchParams({ month: `${month.month}`, year: `${month.year}`, find: employeeName })}`}
            >
              {monthTitle(month.month, month.year, language)}
            </Link>
            <span>{t('booking.days', { count: month.days })}</span>
            <span className="paga-hint">{effectText(month, t)}</span>
            {month.closed && <span className="paga-hint">{t('entry.months.closed')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
