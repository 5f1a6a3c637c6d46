import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { chosenDays, dayAfter } from './day-move.ts';
import { daysOf } from './shown-days.ts';
import type { CalendarPlace } from './use-calendar-place.ts';

type Days = { from: string; to: string };
type Keys = {
  place: CalendarPlace;
  go: (next: Partial<CalendarPlace>) => void;
  /** What a day is called when it is read out. */
  labelOf: (date: string) => string;
  /** Enter or Space on a day: the days chosen, or that one. */
  onChoose: (days: Days) => void;
};

const cellsOf = (box: HTMLElement | null): HTMLElement[] => [...(box?.querySelectorAll<HTMLElement>('[role=gridcell][data-date]') ?? [])];

/**
 * The days of the calendar by keyboard, which the library leaves to us: one day is in the tab order, arrows, Home, End, PageUp and PageDown move,
 * with Shift they choose days, Enter or Space takes them, Escape lets them go.
 */
export function useDayKeys(box: RefObject<HTMLElement | null>, { place, go, labelOf, onChoose }: Keys) {
  const [anchor, setAnchor] = useState<string | null>(null);
  const wanted = useRef(false);
  const { date } = place;
  const chosen = anchor === null ? null : chosenDays(anchor, date);

  // After every drawing: the library's cells come and go, and one of them is the tab stop.
  useLayoutEffect(() => {
    for (const cell of cellsOf(box.current)) {
      const day = cell.dataset.date ?? '';
      const isAt = day === date;
      cell.setAttribute('aria-label', labelOf(day));
      cell.tabIndex = isAt ? 0 : -1;
      cell.setAttribute('aria-selected', String(chosen !== null && isWithin(day, chosen)));
      if (isAt && wanted.current) {
        wanted.current = false;
        cell.focus({ preventScroll: true });
      }
    }
  });

  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (!(event.target instanceof HTMLElement) || event.target.getAttribute('role') !== 'gridcell') return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(chosen ?? { from: date, to: date });
    } else if (event.key === 'Escape' && anchor !== null) setAnchor(null);
    const next = dayAfter(event, date);
    if (!next) return;
    event.preventDefault();
    setAnchor(event.shiftKey ? (anchor ?? date) : null);
    wanted.current = true;
    go({ date: next });
  };
  const forget = (): void => setAnchor(null);
  return { chosen, press, forget, days: daysOf(place.view, date) };
}

/** Whether a day lies in a stretch. */
function isWithin(date: string, { from, to }: Days): boolean {
  return date >= from && date <= to;
}
