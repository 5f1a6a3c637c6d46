import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { sizes } from '#theme/tokens.ts';

const narrowBelow = 600;
const coarse = (): MediaQueryList | undefined => globalThis.matchMedia?.('(pointer: coarse)');

/** True when the box is phone-wide. False where there is no layout (tests). */
export function useNarrow(box: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => setNarrow(element.clientWidth > 0 && element.clientWidth < narrowBelow);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return narrow;
}

/** Height of a row: 36 px, or 44 px where a finger points; `tall` holds two lines of text. */
export function useRowHeight(tall = false): number {
  const touch = useSyncExternalStore(
    (onChange) => {
      const list = coarse();
      list?.addEventListener?.('change', onChange);
      return () => list?.removeEventListener?.('change', onChange);
    },
    () => coarse()?.matches ?? false,
    () => false,
  );
  if (tall) return sizes.rowTall;
  return touch ? sizes.rowTouch : sizes.row;
}
