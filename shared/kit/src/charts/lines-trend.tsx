import type { ReactNode } from 'react';
import { formatMoney } from '#format/format.ts';
import './charts.css';

/** One line: its values stand in the order of the chart's `points`. */
export type TrendLine = { key: string; label: string; values: readonly number[] };

type LinesTrendProps = {
  label: string;
  /** What the values belong to, such as months, the oldest first. */
  points: readonly string[];
  /** At most six, in the chart colours' order. */
  lines: readonly TrendLine[];
  format?: (value: number) => string;
  height?: number;
};

const width = 600;
const pad = 8;
const colour = (index: number): string => `var(--paga-chart-${(index % 6) + 1})`;

/** Several measures over the same time on one scale, with the latest value of each in the legend; readers get every figure. One point alone is no trend: it is told by the legend. */
export function LinesTrend({ label, points, lines, format = formatMoney, height = 180 }: LinesTrendProps): ReactNode {
  const all = lines.flatMap(({ values }) => values);
  const low = Math.min(0, ...all);
  const span = Math.max(...all, 1) - low || 1;
  const x = (index: number) => pad + (index * (width - 2 * pad)) / Math.max(1, points.length - 1);
  const y = (value: number) => height - pad - ((value - low) / span) * (height - 2 * pad);
  const at = (value: number, index: number) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
  return (
    <figure className="paga-chart">
      <figcaption>{label}</figcaption>
      {points.length > 1 && (
        <svg viewBox={`0 0 ${width} ${height}`} height={height} preserveAspectRatio="none" aria-hidden="true">
          <path className="paga-baseline" d={`M${pad} ${height - pad}H${width - pad}`} />
          {lines.map(({ key, values }, index) => (
            <g key={key}>
              <path className="paga-line" style={{ stroke: colour(index) }} d={`M${values.map(at).join('L')}`} />
              {values.map((value, point) => (
                <path key={points[point]} className="paga-dot" style={{ stroke: colour(index) }} d={`M${at(value, point)}h0.01`} />
              ))}
            </g>
          ))}
        </svg>
      )}
      <div className="paga-chart-ends" aria-hidden="true">
        <span>{points[0]}</span>
        <span>{points.length > 1 && points.at(-1)}</span>
      </div>
      <ul className="paga-legend" aria-label={points.at(-1)}>
        {lines.map((line, index) => (
          <li key={line.key}>
            <span className="paga-swatch" style={{ background: colour(index) }} aria-hidden="true" />
            {line.label} <span className="paga-number">{format(line.values.at(-1) ?? 0)}</span>
          </li>
        ))}
      </ul>
      <Figures points={points} lines={lines} format={format} />
    </figure>
  );
}

type FiguresProps = Required<Pick<LinesTrendProps, 'points' | 'lines' | 'format'>>;

function Figures({ points, lines, format }: FiguresProps): ReactNode {
  return (
    <ul className="paga-hidden">
      {points.map((point, index) => (
        <li key={point}>{`${point}: ${lines.map(({ label, values }) => `${label} ${format(values[index] ?? 0)}`).join(', ')}`}</li>
      ))}
    </ul>
  );
}
