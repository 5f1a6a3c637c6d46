import { type ScaleLinear, scaleLinear, scalePoint } from 'd3-scale';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '#format/format.ts';
import type { ChartProps } from './chart.ts';

/** Where there is no layout (tests). */
const WIDTH = 600;
const TICKS = 4;
const MARGIN = { top: 8, right: 8, bottom: 32, gap: 8 };
const LETTER = 7;

/** Where things stand in a chart, in pixels. */
export type Plot = {
  box: RefObject<HTMLDivElement | null>;
  width: number;
  height: number;
  left: number;
  right: number;
  bottom: number;
  y: ScaleLinear<number, number>;
  ticks: readonly number[];
  x: (index: number) => number;
  /** Pixels from one point to the next. */
  step: number;
  /** The point that is nearest to a place. */
  nearest: (x: number) => number;
};

function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(WIDTH);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => setWidth(element.clientWidth || WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}

/** The scales of a chart over the width that it has. Zero is always on the scale. */
export function usePlot({
  points,
  series,
  height = 200,
}: Pick<ChartProps, 'points' | 'series' | 'height'>): Plot {
  const [box, width] = useWidth();
  const bottom = height - MARGIN.bottom;
  const values = series.flatMap((one) => one.values).filter((value) => value !== null);
  const y = scaleLinear([Math.min(0, ...values), Math.max(1, ...values)], [bottom, MARGIN.top]).nice(TICKS);
  const ticks = y.ticks(TICKS);
  const left = Math.max(...ticks.map((tick) => formatNumber(tick).length)) * LETTER + MARGIN.gap;
  const right = width - MARGIN.right;
  const place = scalePoint(
    points.map((_, index) => index),
    [left, right],
  ).padding(0.5);
  const x = (index: number): number => place(index) ?? left;
  const nearest = (at: number): number => {
    const index = Math.round((at - x(0)) / (place.step() || 1));
    return Math.min(points.length - 1, Math.max(0, index));
  };
  return { box, width, height, left, right, bottom, y, ticks, x, step: place.step(), nearest };
}
