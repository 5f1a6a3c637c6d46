import { scaleLinear } from 'd3-scale';
import { type Series, stack } from 'd3-shape';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { formatMoney } from '#format/format.ts';
import { Row } from '#layout/layout.tsx';
import { colourOf } from './chart.ts';
import { movedByKey } from './moved-by-key.ts';
import './charts.css';

/** A part of a whole. */
type SharePart = { key: string; label: string; values: readonly number[] };

type ShareChartProps = {
  label: string;
  /** The wholes, one bar each, on one scale. */
  wholes: readonly string[];
  /** At most six, in the chart colours' order; their values stand in the order of `wholes`. */
  parts: readonly SharePart[];
  format?: (value: number) => string;
};

/** How sums are made up: bars of their parts on one scale. Arrows move a cursor over the parts; its figures are read out. */
export function ShareChart({ label, wholes, parts, format = formatMoney }: ShareChartProps): ReactNode {
  const rows = wholes.map((_, at) =>
    Object.fromEntries(parts.map(({ key, values }) => [key, Math.max(0, values[at] ?? 0)])),
  );
  const layers = stack<Record<string, number>>().keys(parts.map(({ key }) => key))(rows);
  const most = Math.max(...rows.map((row) => Object.values(row).reduce((sum, value) => sum + value, 0)));
  const percent = scaleLinear([0, most || 1], [0, 100]);
  const [at, setAt] = useState(0);
  const part = parts[Math.min(at, parts.length - 1)];
  const spoken = wholes.map((whole, index) => `${whole} ${format(part?.values[index] ?? 0)}`).join(', ');
  const press = (event: KeyboardEvent): void => {
    const next = movedByKey(event, at, parts.length - 1);
    if (next !== undefined) setAt(next);
  };
  return (
    <figure className="paga-chart">
      <figcaption>{label}</figcaption>
      <div
        className="paga-shares"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={parts.length}
        aria-valuenow={at + 1}
        aria-valuetext={
          wholes.length === 1
            ? `${part?.label ?? ''}: ${format(part?.values[0] ?? 0)}`
            : `${part?.label ?? ''}: ${spoken}`
        }
        onKeyDown={press}
      >
        {wholes.map((whole, index) => (
          <Bar
            key={whole}
            name={wholes.length > 1 ? whole : undefined}
            layers={layers}
            at={index}
            percent={percent}
            current={at}
          />
        ))}
      </div>
      <ShareTable label={label} wholes={wholes} parts={parts} format={format} current={at} />
    </figure>
  );
}

type BarProps = {
  name: string | undefined;
  layers: readonly Series<Record<string, number>, string>[];
  at: number;
  percent: (value: number) => number;
  current: number;
};

function Bar({ name, layers, at, percent, current }: BarProps): ReactNode {
  return (
    <Row gap={12} wrap={false} className="paga-share">
      {name && (
        <span className="paga-share-name" aria-hidden="true">
          {name}
        </span>
      )}
      <svg height={16} preserveAspectRatio="none" aria-hidden="true">
        {layers.map((layer, index) => {
          const [from = 0, to = 0] = layer[at] ?? [];
          return (
            <rect
              key={layer.key}
              className={index === current ? 'paga-share-part paga-share-current' : 'paga-share-part'}
              x={`${percent(from)}%`}
              width={`${percent(to - from)}%`}
              height={16}
              style={{ fill: colourOf(index) }}
            />
          );
        })}
      </svg>
    </Row>
  );
}

/** The legend: each part with its figures; a table, so that readers get them all. */
function ShareTable({
  label,
  wholes,
  parts,
  format,
  current,
}: Required<ShareChartProps> & { current: number }): ReactNode {
  return (
    <table className="paga-share-table">
      <caption className="paga-hidden">{label}</caption>
      <thead className={wholes.length > 1 ? undefined : 'paga-hidden'}>
        <tr>
          <td />
          {wholes.map((whole) => (
            <th key={whole} scope="col">
              {whole}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part, index) => (
          <tr key={part.key} className={index === current ? 'paga-share-row' : undefined}>
            <th scope="row">
              <span className="paga-swatch" style={{ background: colourOf(index) }} aria-hidden="true" />
              {part.label}
            </th>
            {part.values.map((value, at) => (
              <td key={wholes[at]} className="paga-number">
                {format(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
