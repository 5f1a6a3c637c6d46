import {
  defaultRangeExtractor,
  observeElementRect,
  type Range,
  useVirtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';

type RowsInView = {
  scroller: RefObject<HTMLDivElement | null>;
  count: number;
  rowHeight: number;
  headHeight: number;
  /** Stays in the page wherever the table is scrolled, so that focus is never lost. */
  activeRow: number;
};

/** Rows shown where there is no layout (jsdom). */
const fallback = { width: 1200, height: 60 * 36 };

const observeRect: typeof observeElementRect = (instance, report) =>
  observeElementRect(instance, (rect) => report(rect.height > 0 ? rect : fallback));

/** The rows of a long list to render now, and the height of all. */
export function useRowsInView({ scroller, count, rowHeight, headHeight, activeRow }: RowsInView): {
  items: { index: number; top: number }[];
  height: number;
} {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (activeRow < 0 || activeRow >= count || indexes.includes(activeRow)) return indexes;
      return [...indexes, activeRow].sort((one, other) => one - other);
    },
    [activeRow, count],
  );
  const virtual = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollMargin: headHeight,
    initialRect: fallback,
    observeElementRect: observeRect,
    rangeExtractor,
  });
  return {
    items: virtual.getVirtualItems().map((item) => ({ index: item.index, top: item.index * rowHeight })),
    height: count * rowHeight,
  };
}
