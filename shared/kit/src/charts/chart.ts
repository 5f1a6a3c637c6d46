import { monthTitle } from '#format/format.ts';
import type { Language } from '#theme/kit-context.ts';

/** A place on the axis of a chart: its whole name, and what stands at the axis where there is room and where there is little. */
type ChartPoint = { name: string; axis: string; short: string };

/** One measure: its values stand in the order of the chart's points; null is a gap, not a zero. */
type ChartSeries = {
  key: string;
  label: string;
  values: readonly (number | null)[];
  /** The chart colour (from 0) of a measure that has the same one everywhere; else its place in the list decides. */
  colour?: number;
  /** How it stands in the legend: by its colour, as an outline (it is only compared with), or as a figure alone. */
  mark?: 'ghost' | 'figure';
};

/** What bars and lines take. */
export type ChartProps = {
  /** What the chart shows. */
  label: string;
  points: readonly ChartPoint[];
  /** At most six, in the chart colours' order. */
  series: readonly ChartSeries[];
  format?: (value: number) => string;
  /** Pixels of the plot. */
  height?: number;
};

/** A month as a place on the axis: `Tetor 2026`, `Tetor`, `Tet`. */
export function monthPoint(month: number, year: number, language: Language): ChartPoint {
  const axis = monthTitle(month, undefined, language);
  return { name: monthTitle(month, year, language), axis, short: axis.slice(0, 3) };
}

/** The colour of the measure at a place in the list. */
export const colourOf = (index: number): string => `var(--paga-chart-${(index % 6) + 1})`;

/** The colour of a series: its own, or that of its place. */
export const colourOfSeries = ({ colour }: ChartSeries, index: number): string => colourOf(colour ?? index);
