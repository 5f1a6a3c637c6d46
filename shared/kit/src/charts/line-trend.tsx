import type { ReactNode } from 'react';
import { formatMoney } from '#format/format.ts';
import './charts.css';

/** One point of a line. */
export type TrendPoint = { label: string; value: number };

type LineTrendProps = { label: string; points: readonly TrendPoint[]; format?: (value: number) => string; height?: number };

const width = 600;
const pad = 8;

/** A line over time with its ends named; readers get the same figures as a table. */
export function LineTrend({ label, points, format = formatMoney, height = 120 }: LineTrendProps): ReactNode {
  const values = points.map((point) => point.value);
  const low = Math.min(0, ...values);
  const span = Math.max(...values, 1) - low || 1;
  const at = (value: number, index: number): [number, number] => [
    pad + (index * (width - 2 * pad)) / Math.max(1, points.length - 1),
    height - pad - ((value - low) / span) * (height - 2 * pad),
  ];
  const path = values
    .map((value, index) =>
      at(value, index)
        .map((part) => part.toFixed(1))
        .join(' '),
    )
    .join('L');
  const first = points[0];
  const last = points.at(-1);
  return (
    <figure className="paga-chart">
      <figcaption>{label}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} height={height} preserveAspectRatio="none" aria-hidden="true">
        {values.length > 1 && <path className="paga-area" d={`M${path}L${width - pad} ${height - pad}L${pad} ${height - pad}Z`} />}
        <path className="paga-baseline" d={`M${pad} ${height - pad}H${width - pad}`} />
        {values.length > 0 && <path className="paga-line" d={`M${path}`} />}
        {points.map((point, index) => {
          const [x, y] = at(point.value, index);
          return (
            <path key={point.label} className="paga-dot" d={`M${x.toFixed(1)} ${y.toFixed(1)}h0.01`}>
              <title>{`${point.label}: ${format(point.value)}`}</title>
            </path>
          );
        })}
      </svg>
      <div className="paga-chart-ends paga-number" aria-hidden="true">
        <span>{first && `${first.label} · ${format(first.value)}`}</span>
        <span>{last && last !== first && `${last.label} · ${format(last.value)}`}</span>
      </div>
      <ul className="paga-hidden">
        {points.map((point) => (
          <li key={point.label}>{`${point.label}: ${format(point.value)}`}</li>
        ))}
      </ul>
    </figure>
  );
}
