import { query } from '@paga/client';
import { getMonthOverview, type NextHoliday } from '@paga/contract/filing';
import { type BookedLeave, getUpcomingVacations } from '@paga/contract/leave';
import {
  Avatar,
  Card,
  ErrorState,
  formatDate,
  Icon,
  Row,
  SkeletonCard,
  Stack,
  todayInKosovo,
  useKit,
} from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LeaveTypeTag } from '#leave/leave-type-tag.tsx';
import { type AwayWeeks, awayWeeks } from './away-weeks.ts';
import './away.css';

/** How many names of a group are shown. */
const SHOWN = { today: 5, thisWeek: 5, nextWeek: 5, later: 2 } as const;
const GROUPS = ['today', 'thisWeek', 'nextWeek', 'later'] as const;

/** Who is away today, this week and next, whose leave comes after that, and the next public holiday. Nothing while the company has nobody. */
export function UpcomingVacationsCard(): ReactElement | null {
  const { t } = useTranslation('vacations');
  const company = useCompany();
  const errorText = useErrorText();
  const input = { query: { tenantId: company.id } };
  const upcoming = useQuery({ ...query(getUpcomingVacations, input), meta: { silent: true } });
  const overview = useQuery({ ...query(getMonthOverview, input), meta: { silent: true } });
  if (overview.data?.current.next === 'hire') return null;
  return (
    <Card title={t('dashboard.away.title')} extra={<Link to="/holidays">{t('dashboard.all')}</Link>}>
      {(upcoming.isPending || overview.isPending) && (
        <div aria-busy="true">
          <SkeletonCard lines={4} />
        </div>
      )}
      {upcoming.isError && <ErrorState detail={errorText(upcoming.error)} onRetry={upcoming.refetch} />}
      {upcoming.isSuccess && !overview.isPending && (
        <Stack gap={12}>
          <Away weeks={awayWeeks(upcoming.data, todayInKosovo())} />
          {overview.data?.nextHoliday && <Holiday holiday={overview.data.nextHoliday} />}
        </Stack>
      )}
    </Card>
  );
}

function Away({ weeks }: { weeks: AwayWeeks }): ReactElement {
  const { t } = useTranslation('vacations');
  // That nobody is away is an answer for the days one asks about, and none for later.
  const shown = GROUPS.filter((group) => group !== 'later' || weeks.later.length > 0);
  return (
    <>
      {shown.map((group) => (
        <section key={group} aria-label={t(`dashboard.away.${group}`)}>
          <h3 className="away-head">
            {t(`dashboard.away.${group}`)}{' '}
            <span className="paga-hint">
              {weeks[group].length > 0 ? weeks[group].length : t('dashboard.away.nobody')}
            </span>
          </h3>
          <Stack gap={8}>
            {weeks[group].slice(0, SHOWN[group]).map((vacation) => (
              <Person key={vacation.id} vacation={vacation} isToday={group === 'today'} />
            ))}
            {weeks[group].length > SHOWN[group] && (
              <Link to="/holidays">
                {t('dashboard.away.more', { count: weeks[group].length - SHOWN[group] })}
              </Link>
            )}
          </Stack>
        </section>
      ))}
    </>
  );
}

function Person({ vacation, isToday }: { vacation: BookedLeave; isToday: boolean }): ReactElement {
  const { t } = useTranslation('vacations');
  const { employeeId, employeeName, employeePhoto, from, to } = vacation;
  const [first, last] = [formatDate(from), formatDate(to)];
  const days = from === to ? first : `${first} – ${last}`;
  return (
    <Row gap={12} wrap={false} justify="between">
      <Row wrap={false} className="away-person">
        <Avatar name={employeeName} src={employeePhoto} size={28} />
        <span>
          <Link to={`/employees/${employeeId}?tab=leave`}>{employeeName}</Link>
          <span className="away-days paga-hint">
            {isToday ? t('dashboard.away.until', { date: last }) : days}
          </span>
        </span>
      </Row>
      <span className="away-type">
        <LeaveTypeTag vacation={vacation} />
      </span>
    </Row>
  );
}

function Holiday({ holiday: { date, fallsOn, name, nameEn } }: { holiday: NextHoliday }): ReactElement {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const title = language === 'sq' ? name : (nameEn ?? name);
  return (
    <Row wrap={false} align="start" className="away-holiday">
      <Icon name="calendar" size={16} />
      <span>
        {t('dashboard.away.holiday', { name: title, date: formatDate(date) })}
        {fallsOn && fallsOn !== date && (
          <span className="paga-hint"> {t('dashboard.away.moved', { date: formatDate(fallsOn) })}</span>
        )}
      </span>
    </Row>
  );
}
