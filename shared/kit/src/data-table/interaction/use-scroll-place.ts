import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** How far a table is scrolled, in px. */
export type ScrollPlace = { top: number; left: number };

type Scrolled = {
  scroller: RefObject<HTMLElement | null>;
  hasRows: boolean;
  place: ScrollPlace | undefined;
  onPlace: ((place: ScrollPlace) => void) | undefined;
};

const REST_MS = 200;

/** Scrolls a table to where it was left as soon as its rows are there, and says where it stands once it rests. */
export function useScrollPlace({ scroller, hasRows, place, onPlace }: Scrolled): void {
  const placed = useRef(false);
  const newest = useRef(onPlace);
  newest.current = onPlace;
  useLayoutEffect(() => {
    if (!hasRows || placed.current) return;
    placed.current = true;
    if (place && scroller.current) {
      scroller.current.scrollTop = place.top;
      scroller.current.scrollLeft = place.left;
    }
  }, [scroller, hasRows, place]);
  const wants = onPlace !== undefined;
  useEffect(() => {
    const element = scroller.current;
    if (!wants || !element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rests = (): void => {
      clearTimeout(timer);
      timer = setTimeout(
        () => newest.current?.({ top: element.scrollTop, left: element.scrollLeft }),
        REST_MS,
      );
    };
    element.addEventListener('scroll', rests, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', rests);
    };
  }, [scroller, wants]);
}
