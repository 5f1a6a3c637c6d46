import type { LeaveEmployee } from '@paga/contract/leave';
import { Button, ErrorState, Page, Row, SkeletonTable, useKit } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { FeedsButton } from '#feeds/feeds-button.tsx';
import { ImportButton } from '#import/import-button.tsx';
import { PeopleList } from '#people/people-list.tsx';
import { RequestsLink } from '#requests/requests-link.tsx';
import { AwayFacts } from '#upcoming/away-facts.tsx';
import { LeaveList } from '#upcoming/leave-list.tsx';
import type { WallPerson } from '#wall/wall.ts';
import type { Days } from '../leave/chosen-days.ts';
import { TypeLegend } from '../leave/type-legend.tsx';
import { useLeaveEmployees } from '../people/use-leave-employees.ts';
import type { OpenedBar } from './bars.ts';
import { CalendarHead } from './calendar-head.tsx';
import { LeaveCalendar } from './leave-calendar.tsx';
import { type Opened, OpenedWindow } from './opened-window.tsx';
import { daysOf, headingOf, isShort, isWall } from './shown-days.ts';
import { useBars } from './use-bars.ts';
import { useCalendarPlace } from './use-calendar-place.ts';
import { useWallParts } from './use-wall-parts.ts';
import { WallPane } from './wall-pane.tsx';

/** The leave of the company: who is away when, everybody's balances, and booking. */
export function LeaveScreen(): ReactElement {
  const { t } = useTranslation('vacations');
  const mayBook = useMayCall('storeVacation');
  const [opened, setOpened] = useState<Opened | null>(null);
  const { language } = useKit();
  const title = t('calendar.title');
  const [place] = useCalendarPlace();
  const { employees, people } = useLeaveEmployees(!isWall(place.view));
  const hasNobody = employees.isSuccess && people.length === 0;
  useAskedBooking(mayBook, people, (asked) => setOpened({ kind: 'booking', ...asked }));
  return (
    <Page
      title={<span data-title={`${title}: ${headingOf(place.view, place.date, language)}`}>{title}</span>}
      hint={
        <Row as="span" inline gap={16}>
          <Link to="/holidays/upcoming">{t('calendar.toUpcoming')}</Link>
          <RequestsLink />
        </Row>
      }
      extra={
        <>
          <FeedsButton />
          {mayBook && <ImportButton />}
          {mayBook && (
            <Button
              icon="plus"
              variant="primary"
              disabled={hasNobody}
              title={hasNobody ? t('people.nobodyYet') : undefined}
              onClick={() => setOpened({ kind: 'booking' })}
            >
              {t('calendar.book')}
            </Button>
          )}
        </>
      }
    >
      <div className={isWall(place.view) ? 'leave-page leave-page-wide' : 'leave-page'}>
        <CalendarCard mayBook={mayBook} open={setOpened} />
        {!isWall(place.view) && <PeopleList onOpen={(person) => setOpened({ kind: 'person', person })} />}
      </div>
      {opened && <OpenedWindow opened={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}

const DAYS = /^(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)$/;

/** `?book=new` or `?book=7` for somebody, `&days=2026-12-15_2026-12-17` too, as the search asks for it, opens the booking and goes from the address. */
function useAskedBooking(
  mayBook: boolean,
  people: readonly LeaveEmployee[],
  onAsked: (asked: { person?: LeaveEmployee; days?: Days }) => void,
): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get('book');
  const person = people.find(({ id }) => String(id) === asked);
  const [, from, to] = DAYS.exec(params.get('days') ?? '') ?? [];
  const isKnown = asked === 'new' || people.length > 0;
  useEffect(() => {
    if (asked === null || !isKnown) return;
    setParams({}, { replace: true });
    if (mayBook) onAsked({ ...(person && { person }), ...(from && to && { days: { from, to } }) });
  }, [asked, isKnown]);
}

type CalendarCardProps = { mayBook: boolean; open: (opened: Opened) => void };

function CalendarCard({ mayBook, open }: CalendarCardProps): ReactElement {
  const { t } = useTranslation('vacations');
  const errorText = useErrorText();
  const [place, go] = useCalendarPlace();
  const { calendar, bars, asked, ...daysOff } = useBars(place);
  const wall = useWallParts(place, daysOff);
  const openLeave = (id: number): void => {
    const event = calendar.data?.find((candidate) => candidate.id === id);
    if (event) open({ kind: 'leave', employeeId: event.employeeId, id });
  };
  const openBar = ({ id, requestId }: OpenedBar): void => {
    const request = asked.find((one) => one.id === requestId);
    if (request) open({ kind: 'request', request });
    else openLeave(id);
  };
  const { view, date } = place;
  const shown =
    view === 'list' ? (
      <LeaveList label={t('list.label')} events={calendar.data ?? []} onOpen={openLeave} />
    ) : (
      <LeaveCalendar
        place={{ view, date }}
        go={go}
        bars={bars}
        weekWorkingDays={daysOff.weekWorkingDays}
        onChoose={mayBook ? (days) => open({ kind: 'booking', days }) : undefined}
        onOpen={openBar}
      />
    );
  const actions = {
    onOpen: openBar,
    onChoose: mayBook
      ? (person: WallPerson, days: Days) => open({ kind: 'booking', person, days })
      : undefined,
    onName: (person: WallPerson) => open({ kind: 'person', person }),
    onLeave: (date: string) => go({ date }),
  };
  return (
    <div
      className={calendar.isPending ? 'paga-card paga-waits' : 'paga-card'}
      aria-busy={calendar.isFetching}
    >
      <CalendarHead place={place} go={go} />
      <TypeLegend />
      {calendar.isError ? (
        <ErrorState detail={errorText(calendar.error)} onRetry={() => calendar.refetch()} />
      ) : view === 'list' && calendar.isPending ? (
        <SkeletonTable rows={6} columns={5} />
      ) : isWall(view) ? (
        <WallPane wall={wall} actions={actions}>
          {shown}
        </WallPane>
      ) : (
        shown
      )}
      {isShort(view) && calendar.isSuccess && (
        <AwayFacts
          days={daysOf(view, date)}
          events={calendar.data}
          holidays={daysOff.holidays}
          onOpen={openLeave}
        />
      )}
    </div>
  );
}
