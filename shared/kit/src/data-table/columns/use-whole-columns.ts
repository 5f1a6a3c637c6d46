import { type RefObject, useLayoutEffect } from 'react';
import type { Layout } from './column.ts';

/** So much may be missing of a column, in pixels, and it still counts as whole. */
const SLACK = 2;

/** How much of a column is seen at each edge of what scrolls, where that is less than all of it. */
export function cutColumns<Row>(
  { columns, width, frozenWidth, endWidth }: Layout<Row>,
  seen: { left: number; width: number },
): { start: number; end: number } {
  // A table that fits has columns as wide as they like, and none is cut.
  if (seen.width === 0 || width <= seen.width) return { start: 0, end: 0 };
  const [from, to] = [seen.left + frozenWidth, seen.left + seen.width - endWidth];
  let [left, start, end] = [frozenWidth, 0, 0];
  for (const column of columns) {
    if (column.frozen || column.end) continue;
    const right = left + column.width;
    const [isBegun, isOpen] = [left < from - SLACK, right > to + SLACK];
    // One that is wider than its place is better seen in part than not at all.
    if (isBegun && !isOpen && right > from + SLACK) start = right - from;
    if (isOpen && !isBegun && left < to - SLACK) end = to - left;
    left = right;
  }
  return { start: frozenWidth > 0 ? start : 0, end: endWidth > 0 ? end : 0 };
}

/** Covers what is cut of a column beside those that stay: half a figure would be read as a whole one. */
export function useWholeColumns<Row>(scroller: RefObject<HTMLElement | null>, layout: Layout<Row>): void {
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const look = (): void => {
      const cut = cutColumns(layout, { left: box.scrollLeft, width: box.clientWidth });
      for (const [name, pixels] of Object.entries(cut)) {
        const value = `${pixels}px`;
        const property = `--cut-${name}`;
        if (box.style.getPropertyValue(property) !== value) box.style.setProperty(property, value);
      }
    };
    const watch = globalThis.ResizeObserver && new ResizeObserver(look);
    watch?.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      watch?.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [scroller, layout]);
}
