import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chosenDays, type Days } from '../leave/chosen-days.ts';
import { dayAfter } from './day-move.ts';
import type { CalendarPlace } from './use-calendar-place.ts';

type Keys = {
  place: CalendarPlace;
  go: (next: Partial<CalendarPlace>) => void;
  /** What a day is called when it is read out. */
  labelOf: (date: string) => string;
  /** Enter or Space on a day: the days chosen, or that one. */
  onChoose: (days: Days) => void;
};

const cellsOf = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('[role=gridcell][data-date]') ?? []),
];

/**
 * The days of the calendar by keyboard, which the library leaves to us: one day is in the tab order, arrows, Home, End, PageUp and PageDown move,
 * with Shift they choose days, Enter or Space takes them, Escape lets them go.
 */
export function useDayKeys(box: RefObject<HTMLElement | null>, { place, go, labelOf, onChoose }: Keys) {
  const [anchor, setAnchor] = useState<string | null>(null);
  const wanted = useRef(false);
  const held = useHeldDay(box);
  const [at, moveTo] = useDayAt(place.date, (date) => go({ date }));
  const chosen = anchor === null ? null : chosenDays(anchor, at);

  // After every drawing: the library's cells come and go, and one of them is the tab stop.
  useLayoutEffect(() => {
    for (const cell of cellsOf(box.current)) {
      const day = cell.dataset.date ?? '';
      const isAt = day === at;
      const spoken = cell.querySelector('.leave-day-top > :first-child:not([aria-hidden])');
      if (spoken) spoken.textContent = labelOf(day);
      cell.tabIndex = isAt ? 0 : -1;
      cell.setAttribute('aria-selected', String(chosen !== null && isWithin(day, chosen)));
      if (isAt && wanted.current) {
        wanted.current = false;
        cell.focus({ preventScroll: true });
      }
    }
    held.current = at;
  });

  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (!(event.target instanceof HTMLElement) || event.target.getAttribute('role') !== 'gridcell') return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(chosen ?? { from: at, to: at });
    } else if (event.key === 'Escape' && anchor !== null) setAnchor(null);
    const next = dayAfter(event, at);
    if (!next) return;
    event.preventDefault();
    setAnchor(event.shiftKey ? (anchor ?? at) : null);
    wanted.current = true;
    moveTo(next);
  };
  const forget = (): void => setAnchor(null);
  return { chosen, press, forget };
}

/**
 * The library makes its days anew, at the edge of a month and when leave has come: the day that had the focus gets it again. Gives where to say which
 * day that is.
 */
function useHeldDay(box: RefObject<HTMLElement | null>) {
  const day = useRef('');
  useEffect(() => {
    let isHeld = false;
    const follow = (event: FocusEvent): void => {
      isHeld = event.target instanceof Element && box.current?.contains(event.target) === true;
    };
    const observer = new MutationObserver(() => {
      if (!isHeld || document.activeElement !== document.body) return;
      cellsOf(box.current)
        .find(({ dataset }) => dataset.date === day.current)
        ?.focus({ preventScroll: true });
    });
    if (box.current) observer.observe(box.current, { childList: true, subtree: true });
    document.addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, [box]);
  return day;
}

/** Whether a day lies in a stretch. */
function isWithin(date: string, { from, to }: Days): boolean {
  return date >= from && date <= to;
}

/** The day one stands on. The address follows a little later than the keys come, so it is taken over only when somebody else has changed it. */
function useDayAt(date: string, send: (date: string) => void): [string, (date: string) => void] {
  const [at, setAt] = useState(date);
  const sent = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (sent.current === date) sent.current = null;
    else if (sent.current === null) setAt(date);
  }, [date]);
  const moveTo = (next: string): void => {
    sent.current = next;
    setAt(next);
    send(next);
  };
  return [at, moveTo];
}
