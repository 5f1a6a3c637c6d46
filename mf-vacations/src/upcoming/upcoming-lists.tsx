import type { BookedLeave } from '@paga/contract/leave';
import { Card, EmptyState, Figure, Grid, StatCard, todayInKosovo, usePhone } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { nameMatches, upcomingGroups } from '../leave/upcoming-groups.ts';
import { VacationList } from './vacation-list.tsx';
import { VacationTable } from './vacation-table.tsx';

type UpcomingListsProps = { vacations: readonly BookedLeave[]; search: string };

/** The figures and the two lists; both follow the search. */
export function UpcomingLists({ vacations, search }: UpcomingListsProps): ReactElement {
  const { t } = useTranslation('vacations');
  if (vacations.length === 0) {
    return (
      <EmptyState picture="calendar" title={t('upcoming.empty.title')} hint={t('upcoming.empty.hint')} />
    );
  }
  const shown = vacations.filter(({ employeeName }) => nameMatches(employeeName, search));
  if (shown.length === 0) return <EmptyState picture="search" title={t('upcoming.nothingFound')} />;
  const { away, next, next30 } = upcomingGroups(shown, todayInKosovo());
  return (
    <>
      <Grid columns={110}>
        <StatCard label={t('upcoming.figure.away')} value={<Figure value={away.length} />} />
        <StatCard label={t('upcoming.figure.next30')} value={<Figure value={next30} />} />
        <StatCard label={t('upcoming.figure.all')} value={<Figure value={shown.length} />} />
      </Grid>
      <VacationCard title={t('upcoming.away.title')} empty={t('upcoming.away.empty')} vacations={away} />
      <VacationCard title={t('upcoming.next.title')} empty={t('upcoming.next.empty')} vacations={next} />
    </>
  );
}

type VacationCardProps = { title: string; empty: string; vacations: readonly BookedLeave[] };

function VacationCard({ title, empty, vacations }: VacationCardProps): ReactElement {
  const narrow = usePhone();
  if (vacations.length === 0) return <Card title={title}>{empty}</Card>;
  if (narrow) {
    return (
      <Card title={title}>
        <VacationList label={title} vacations={vacations} />
      </Card>
    );
  }
  return (
    <Card title={title} flush>
      <VacationTable label={title} vacations={vacations} />
    </Card>
  );
}
