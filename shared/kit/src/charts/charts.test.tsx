import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPiece } from '../render-piece.tsx';
import { BarChart } from './bar-chart.tsx';
import { monthPoint } from './chart.ts';
import { LineChart } from './line-chart.tsx';
import { ShareChart } from './share-chart.tsx';
import { StackChart } from './stack-chart.tsx';
import { WaterfallChart } from './waterfall-chart.tsx';

const year = Array.from({ length: 12 }, (_, index) => monthPoint(index + 1, 2026, 'en'));
const gross = year.map((_, index) => (index < 9 && index !== 4 ? 1000 + index * 100 : null));
const series = [
  { key: 'gross', label: 'Gross', values: gross },
  { key: 'net', label: 'Net', values: gross.map((value) => value && value / 2) },
];

describe.each([
  ['lines', LineChart],
  ['bars', BarChart],
])('a chart of %s', (_, Chart) => {
  test('names all months and draws a scale from zero', () => {
    const { container } = renderPiece(<Chart label="Year" points={year} series={series} />);
    const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining([...year.map(({ short }) => short), '0', '1,000', '2,000']));
    expect(year.map(({ short }) => short)).toHaveLength(new Set(year.map(({ short }) => short)).size);
  });

  test('has a cursor that arrows move and that is read out; a gap is no zero', async () => {
    const user = userEvent.setup();
    renderPiece(<Chart label="Year" points={year} series={series} />);
    const cursor = screen.getByRole('slider', { name: 'Year' });
    expect(cursor).toHaveAttribute('aria-valuetext', 'September 2026: Gross 1,800.00, Net 900.00');
    cursor.focus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(cursor).toHaveAttribute('aria-valuetext', 'February 2026: Gross 1,100.00, Net 550.00');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(cursor).toHaveAttribute('aria-valuetext', 'May 2026: Gross –, Net –');
    await user.keyboard('{End}{ArrowRight}');
    expect(cursor).toHaveAttribute('aria-valuenow', '12');
  });

  test('gives every figure in a table beside', () => {
    renderPiece(<Chart label="Year" points={year} series={series} />);
    const table = screen.getByRole('table', { name: 'Year' });
    expect(within(table).getAllByRole('row')).toHaveLength(13);
    expect(within(table).getByRole('row', { name: 'January 2026 1,000.00 500.00' })).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: 'May 2026 – –' })).toBeInTheDocument();
  });
});

test('lines break at a gap, and bars leave it out', () => {
  const { container } = renderPiece(<LineChart label="Year" points={year} series={series.slice(0, 1)} />);
  expect(container.querySelector('.paga-line')?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  expect(container.querySelectorAll('.paga-dot')).toHaveLength(8);
  const bars = renderPiece(<BarChart label="Year" points={year} series={series.slice(0, 1)} />);
  expect(bars.container.querySelectorAll('rect')).toHaveLength(8);
});

test('a share chart draws its wholes on one scale and tells its parts', async () => {
  const user = userEvent.setup();
  const parts = [
    { key: 'net', label: 'Net', values: [800, 900] },
    { key: 'tax', label: 'Tax', values: [200, 100] },
  ];
  const { container } = renderPiece(<ShareChart label="Split" wholes={['Before', 'After']} parts={parts} />);
  expect([...container.querySelectorAll('rect')].map((part) => part.getAttribute('width'))).toEqual([
    '80%',
    '20%',
    '90%',
    '10%',
  ]);
  screen.getByRole('slider', { name: 'Split' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Tax: Before 200.00, After 100.00');
  expect(screen.getByRole('row', { name: 'Net 800.00 900.00' })).toBeVisible();
});

test('a waterfall is a table that leads from one sum to the other; small changes of large sums keep their width', async () => {
  const chosen: string[] = [];
  const { container } = renderPiece(
    <WaterfallChart
      label="Net"
      from={{ label: 'September', value: 100_000 }}
      steps={[
        { key: 'joined', label: 'Joined', amount: 300, note: '1 person' },
        { key: 'days', label: 'Days', amount: -100 },
      ]}
      to={{ label: 'October', value: 100_200 }}
      onChoose={(key) => chosen.push(key)}
      chosen="days"
    />,
  );
  const rows = within(screen.getByRole('table', { name: 'Net' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    ...['September100,000.00', 'Joined 1 person+300.00', 'Days−100.00', 'October100,200.00'],
  ]);
  const bars = [...container.querySelectorAll('rect:not(.paga-waterfall-cut)')];
  expect(bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
    ['0%', '25%'],
    ['25%', '75%'],
    ['75%', '25%'],
    ['0%', '75%'],
  ]);
  expect(screen.getByRole('button', { name: 'Days' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Joined' }));
  expect(chosen).toEqual(['joined']);
  const flat = {
    label: 'Same',
    from: { label: 'One', value: 0 },
    steps: [],
    to: { label: 'Other', value: 0 },
  };
  expect(() => renderPiece(<WaterfallChart {...flat} />)).not.toThrow();
});

test('a stack draws a whole as one column before that of another year, says both, and opens a point', async () => {
  const user = userEvent.setup();
  const opened = jest.fn();
  const ghost = { label: '2025', values: year.map((_, index) => (index === 11 ? 500 : null)) };
  const parts = [
    { key: 'net', label: 'Net', values: gross },
    { key: 'tax', label: 'Tax', values: gross.map((value) => value && 0.1) },
  ];
  const { container } = renderPiece(
    <StackChart
      {...{ label: 'Cost', points: year, series: parts, total: 'In all', ghost, onOpen: opened }}
      action={(at) => <a href="#month">{`Open ${year[at]?.name}`}</a>}
    />,
  );
  // Twelve places of two parts each, and the one outline of the year before.
  expect(container.querySelectorAll('rect:not([height="0"])')).toHaveLength(8 * 2 + 1);
  expect(container.querySelectorAll('.paga-ghost')).toHaveLength(1);
  const cursor = screen.getByRole('slider', { name: 'Cost' });
  // Not at December, which only the year before has.
  expect(cursor).toHaveAttribute(
    'aria-valuetext',
    'September 2026: Net 1,800.00, Tax 0.10, In all 1,800.10, 2025 –',
  );
  expect(screen.getByRole('link')).toHaveTextContent('Open September 2026');
  cursor.focus();
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(opened).toHaveBeenCalledWith(7);
  expect(screen.getByRole('row', { name: 'December 2026 – – – 500.00' })).toBeInTheDocument();
});
