import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '#format/format.ts';
import { Row } from '#layout/layout.tsx';
import { type ChartProps, colourOfSeries } from './chart.ts';
import './charts.css';
import { useCursor } from './use-cursor.ts';
import { type Plot, usePlot } from './use-plot.ts';

/** Pixels that a whole name of the axis needs. */
const ROOM_FOR_NAME = 64;
/** Pixels that a short name needs beside another. */
const ROOM_FOR_SHORT = 27;

type ChartFrameProps = ChartProps & {
  children: (plot: Plot) => ReactNode;
  /** What can be done with the point at the cursor, beside its name. */
  action?: ((at: number) => ReactNode) | undefined;
  /** A click with the mouse, or Enter, on a point. */
  onOpen?: ((at: number) => void) | undefined;
};

/**
 * What every chart over points has: a scale with grid lines, the names of all points, a cursor whose figures are read out and stand in the legend,
 * and all figures as a table for readers.
 */
export function ChartFrame({
  label,
  points,
  series,
  format = formatMoney,
  height,
  children,
  action,
  onOpen,
}: ChartFrameProps): ReactNode {
  const plot = usePlot({ points, series, height });
  const own = series.filter(({ mark }) => mark !== 'ghost');
  const cursor = useCursor({ points, series: own }, plot.nearest);
  const figure = (index: number, at: number): string => format(series[index]?.values[at] ?? Number.NaN);
  const spoken = series.map((one, index) => `${one.label} ${figure(index, cursor.at)}`).join(', ');
  const shown = points[cursor.at]?.name ?? '';
  return (
    <figure className="paga-chart">
      <figcaption>{label}</figcaption>
      <div
        ref={plot.box}
        className="paga-chart-plot"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={cursor.at + 1}
        aria-valuetext={`${shown}: ${spoken}`}
        onKeyDown={(event) => (event.key === 'Enter' ? onOpen?.(cursor.at) : cursor.onKeyDown(event))}
        onPointerMove={cursor.onPointerMove}
        onPointerDown={cursor.onPointerMove}
        onPointerUp={({ pointerType }) => pointerType === 'mouse' && onOpen?.(cursor.at)}
        data-opens={onOpen ? '' : undefined}
      >
        <svg
          width={plot.width}
          height={plot.height}
          viewBox={`0 0 ${plot.width} ${plot.height}`}
          aria-hidden="true"
        >
          <Axes plot={plot} points={points} />
          <path
            className="paga-chart-cursor"
            d={`M${plot.x(cursor.at)} ${plot.y.range()[1]}V${plot.bottom}`}
          />
          {children(plot)}
        </svg>
      </div>
      <Row as="ul" gap={[4, 16]} align="stretch" className="paga-legend" aria-label={shown}>
        <li className="paga-legend-point" aria-hidden="true">
          {shown}
        </li>
        {series.map((one, index) => (
          <li key={one.key}>
            {one.mark !== 'figure' && (
              <span
                className={one.mark === 'ghost' ? 'paga-swatch paga-swatch-ghost' : 'paga-swatch'}
                style={{ background: one.mark ? undefined : colourOfSeries(one, index) }}
                aria-hidden="true"
              />
            )}
            {one.label} <span className="paga-number">{figure(index, cursor.at)}</span>
          </li>
        ))}
      </Row>
      {action?.(cursor.at)}
      <Figures label={label} points={points} series={series} figure={figure} />
    </figure>
  );
}

function Axes({ plot, points }: { plot: Plot; points: ChartProps['points'] }): ReactNode {
  const { y, ticks, left, right, step } = plot;
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            className={tick === 0 ? 'paga-baseline' : 'paga-gridline'}
            d={`M${left} ${y(tick)}H${right}`}
          />
          <text className="paga-chart-text" x={left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {points.map(({ name, axis, short }, index) => (
        <text key={name} className="paga-chart-text" {...placeOfName(plot, index)}>
          {step < ROOM_FOR_NAME ? short : axis}
        </text>
      ))}
    </>
  );
}

/** Under its point; where even short names would touch one another they stand upright. */
function placeOfName({ x, step, bottom, height }: Plot, index: number) {
  if (step < ROOM_FOR_SHORT)
    return {
      transform: `translate(${x(index)} ${bottom + 6}) rotate(-90)`,
      dy: '0.32em',
      textAnchor: 'end' as const,
    };
  return { x: x(index), y: height - (height - bottom) / 3, textAnchor: 'middle' as const };
}

type FiguresProps = Pick<ChartProps, 'label' | 'points' | 'series'> & {
  figure: (index: number, at: number) => string;
};

function Figures({ label, points, series, figure }: FiguresProps): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <div className="paga-hidden">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.point')}</th>
            {series.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ name }, at) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {series.map(({ key }, index) => (
                <td key={key}>{figure(index, at)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
