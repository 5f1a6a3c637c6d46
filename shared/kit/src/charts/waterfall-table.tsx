import type { ReactNode } from 'react';
import { formatMoney } from '#format/format.ts';
import './waterfall.css';

/** What leads from the first sum to the last: how much more or less, and in a few words of how many. */
type WaterfallStep = { key: string; label: string; amount: number; note?: string };
type WaterfallSum = { label: string; value: number };

export type WaterfallChartProps = {
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

type Kind = 'sum' | 'more' | 'less';
export type Bar = {
  key: string;
  label: string;
  note?: string;
  from: number;
  to: number;
  kind: Kind;
  text: string;
};

/** The sums and the steps between them, each with what it reaches. */
export function barsOf({ from, steps, to, format = formatMoney }: WaterfallChartProps): Bar[] {
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

/** The table of a waterfall: names and figures, and between them what `barOf` draws, which may come later: the rows have their heights without it. */
export function WaterfallTable({
  barOf,
  ...props
}: WaterfallChartProps & { barOf?: (bar: Bar) => ReactNode }): ReactNode {
  return (
    <table className="paga-waterfall">
      <caption className="paga-hidden">{props.label}</caption>
      <tbody>
        {barsOf(props).map((bar) => (
          <BarRow
            key={bar.key}
            bar={bar}
            chosen={props.chosen === bar.key}
            onChoose={bar.kind === 'sum' ? undefined : props.onChoose}
          >
            {barOf?.(bar)}
          </BarRow>
        ))}
      </tbody>
    </table>
  );
}

type BarRowProps = {
  bar: Bar;
  chosen: boolean;
  onChoose: WaterfallChartProps['onChoose'];
  children: ReactNode;
};

function BarRow({ bar, chosen, onChoose, children }: BarRowProps): ReactNode {
  const { key, label, note, kind, text } = bar;
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
          {children}
        </svg>
      </td>
      <td className="paga-number">{text}</td>
    </tr>
  );
}
