import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { PrintSheet } from '../display/print-sheet.tsx';
import { renderPiece } from '../render-piece.tsx';
import type { Column, Key } from './columns/column.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { type SampleRow, sampleColumns, sampleRows, sampleTotals } from './sample.tsx';
import { selectAllState, toggleAll } from './selection.ts';

const three = sampleRows(3);
const rowKey = (row: SampleRow): number => row.id;

function Table(props: Partial<DataTableProps<SampleRow>> & { picked?: readonly Key[] }): ReactNode {
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set(props.picked));
  const rows = props.rows ?? three;
  return (
    <DataTable
      label="Pagat"
      rows={rows}
      columns={props.columns ?? sampleColumns('sq')}
      rowKey={rowKey}
      totals={sampleTotals(rows, 'Gjithsej')}
      selection={props.picked ? { selected, onChange: setSelected } : undefined}
      {...props}
    />
  );
}
const focused = (): string => document.activeElement?.textContent ?? '';
const names = (): (string | null)[] =>
  screen
    .getAllByRole('row')
    .flatMap((row) =>
      within(row)
        .queryAllByRole('gridcell')
        .slice(0, 1)
        .map((cell) => cell.textContent),
    )
    .filter((text) => /\w/.test(text ?? ''));

test('exposes its size and places, headings and sums counted', () => {
  renderPiece(<Table rows={sampleRows(120)} />);
  const grid = screen.getByRole('grid', { name: 'Pagat' });
  expect(grid).toHaveAttribute('aria-rowcount', '123');
  expect(grid).toHaveAttribute('aria-colcount', '8');
  expect(screen.getByRole('row', { name: /Arta Krasniqi/ })).toHaveAttribute('aria-rowindex', '3');
  expect(screen.getByRole('row', { name: /Gjithsej/ })).toHaveAttribute('aria-rowindex', '123');
  expect(screen.getByRole('columnheader', { name: 'Kontributet' })).toHaveAttribute('aria-colspan', '2');
});

test('draws only the rows in view', () => {
  renderPiece(<Table rows={sampleRows(10_000)} />);
  expect(screen.getAllByRole('row').length).toBeLessThan(80);
});

test('has one tab stop and moves by keys', async () => {
  renderPiece(<Table />);
  await userEvent.tab();
  expect(focused()).toBe('Arta Krasniqi');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('500.00');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('637.00');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Blerim Gashi');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('556.74');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  expect(focused()).toBe('Arta Krasniqi');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Punonjësi');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe('1,670.22');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('pages far and keeps the focused row in the page', async () => {
  renderPiece(<Table rows={sampleRows(1000)} />);
  await userEvent.tab();
  await userEvent.keyboard('{PageDown}{PageDown}');
  expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '27');
  await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}');
  expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '1002');
});

test('Enter, F2 and a click act on the cell', async () => {
  const onGross = jest.fn();
  renderPiece(<Table columns={sampleColumns('sq', onGross)} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}{ArrowDown}{F2}');
  await userEvent.click(screen.getByRole('gridcell', { name: '774.00' }));
  expect(onGross.mock.calls.map(([row]) => (row as SampleRow).name)).toEqual([
    'Arta Krasniqi',
    'Blerim Gashi',
    'Drita Hoxha',
  ]);
});

test('Enter goes into a cell with a button, Esc comes back', async () => {
  const onOpen = jest.fn();
  const columns: Column<SampleRow>[] = [
    { key: 'name', title: 'Emri', width: 100, render: (row) => row.name },
    {
      key: 'open',
      title: 'Hap',
      width: 100,
      render: (row) => <button type="button" onClick={() => onOpen(row.id)}>{`Hap ${row.id}`}</button>,
    },
  ];
  renderPiece(<Table columns={columns} totals={undefined} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('button', { name: 'Hap 1' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith(1);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
});

test('a heading sorts up, down and back', async () => {
  renderPiece(<Table />);
  const heading = screen.getByRole('columnheader', { name: 'Punonjësi' });
  expect(heading).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(heading);
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(heading);
  expect(heading).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['Drita Hoxha', 'Blerim Gashi', 'Arta Krasniqi', 'Gjithsej']);
  await userEvent.click(heading);
  expect(names()[0]).toBe('Arta Krasniqi');
});

test('select-all is on only when every row is selected', async () => {
  renderPiece(<Table picked={[1]} />);
  const all = screen.getByRole('checkbox', { name: 'Zgjidh të gjithë rreshtat' });
  expect(all).not.toBeChecked();
  expect(all).toBePartiallyChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zgjidh rreshtin 2' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zgjidh rreshtin 3' }));
  expect(all).toBeChecked();
  expect(all).not.toBePartiallyChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zgjidh rreshtin 1' }));
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(all).toBeChecked();
  await userEvent.click(all);
  expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  expect(all).not.toBePartiallyChecked();
});

