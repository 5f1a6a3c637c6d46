import { query } from '@paga/client';
import type { BookedLeave } from '@paga/contract/leave';
import { getLeaveSalaries, type MonthOfLeave } from '@paga/contract/payroll/leave-in-salary';
import {
  ErrorState,
  formatMoney,
  formatPercent,
  Grid,
  monthTitle,
  Row,
  SkeletonCard,
  useKit,
} from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

function effectText(effect: NonNullable<MonthOfLeave['effect']>, t: TFunction<'vacations'>): string {
  const percentage = effect.percentage === null ? t('entry.months.mixed') : formatPercent(effect.percentage);
  if (effect.gross === 0 && effect.netto === 0) return t('entry.months.noEffect', { percentage });
  const [gross, net] = [effect.gross, effect.netto].map((euro) => formatMoney(euro));
  return t('entry.months.effect', { percentage, gross, net });
}

/** The salary months of a leave, each with what it did to the salary; the month's name leads to the row. */
export function LeaveMonths({
  vacation: { id, employeeName },
}: {
  vacation: BookedLeave;
}): ReactElement | null {
  const { t } = useTranslation('vacations');
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
  const waiting = months.data.filter(({ effect }) => effect === null);
  return (
    <section aria-label={t('entry.months.title')}>
      <strong>{t('entry.months.title')}</strong>
      <Grid as="ul" gap={6}>
        {months.data.map((month) => (
          <CountedMonth key={`${month.year}-${month.month}`} month={month} name={employeeName} />
        ))}
        {waiting.length > 0 && <WaitingMonths months={waiting} />}
      </Grid>
    </section>
  );
}

function CountedMonth({ month, name }: { month: MonthOfLeave; name: string }): ReactElement | null {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const { year, month: number, days, effect, closed } = month;
  if (!effect) return null;
  const asked = new URLSearchParams({ month: `${number}`, year: `${year}`, find: name });
  return (
    <Row as="li" gap={[2, 8]} align="stretch">
      <Link to={`/calculations?${asked}`}>{monthTitle(number, year, language)}</Link>
      <span>{t('booking.days', { count: days })}</span>
      <span className="paga-hint">{effectText(effect, t)}</span>
      {closed && <span className="paga-hint">{t('entry.months.closed')}</span>}
    </Row>
  );
}

/** Months whose salaries do not hold the leave, on one line: of a maternity leave they would be twelve. */
function WaitingMonths({ months }: { months: readonly MonthOfLeave[] }): ReactElement {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const [first, last] = [months[0], months.at(-1)].map((month) =>
    month ? monthTitle(month.month, month.year, language) : '',
  );
  return (
    <Row as="li" gap={[2, 8]} align="stretch">
      <span>{first === last ? first : `${first} – ${last}`}</span>
      <span>{t('booking.days', { count: months.reduce((sum, { days }) => sum + days, 0) })}</span>
      <span className="paga-hint">{t('entry.months.notIn')}</span>
    </Row>
  );
}
