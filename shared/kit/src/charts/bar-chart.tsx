import { scaleBand } from 'd3-scale';
import type { ReactNode } from 'react';
import { type ChartProps, colourOfSeries } from './chart.ts';
import { ChartFrame } from './chart-frame.tsx';

const SHARE_OF_STEP = 0.72;
const WIDEST = 48;

/** Measures as bars side by side at each point; a gap has no bar. */
export function BarChart(props: ChartProps): ReactNode {
  return (
    <ChartFrame {...props}>
      {({ x, y, step }) => {
        const group = Math.min(step * SHARE_OF_STEP, WIDEST);
        const band = scaleBand(
          props.series.map(({ key }) => key),
          [-group / 2, group / 2],
        ).paddingInner(0.1);
        return props.series.map((one, index) => (
          <g key={one.key} style={{ fill: colourOfSeries(one, index) }}>
            {one.values.map(
              (value, at) =>
                value !== null && (
                  <rect
                    key={props.points[at]?.name}
                    x={x(at) + (band(one.key) ?? 0)}
                    width={band.bandwidth()}
                    y={Math.min(y(value), y(0))}
                    height={Math.abs(y(0) - y(value))}
                    rx={2}
                  />
                ),
            )}
          </g>
        ));
      }}
    </ChartFrame>
  );
}
