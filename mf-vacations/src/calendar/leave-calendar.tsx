import Calendar, { type CalendarOptions, type CalendarRef, type EventInput } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import albanian from '@fullcalendar/react/locales/sq';
import { formatDate, todayInKosovo, useKit, useStable } from '@paga/kit';
import { addDays, daysBetween } from '@paga/payroll';
import { memo, type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Days } from '../leave/chosen-days.ts';
import { dayLabel } from '../leave/day-label.ts';
import { BarContent } from './bar-content.tsx';
import { awayOn, type OpenedBar, openedBar } from './bars.ts';
import { dayFormats } from './day-words.ts';
import { barClass, dayClass, LOOKS } from './looks.ts';
import { isShort, isWall, type LibraryView } from './shown-days.ts';
import type { CalendarPlace } from './use-calendar-place.ts';
import { useDayKeys } from './use-day-keys.ts';
import '@fullcalendar/react/skeleton.css';
import '../leave/leave-colours.css';
import './calendar.css';

const LIBRARY_VIEW = {
  month: 'dayGridMonth',
  week: 'dayGridWeek',
  day: 'dayGridDay',
  wall: 'wallMonth',
  year: 'wallYear',
} as const;
const PLUGINS = [dayGridPlugin, interactionPlugin];
const LOCALES = [albanian];
/** Bars of one day before the rest stands behind "+ 3". */
const BARS_OF_A_DAY = 5;

/** The library makes every day anew when it is rendered: only when something it shows has changed, not when a window opens over it. */
const StillCalendar = memo(Calendar);

type LeaveCalendarProps = {
  place: { view: LibraryView; date: string };
  go: (next: Partial<CalendarPlace>) => void;
  bars: EventInput[];
  weekWorkingDays: number;
  /** Days chosen by drag, click or keyboard; undefined for who may not book. */
  onChoose: ((days: Days) => void) | undefined;
  /** A leave was opened, or what is asked for. */
  onOpen: (opened: OpenedBar) => void;
};

/** The leave of a month, week or day as bars over days, or as wall chart; all of it by mouse, finger and keyboard. */
export function LeaveCalendar({
  place,
  go,
  bars,
  weekWorkingDays,
  onChoose,
  onOpen,
}: LeaveCalendarProps): ReactElement {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const { view } = place;
  const formats = useMemo(() => dayFormats(view, language), [view, language]);
  const calendar = useRef<CalendarRef>(null);
  const box = useRef<HTMLDivElement>(null);
  const [, setDrawn] = useState(0);
  const keys = useDayKeys(box, {
    place,
    go,
    labelOf: useDayLabel(bars),
    onChoose: (days) => onChoose?.(days),
  });
  const first = useFirstPlace(calendar, place);
  const choose = (from: string, to: string): void => {
    keys.forget();
    go({ date: from });
    onChoose?.({ from, to });
  };
  const options = useOptions(weekWorkingDays, {
    choose,
    onOpen,
    onDrawn: () => setDrawn((count) => count + 1),
  });
  const { chosen } = keys;
  return (
    <section
      ref={box}
      className={`leave-in-${view}`}
      aria-label={t(isWall(view) ? 'wall.view' : 'calendar.label')}
      onKeyDown={isWall(view) ? undefined : keys.press}
    >
      <StillCalendar
        ref={calendar}
        plugins={PLUGINS}
        locales={LOCALES}
        locale={language === 'sq' ? 'sq' : 'en-gb'}
        timeZone="UTC"
        now={todayInKosovo()}
        firstDay={1}
        initialView={LIBRARY_VIEW[first.view]}
        initialDate={first.date}
        headerToolbar={false}
        height="auto"
        events={bars}
        eventInteractive
        selectable={onChoose !== undefined}
        selectLongPressDelay={250}
        dayMaxEvents={view === 'month' ? BARS_OF_A_DAY : false}
        fixedWeekCount={false}
        eventOrder="title"
        eventClass={barClass}
        {...LOOKS}
        {...formats}
        {...options}
      />
      {isShort(view) && bars.every(({ display }) => display === 'background') && (
        <p className="leave-none">{t('calendar.nobodyAway')}</p>
      )}
      <p role="status" className="paga-hidden">
        {chosen &&
          t('calendar.chosen', {
            from: formatDate(chosen.from),
            to: formatDate(chosen.to),
            count: daysBetween(chosen.from, chosen.to) + 1,
          })}
      </p>
    </section>
  );
}

/** A day as it is read out, with who is away on it. */
function useDayLabel(bars: readonly EventInput[]): (day: string) => string {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  return (day) => {
    const { count, names } = awayOn(bars, day);
    const label = dayLabel(day, language);
    return count === 0 ? label : t('calendar.away', { day: label, count, names });
  };
}

/** The place the library begins with; to another one it is led. */
function useFirstPlace(
  calendar: RefObject<CalendarRef | null>,
  place: LeaveCalendarProps['place'],
): LeaveCalendarProps['place'] {
  const { view, date } = place;
  const [first] = useState(place);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current.view === view && shown.current.date === date) return;
    shown.current = { view, date };
    calendar.current?.getApi().changeView(LIBRARY_VIEW[view], date);
  }, [calendar, view, date]);
  return first;
}

type Actions = {
  choose: (from: string, to: string) => void;
  onOpen: (opened: OpenedBar) => void;
  onDrawn: () => void;
};

/** What the library calls. It stays the same while the words and the week do; what is done is read when it is called. */
function useOptions(weekWorkingDays: number, actions: Actions): CalendarOptions {
  const { t } = useTranslation('vacations');
  const choose = useStable(actions.choose);
  const open = useStable(actions.onOpen);
  const drawn = useStable(actions.onDrawn);
  return useMemo(
    (): CalendarOptions => ({
      select: ({ startStr, endStr }) => choose(startStr, addDays(endStr, -1)),
      dateClick: ({ dateStr }) => choose(dateStr, dateStr),
      eventClick: ({ event }) => open(openedBar(event)),
      datesSet: () => drawn(),
      dayCellDidMount: ({ el }) => el.setAttribute('role', 'gridcell'),
      viewDidMount: ({ el }) => el.getAttribute('role') === 'table' && el.setAttribute('role', 'grid'),
      dayCellClass: (info) => dayClass(info, weekWorkingDays),
      eventContent: (info) => <BarContent info={info} />,
      moreLinkText: (count) => t('calendar.more', { count }),
      moreLinkHint: (count) => t('calendar.moreHint', { count }),
      closeHint: t('calendar.close'),
    }),
    [t, weekWorkingDays, choose, open, drawn],
  );
}
