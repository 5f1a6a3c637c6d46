import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { ChartProps } from './chart.ts';
import { movedByKey } from './moved-by-key.ts';

type Cursor = {
  /** The point that it stands at; at first the last one with a value. */
  at: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
};

/** A cursor over the points of a chart: arrows, Home, End, or the pointer. */
export function useCursor(
  { points, series }: Pick<ChartProps, 'points' | 'series'>,
  nearest: (x: number) => number,
): Cursor {
  const [moved, setMoved] = useState<number>();
  const last = points.length - 1;
  const valued = points.findLastIndex((_, index) => series.some(({ values }) => values[index] != null));
  const at = Math.min(moved ?? (valued < 0 ? last : valued), last);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = movedByKey(event, at, last);
    if (next !== undefined) setMoved(next);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    setMoved(nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));
  };
  return { at, onKeyDown, onPointerMove };
}
