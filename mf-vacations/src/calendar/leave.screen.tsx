import type { VacationEmployee } from '@paga/contract/leave';
import { Button, ErrorState, Page } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BookingModal } from '#booking/booking.modal.tsx';
import { ImportButton } from '#import/import-button.tsx';
import { PeopleList } from '#people/people-list.tsx';
import { PersonModal } from '#person/person.modal.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { LeaveCalendar } from './leave-calendar.tsx';
import { OpenedLeave } from './opened-leave.tsx';
import { TypeLegend } from './type-legend.tsx';
import { useBars } from './use-bars.ts';
import { useCalendarPlace } from './use-calendar-place.ts';

/** What stands open over the calendar. */
type Opened =
  | { kind: 'booking'; days?: { from: string; to: string } }
  | { kind: 'person'; person: VacationEmployee }
  | { kind: 'leave'; employeeId: number; id: number };

/** The leave of the company: who is away when, everybody's balances, and booking. */
export function LeaveScreen(): ReactElement {
  const { t } = useTranslation('vacations');
  const errorText = useErrorText();
  const mayBook = useMayCall('storeVacation');
  const [place, go] = useCalendarPlace();
  const { calendar, bars, weekWorkingDays } = useBars(place);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const openLeave = (id: number): void => {
    const event = calendar.data?.find((candidate) => candidate.id === id);
    if (event) setOpened({ kind: 'leave', employeeId: event.employeeId, id });
  };
  return (
    <Page
      title={t('calendar.title')}
      hint={<Link to="/holidays/upcoming">{t('calendar.toUpcoming')}</Link>}
      extra={
        mayBook && (
          <>
            <ImportButton />
            <Button icon="plus" variant="primary" onClick={() => setOpened({ kind: 'booking' })}>
              {t('calendar.book')}
            </Button>
          </>
        )
      }
    >
      <div className="leave-page">
        <div className="paga-card" aria-busy={calendar.isFetching}>
          <CalendarHead place={place} go={go} />
          {calendar.isError ? (
            <ErrorState detail={errorText(calendar.error)} onRetry={() => calendar.refetch()} />
          ) : (
            <LeaveCalendar
              place={place}
              go={go}
              bars={bars}
              weekWorkingDays={weekWorkingDays}
              onChoose={mayBook ? (days) => setOpened({ kind: 'booking', days }) : undefined}
              onOpen={openLeave}
            />
          )}
          <TypeLegend />
        </div>
        <PeopleList onOpen={(person) => setOpened({ kind: 'person', person })} />
      </div>
      {opened?.kind === 'booking' && <BookingModal days={opened.days} onClose={close} />}
      {opened?.kind === 'person' && <PersonModal person={opened.person} onClose={close} />}
      {opened?.kind === 'leave' && (
        <OpenedLeave employeeId={opened.employeeId} id={opened.id} onClose={close} />
      )}
    </Page>
  );
}
