import { query } from '@paga/client';
import { type BookedLeave, getUpcomingVacations } from '@paga/contract/leave';
import {
  Avatar,
  Card,
  DateText,
  EmptyState,
  ErrorState,
  Row,
  SkeletonCard,
  Stack,
  todayInKosovo,
} from '@paga/kit';
import { addDays, weekday } from '@paga/payroll';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LeaveTypeTag } from '#leave/leave-type-tag.tsx';
import { upcomingGroups } from '#leave/upcoming-groups.ts';

const SHOWN = 5;
const DAYS_OF_WEEK = 7;

function nextMonday(): string {
  const today = todayInKosovo();
  return addDays(today, DAYS_OF_WEEK + 1 - weekday(today));
}

/** The next people to go on leave, on the dashboard. */
export function UpcomingVacationsCard(): ReactElement {
  const { t } = useTranslation('vacations');
  const company = useCompany();
  const errorText = useErrorText();
  const upcoming = useQuery({
    ...query(getUpcomingVacations, { query: { tenantId: company.id } }),
    meta: { silent: true },
  });
  return (
    <Card
      title={t('dashboard.upcomingVacations')}
      extra={
        <Row gap={12} inline>
          <Link to={`/holidays?view=week&date=${nextMonday()}`}>{t('dashboard.nextWeek')}</Link>
          <Link to="/holidays">{t('dashboard.all')}</Link>
        </Row>
      }
    >
      {upcoming.isPending && <SkeletonCard lines={4} />}
      {upcoming.isError && <ErrorState detail={errorText(upcoming.error)} onRetry={upcoming.refetch} />}
      {upcoming.isSuccess && <NextPeople vacations={upcoming.data} />}
    </Card>
  );
}

function NextPeople({ vacations }: { vacations: readonly BookedLeave[] }): ReactElement {
  const { t } = useTranslation('vacations');
  const { next } = upcomingGroups(vacations, todayInKosovo());
  if (next.length === 0) return <EmptyState picture="calendar" title={t('dashboard.empty')} />;
  return (
    <Stack gap={8}>
      {next.slice(0, SHOWN).map((vacation) => (
        <Row key={vacation.id} justify="between">
          <Row>
            <Avatar name={vacation.employeeName} src={vacation.employeePhoto} size={28} />
            <Link to={`/employees/${vacation.employeeId}?tab=leave`}>{vacation.employeeName}</Link>
          </Row>
          <Row>
            <LeaveTypeTag vacation={vacation} />
            <DateText value={vacation.from} />
          </Row>
        </Row>
      ))}
    </Stack>
  );
}
