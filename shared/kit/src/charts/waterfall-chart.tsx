import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { colourOf } from './chart.ts';
import './charts.css';
import { type Bar, barsOf, type WaterfallChartProps, WaterfallTable } from './waterfall-table.tsx';

/** A part of the width that the sums take before the first change, where their bars are cut. */
const CUT = 0.25;
const colours = { sum: colourOf(0), more: colourOf(1), less: colourOf(3) };
/** Percent of the width. Small changes of large sums stay visible: the scale begins a little below the least of them, and the bars of the sums are cut. */
function scaleOf(bars: readonly Bar[]): { x: (value: number) => number; cut: boolean } {
  const reached = bars.map(({ to }) => to);
  const [least, most] = [Math.min(...reached), Math.max(...reached)];
  const start = least - ((most - least) * CUT) / (1 - CUT);
  const cut = start > 0 && most > least;
  const scale = scaleLinear([cut ? start : Math.min(0, least), most > 0 ? most : 1], [0, 100]).clamp(true);
  return { x: (value) => Math.round(scale(value) * 100) / 100, cut };
}

/** How one sum became another, step by step on one scale. It is a table: those who hear it get the same figures, and each step can lead on. */
export function WaterfallChart(props: WaterfallChartProps): ReactNode {
  const { x, cut } = scaleOf(barsOf(props));
  const barOf = ({ from, to, kind }: Bar) => {
    const [left, right] = [x(Math.min(from, to)), x(Math.max(from, to))];
    return (
      <>
        <rect
          x={`${left}%`}
          width={`${Math.max(right - left, 0.4)}%`}
          height={18}
          rx={2}
          style={{ fill: colours[kind] }}
        />
        {kind === 'sum' && cut && (
          <rect className="paga-waterfall-cut" x="6%" width={3} height={18} transform="skewX(-20)" />
        )}
      </>
    );
  };
  return <WaterfallTable {...props} barOf={barOf} />;
}