test('Space selects from the keyboard', async () => {
  renderPiece(<Table picked={[]} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('row', { name: /Arta Krasniqi/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>} {/Shift}');
  expect(screen.getByRole('row', { name: /Blerim Gashi/ })).toHaveAttribute('aria-selected', 'true');
});

test('rows that are not listed keep their selection', () => {
  expect(selectAllState([], new Set([9]))).toBe('off');
  expect([...toggleAll([1, 2], new Set<Key>([9]))]).toEqual([9, 1, 2]);
  expect([...toggleAll([1, 2], new Set<Key>([9, 1, 2]))]).toEqual([9]);
});

test('the column chooser hides and remembers', async () => {
  localStorage.clear();
  const { unmount } = renderPiece(<Table chooser="test" />);
  await userEvent.click(screen.getByRole('button', { name: /Kolonat/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tatimi në paga' }));
  expect(screen.queryByRole('columnheader', { name: 'Tatimi në paga' })).not.toBeInTheDocument();
  unmount();
  renderPiece(<Table chooser="test" />);
  expect(screen.queryByRole('columnheader', { name: 'Tatimi në paga' })).not.toBeInTheDocument();
});

test('an empty table says so, a loading one is busy', () => {
  renderPiece(<Table rows={[]} empty="Asnjë pagë" />);
  expect(screen.getByText('Asnjë pagë')).toBeInTheDocument();
  renderPiece(<Table rows={[]} label="Tjetra" loading />);
  expect(screen.getByRole('grid', { name: 'Tjetra' })).toHaveAttribute('aria-busy', 'true');
});

test('on paper stand all rows and columns under their headings, the sums at the end', () => {
  renderPiece(<Table rows={sampleRows(120)} picked={[]} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  fireEvent(window, new Event('beforeprint'));
  const paper = screen.getByRole('table', { name: 'Pagat' });
  const rows = within(paper).getAllByRole('row');
  expect(rows).toHaveLength(2 + 120 + 1);
  expect(within(paper).getByRole('columnheader', { name: 'Kontributet' })).toHaveAttribute('colspan', '2');
  expect(within(rows[1] as HTMLElement).getAllByRole('columnheader')).toHaveLength(8);
  expect(rows[2]).toHaveTextContent('Arta Krasniqi');
  expect(rows.at(-1)).toHaveTextContent('Gjithsej');
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('nothing is rendered for paper while a sheet on the page is printed alone', () => {
  renderPiece(
    <>
      <Table />
      <PrintSheet>Fletëpagesa</PrintSheet>
    </>,
  );
  fireEvent(window, new Event('beforeprint'));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('of a very long table the first rows are on paper, and it says where all of them are', () => {
  renderPiece(<Table rows={sampleRows(2001)} columns={sampleColumns('sq').slice(0, 1)} />);
  fireEvent(window, new Event('beforeprint'));
  expect(
    screen.getByText(
      'Tabela ka 2001 rreshta; në letër dalin 2000 të parët. Për të gjithë përdorni Excel-in.',
    ),
  ).toBeInTheDocument();
  expect(document.querySelectorAll('.paga-print-table tbody tr')).toHaveLength(2000);
  expect(document.querySelectorAll('.paga-print-table tfoot tr')).toHaveLength(1);
});

test('while only the top of the rows is there, paper says so instead of carrying it under the sums of all', () => {
  const { rerender } = renderPiece(<Table rows={sampleRows(2)} partial />);
  fireEvent(window, new Event('beforeprint'));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(
    screen.getByText(
      'Tabela ende nuk është e plotë. Printoni përsëri kur të jenë ngarkuar të gjithë rreshtat.',
    ),
  ).toBeInTheDocument();
  rerender(<Table rows={three} />);
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2 + 3 + 1);
});

test('while only the top of the rows is there, nothing is picked, and a heading sorts them once all have come', async () => {
  const { rerender } = renderPiece(<Table rows={sampleRows(2)} picked={[]} partial />);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zgjidh të gjithë rreshtat' }));
  await userEvent.tab();
  await userEvent.keyboard(' {Home} ');
  for (const box of screen.getAllByRole('checkbox')) {
    expect(box).toBeDisabled();
    expect(box).not.toBeChecked();
  }
  const gross = screen.getByRole('columnheader', { name: 'Paga bruto' });
  await userEvent.click(gross);
  await userEvent.click(gross);
  expect(gross).toHaveAttribute('aria-sort', 'none');
  rerender(<Table rows={three} picked={[]} />);
  expect(gross).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('checkbox', { name: 'Zgjidh të gjithë rreshtat' })).toBeEnabled();
});
