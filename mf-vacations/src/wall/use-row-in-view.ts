import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls to the row one starts with, once; -1: the first. To be used after the rows in view, which begin at the top. */
export function useRowInView(box: RefObject<HTMLElement | null>, row: number, rowHeight: number): void {
  const first = useRef(row);
  useLayoutEffect(() => {
    if (box.current && first.current >= 0)
      box.current.scrollTop = first.current * rowHeight - box.current.clientHeight / 3;
  }, [box, rowHeight]);
}
