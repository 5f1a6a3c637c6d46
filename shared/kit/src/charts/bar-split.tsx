import type { ReactNode } from 'react';
import { formatMoney } from '#format/format.ts';
import './charts.css';

/** A part of a whole. */
export type SplitPart = { key: string; label: string; value: number };

type BarSplitProps = { label: string; parts: readonly SplitPart[]; format?: (value: number) => string };

/** How a sum is made up, as one bar with its legend: at most six parts, in the chart colours' order. */
export function BarSplit({ label, parts, format = formatMoney }: BarSplitProps): ReactNode {
  const whole = parts.reduce((sum, part) => sum + Math.max(0, part.value), 0) || 1;
  return (
    <figure className="paga-chart">
      <figcaption>{label}</figcaption>
      <div className="paga-split" aria-hidden="true">
        {parts.map((part, index) => (
          <span key={part.key} style={{ flexGrow: Math.max(0, part.value) / whole, background: `var(--paga-chart-${(index % 6) + 1})` }} />
        ))}
      </div>
      <ul className="paga-legend">
        {parts.map((part, index) => (
          <li key={part.key}>
            <span className="paga-swatch" style={{ background: `var(--paga-chart-${(index % 6) + 1})` }} aria-hidden="true" />
            {part.label}
            <span className="paga-number">{format(part.value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
