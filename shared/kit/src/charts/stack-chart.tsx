import type { ReactNode } from 'react';
import { type ChartProps, colourOfSeries } from './chart.ts';
import { ChartFrame } from './chart-frame.tsx';

const SHARE_OF_STEP = 0.6;
const WIDEST = 40;
/** What is compared with stands out a little on both sides of the column before it. */
const GHOST_WIDER = 6;

type StackChartProps = Omit<ChartProps, 'series'> & {
  /** The parts of a column, the lowest first; a null in the first one means that there is no column. */
  series: ChartProps['series'];
  /** What the parts of a column come to. */
  total: string;
  /** What each column is compared with, as an outline behind it. */
  ghost?: { label: string; values: readonly (number | null)[] } | undefined;
  action?: (at: number) => ReactNode;
  onOpen?: (at: number) => void;
};

/** A whole as one column at each point, its parts on one another; the sum is exact in cents. */
export function StackChart({ series, total, ghost, action, onOpen, ...rest }: StackChartProps): ReactNode {
  const totals = rest.points.map((_, at) => sumAt(series, at));
  const all: ChartProps['series'] = [
    ...series,
    { key: 'total', label: total, values: totals, mark: 'figure' },
    ...(ghost ? [{ key: 'ghost', ...ghost, mark: 'ghost' as const }] : []),
  ];
  return (
    <ChartFrame {...rest} series={all} action={action} onOpen={onOpen}>
      {({ x, y, step }) => {
        const width = Math.min(step * SHARE_OF_STEP, WIDEST);
        const column = (at: number, from: number, to: number, wider = 0) => ({
          x: x(at) - width / 2 - wider / 2,
          width: width + wider,
          y: y(to),
          height: Math.max(0, y(from) - y(to)),
        });
        return rest.points.map(({ name }, at) => {
          const before = ghost?.values[at] ?? null;
          return (
            <g key={name}>
              {before !== null && <rect className="paga-ghost" {...column(at, 0, before, GHOST_WIDER)} />}
              {series.map((one, index) => (
                <rect
                  key={one.key}
                  style={{ fill: colourOfSeries(one, index) }}
                  {...column(at, sumBelow(series, at, index), sumBelow(series, at, index + 1))}
                />
              ))}
            </g>
          );
        });
      }}
    </ChartFrame>
  );
}

/** The sum of the lowest parts. */
const sumBelow = (series: ChartProps['series'], at: number, count: number): number =>
  series.slice(0, count).reduce((sum, { values }) => sum + Math.round((values[at] ?? 0) * 100), 0) / 100;

const sumAt = (series: ChartProps['series'], at: number): number | null =>
  series[0]?.values[at] == null ? null : sumBelow(series, at, series.length);
