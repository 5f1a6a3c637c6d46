import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { formatMoney } from '#format/format.ts';
import { colourOf } from './chart.ts';
import './charts.css';
import './waterfall.css';

/** What leads from the first sum to the last: how much more or less, and in a few words of how many. */
type WaterfallStep = { key: string; label: string; amount: number; note?: string };
type WaterfallSum = { label: string; value: number };

type WaterfallChartProps = {
  label: string;
  from: WaterfallSum;
  steps: readonly WaterfallStep[];
  to: WaterfallSum;
  /** A step can be chosen: its name is a button. */
  onChoose?: (key: string) => void;
  /** The step that is chosen. */
  chosen?: string;
  format?: (value: number) => string;
};

/** A part of the width that the sums take before the first change, where their bars are cut. */
const CUT = 0.25;
const colours = { sum: colourOf(0), more: colourOf(1), less: colourOf(3) };
type Kind = keyof typeof colours;
type Bar = { key: string; label: string; note?: string; from: number; to: number; kind: Kind; text: string };

function barsOf({ from, steps, to, format = formatMoney }: WaterfallChartProps): Bar[] {
  let reached = from.value;
  const changes = steps.map(({ key, label, note, amount }): Bar => {
    const before = reached;
    reached += amount;
    const text = `${amount > 0 ? '+' : ''}${format(amount)}`;
    return { key, label, note, from: before, to: reached, kind: amount < 0 ? 'less' : 'more', text };
  });
  const sum = (key: string, { label, value }: WaterfallSum): Bar => ({
    ...{ key, label, from: 0, to: value, kind: 'sum', text: format(value) },
  });
  return [sum('from', from), ...changes, sum('to', to)];
}

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
  const bars = barsOf(props);
  const scale = scaleOf(bars);
  return (
    <table className="paga-waterfall">
      <caption className="paga-hidden">{props.label}</caption>
      <tbody>
        {bars.map((bar) => (
          <BarRow
            key={bar.key}
            bar={bar}
            {...scale}
            chosen={props.chosen === bar.key}
            onChoose={bar.kind === 'sum' ? undefined : props.onChoose}
          />
        ))}
      </tbody>
    </table>
  );
}

type BarRowProps = {
  bar: Bar;
  x: (value: number) => number;
  cut: boolean;
  chosen: boolean;
  onChoose: WaterfallChartProps['onChoose'];
};

function BarRow({ bar, x, cut, chosen, onChoose }: BarRowProps): ReactNode {
  const { key, label, note, kind, text } = bar;
  const [left, right] = [x(Math.min(bar.from, bar.to)), x(Math.max(bar.from, bar.to))];
  return (
    <tr className={kind === 'sum' ? 'paga-waterfall-sum' : chosen ? 'paga-waterfall-chosen' : undefined}>
      <th scope="row">
        {onChoose ? (
          <button type="button" aria-pressed={chosen} onClick={() => onChoose(key)}>
            {label}
          </button>
        ) : (
          label
        )}
        {note && <span className="paga-hint"> {note}</span>}
      </th>
      <td aria-hidden="true">
        <svg width="100%" height={18} aria-hidden="true">
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
        </svg>
      </td>
      <td className="paga-number">{text}</td>
    </tr>
  );
}
