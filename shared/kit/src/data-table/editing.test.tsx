import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPiece } from '../render-piece.tsx';
import type { Column } from './columns/column.ts';
import { DataTable } from './data-table.tsx';
import { EditableSample } from './editing.stories.tsx';
import { pastedBlock } from './range/pasted-block.ts';

const cell = (row: number, col = 3): HTMLElement => {
  const found = screen
    .getAllByRole('row')
    .find((one) => one.getAttribute('aria-rowindex') === String(row + 3));
  return within(found as HTMLElement).getAllByRole('gridcell')[col - 1] as HTMLElement;
};
const gross = (row: number): string | null => cell(row).textContent;
const total = (): string | null =>
  within(screen.getByRole('row', { name: /Gjithsej/ })).getAllByRole('gridcell')[2]?.textContent ?? null;

async function atGross(): Promise<void> {
  renderPiece(<EditableSample count={4} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
}

function paste(text: string): void {
  const target = document.activeElement as HTMLElement;
  const event = createEvent.paste(target, { clipboardData: { getData: () => text } });
  fireEvent(target, event);
}

test.each(['{Enter}', '{F2}'])(
  '%s opens the box on what the cell holds, Enter takes it and goes down',
  async (key) => {
    await atGross();
    await userEvent.keyboard(key);
    expect(screen.getByRole('textbox', { name: 'Paga bruto' })).toHaveValue('500.00');
    await userEvent.keyboard('750{Enter}');
    expect(gross(0)).toBe('750.00');
    expect(cell(1)).toHaveFocus();
    expect(total()).toBe('3,072.00');
  },
);

test('what is typed before the table can take it waits: no figure loses its first digit', async () => {
  const { rerender } = renderPiece(<EditableSample count={4} soon />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}7{ArrowDown}812{Backspace}{Enter}');
  expect([gross(0), gross(1)]).toEqual(['500.00', '637.00']);
  rerender(<EditableSample count={4} />);
  expect(screen.getByRole('textbox', { name: 'Paga bruto' })).toHaveValue('81');
  await userEvent.keyboard('0{Enter}');
  expect([gross(0), gross(1)]).toEqual(['7.00', '810.00']);
});

test('typing replaces, Esc leaves all as it was, Shift+Enter goes up', async () => {
  await atGross();
  await userEvent.keyboard('9');
  expect(screen.getByRole('textbox')).toHaveValue('9');
  await userEvent.keyboard('99{Escape}');
  expect(gross(0)).toBe('500.00');
  expect(cell(0)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}800{Shift>}{Enter}{/Shift}');
  expect(gross(1)).toBe('800.00');
  expect(cell(0)).toHaveFocus();
});

test('Tab takes it and opens the next editable cell, Shift+Tab the one before', async () => {
  await atGross();
  await userEvent.keyboard('600{Tab}700{Tab}');
  expect([gross(0), gross(1)]).toEqual(['600.00', '700.00']);
  expect(screen.getByRole('textbox')).toHaveValue('774.00');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(screen.getByRole('textbox')).toHaveValue('700.00');
});

test('a text that is wrong keeps the box open and says what is', async () => {
  await atGross();
  await userEvent.keyboard('abc{Enter}');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Shumë në euro');
  expect(screen.getByRole('textbox')).toBeInvalid();
  await userEvent.keyboard('{Escape}');
  expect(gross(0)).toBe('500.00');
});

test('the first click chooses a cell, the second opens its box, leaving it keeps what was typed', async () => {
  await atGross();
  await userEvent.click(cell(2));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(cell(2));
  await userEvent.type(screen.getByRole('textbox'), '{Control>}a{/Control}10');
  await userEvent.click(cell(0, 1));
  expect(gross(2)).toBe('10.00');
});

test('a block from a spreadsheet falls on the cells from here on; Ctrl+Z takes it back as one, Ctrl+Y does it again', async () => {
  await atGross();
  await userEvent.keyboard('{ArrowDown}');
  paste('1,100.50\r\n1200\r\n');
  expect([gross(0), gross(1), gross(2), gross(3)]).toEqual(['500.00', '1,100.50', '1,200.00', '911.00']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([gross(1), gross(2)]).toEqual(['637.00', '774.00']);
  await userEvent.keyboard('{Control>}y{/Control}');
  expect([gross(1), gross(2)]).toEqual(['1,100.50', '1,200.00']);
});

const marked = (): string | null => screen.getByRole('status').textContent;
const keys = (text: string) => userEvent.keyboard(text);

function copy(kind: 'copy' | 'cut' = 'copy'): string {
  const setData = jest.fn<void, [string, string]>();
  const clipboardData = { setData };
  const target = document.activeElement as HTMLElement;
  fireEvent(target, createEvent[kind](target, { clipboardData }));
  return setData.mock.calls[0]?.[1] ?? '';
}

test('Shift and arrows mark a range that says its sum, Ctrl+D fills it, Delete empties it, each undone as one', async () => {
  await atGross();
  await keys('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(marked()).toBe('3 · 3 · 1911.00');
  expect(cell(0)).toHaveFocus();
  expect([0, 1, 2, 3].map((row) => cell(row).getAttribute('aria-selected'))).toEqual([
    ...['true', 'true', 'true', null],
  ]);
  await keys('{Control>}d{/Control}');
  expect([gross(0), gross(1), gross(2), gross(3)]).toEqual(['500.00', '500.00', '500.00', '911.00']);
  await keys('{Control>}z{/Control}{Delete}');
  expect([gross(0), gross(1), gross(2), gross(3)]).toEqual(['0.00', '0.00', '0.00', '911.00']);
  await keys('{Control>}z{/Control}{ArrowDown}');
  expect([gross(0), gross(1), gross(2), marked()]).toEqual(['500.00', '637.00', '774.00', '']);
  await keys('{Control>} {/Control}9{Control>}{Enter}{/Control}');
  expect([gross(0), gross(1), gross(2), gross(3)]).toEqual(['9.00', '9.00', '9.00', '9.00']);
  await keys('{Control>}z{/Control}{Control>}a{/Control}');
  expect(copy().split('\n')).toHaveLength(5);
  expect(copy().split('\t').length).toBeGreaterThan(8);
});

test('a range is copied as a spreadsheet takes it, cut, and pasted again; one value fills a whole range', async () => {
  await atGross();
  await keys('{Shift>}{ArrowDown}{/Shift}');
  expect(copy()).toBe('500.00\n637.00\n');
  await keys('{ArrowDown}{ArrowDown}');
  paste('500.00\n637.00\n');
  expect([gross(2), gross(3), marked()]).toEqual(['500.00', '637.00', '2 · 2 · 1137.00']);
  expect(copy('cut')).toBe('500.00\n637.00\n');
  expect([gross(2), gross(3)]).toEqual(['0.00', '0.00']);
  paste('7');
  expect([gross(0), gross(1), gross(2), gross(3)]).toEqual(['500.00', '637.00', '7.00', '7.00']);
});

test('the mouse marks by pulling and by Shift, and fills by the handle; none of it opens a box', async () => {
  await atGross();
  fireEvent.mouseDown(cell(1), { buttons: 1 });
  act(() => cell(1).focus());
  fireEvent.mouseMove(cell(2), { buttons: 1 });
  fireEvent.mouseUp(cell(2));
  expect(marked()).toBe('2 · 2 · 1411.00');
  await userEvent.keyboard('{Shift>}');
  fireEvent.mouseDown(cell(0), { buttons: 1, shiftKey: true });
  fireEvent.mouseUp(cell(0));
  fireEvent.click(cell(0), { shiftKey: true });
  await userEvent.keyboard('{/Shift}');
  expect(marked()).toBe('2 · 2 · 1137.00');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  fireEvent.mouseDown(cell(1).querySelector('[data-fill]') as Element, { buttons: 1 });
  fireEvent.mouseMove(cell(3), { buttons: 1 });
  expect(cell(3)).toHaveClass('paga-filled');
  fireEvent.mouseUp(cell(3));
  expect([gross(0), gross(1), gross(2), gross(3)]).toEqual(['500.00', '637.00', '500.00', '637.00']);
  expect(marked()).toBe('4 · 4 · 2274.00');
});

test('the menu of a range fills and clears it; it goes with Esc, and the focus is in its cell again', async () => {
  await atGross();
  await keys('{Shift>}{ArrowDown}{/Shift}');
  fireEvent.contextMenu(cell(1));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Mbush poshtë' }));
  expect([gross(0), gross(1), gross(2)]).toEqual(['500.00', '500.00', '774.00']);
  expect(cell(0)).toHaveFocus();
  fireEvent.contextMenu(cell(2));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Pastro' }));
  expect([gross(0), gross(1), gross(2)]).toEqual(['500.00', '500.00', '0.00']);
});

test('cells say whether they can be edited', async () => {
  await atGross();
  expect(cell(0)).toHaveAttribute('aria-readonly', 'false');
  expect(cell(0, 1)).toHaveAttribute('aria-readonly', 'true');
});

test('reads the clipboard of a spreadsheet: tabs, lines, quoted cells, empty cells', () => {
  expect(pastedBlock('1\t2\n3\t4\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(pastedBlock('\t2\r\n\r\n')).toEqual([['', '2'], ['']]);
  expect(pastedBlock('"a ""b""\nc"\t5')).toEqual([['a "b"\nc', '5']]);
});

type Person = { id: number; name: string; pay: number };
const people: Person[] = [
  { id: 1, name: 'Arta', pay: 500 },
  { id: 2, name: 'Blerta', pay: 700 },
];

test('a cell that is edited and does something besides: Alt+Enter does it, Enter, F2 and typing open the box; rows and keys are reported', async () => {
  const [acts, rows, keys]: string[][] = [[], [], []];
  const columns: Column<Person>[] = [
    {
      key: 'net',
      title: 'Neto',
      width: 90,
      end: true,
      render: ({ pay }) => pay,
    },
    { key: 'name', title: 'Emri', width: 90, frozen: true, render: ({ name }) => name },
    {
      key: 'pay',
      title: 'Bruto',
      width: 90,
      render: ({ pay }) => pay,
      onActivate: ({ name }) => acts?.push(name),
      edit: { text: ({ pay }) => String(pay) },
    },
  ];
  renderPiece(
    <DataTable
      label="Pagat"
      rows={people}
      columns={columns}
      rowKey={({ id }) => id}
      current={2}
      place={{ top: 30, left: 40 }}
      onCurrent={({ name }) => rows?.push(name)}
      onTyping={(edit) => keys?.push(edit?.text ?? 'closed')}
      onEdit={() => undefined}
    />,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Emri', 'Bruto', 'Neto'],
  ]);
  expect(screen.getByRole('row', { name: /Blerta/ })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('grid')).toHaveProperty('scrollTop', 30);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Alt>}{Enter}{/Alt}');
  expect([acts, screen.queryByRole('textbox')]).toEqual([['Arta'], null]);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox')).toHaveValue('500');
  await userEvent.keyboard('{Escape}{ArrowDown}81{Enter}');
  expect(acts).toEqual(['Arta']);
  expect(keys).toEqual(['closed', '8', '81', 'closed']);
  expect([...new Set(rows)]).toEqual(['Arta', 'Blerta']);
});
