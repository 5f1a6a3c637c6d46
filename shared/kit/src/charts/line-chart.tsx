import { line } from 'd3-shape';
import { Fragment, type ReactNode } from 'react';
import { type ChartProps, colourOfSeries } from './chart.ts';
import { ChartFrame } from './chart-frame.tsx';

/** Measures over time as lines on one scale; a gap stays a gap. */
export function LineChart(props: ChartProps): ReactNode {
  return (
    <ChartFrame {...props}>
      {({ x, y }) => {
        const path = line<number | null>()
          .defined((value) => value !== null)
          .x((_, index) => x(index))
          .y((value) => y(value ?? 0));
        return props.series.map((one, index) => (
          <g key={one.key} style={{ stroke: colourOfSeries(one, index) }}>
            <path className="paga-line" d={path(one.values as (number | null)[]) ?? ''} />
            {one.values.map((value, at) => (
              <Fragment key={props.points[at]?.name}>
                {value !== null && <path className="paga-dot" d={`M${x(at)} ${y(value)}h0.01`} />}
              </Fragment>
            ))}
          </g>
        ));
      }}
    </ChartFrame>
  );
}
