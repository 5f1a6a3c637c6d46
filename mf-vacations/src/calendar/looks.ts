import {
  type CalendarOptions,
  type DayCellInfo,
  type EventDisplayInfo,
  joinClassNames,
} from '@fullcalendar/react';
import { isDayOff } from '../leave/use-days-off.ts';

/** The parts of the library's drawing by the names of calendar.css; it has no classes of its own to style by. */
export const LOOKS: CalendarOptions = {
  className: 'leave-fc',
  viewClass: 'leave-view',
  dayHeaderClass: 'leave-day-head',
  dayHeaderInnerClass: 'leave-day-head-text',
  dayHeaderRowClass: 'leave-row',
  dayHeaderDividerClass: 'leave-divider',
  dayRowClass: 'leave-row leave-day-row',
  dayCellTopClass: 'leave-day-top',
  dayCellTopInnerClass: 'leave-day-number',
  dayCellInnerClass: 'leave-day-bars',
  eventInnerClass: 'leave-bar-inside',
  rowMoreLinkClass: 'leave-more',
  backgroundEventClass: 'leave-holiday',
  backgroundEventTitleClass: 'leave-holiday-name',
  highlightClass: 'leave-chosen',
  popoverClass: 'leave-popover',
  popoverCloseClass: 'leave-popover-close',
};

/** The day of the library's midnight in UTC. */
const civil = (date: Date): string => date.toISOString().slice(0, 10);

/** How a day looks: of another month, a day off, today. */
export function dayClass({ date, isOther, isToday }: DayCellInfo, weekWorkingDays: number): string {
  return joinClassNames(
    'leave-day',
    isOther && 'leave-day-other',
    isDayOff(civil(date), weekWorkingDays) && 'leave-day-off',
    isToday && 'leave-day-today',
  );
}

/** How a leave looks: the colour of its type, round where it starts and ends. */
export function barClass({ event, isStart, isEnd }: EventDisplayInfo): string {
  if (event.display === 'background') return '';
  return joinClassNames(
    'leave-bar',
    `leave-bar-${event.extendedProps.colour}`,
    event.extendedProps.requestId !== undefined && 'leave-bar-asked',
    isStart && 'leave-bar-start',
    isEnd && 'leave-bar-end',
  );
}
