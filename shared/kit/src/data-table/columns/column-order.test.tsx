import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { renderPiece } from '#render-piece.tsx';
import { DataTable } from '../data-table.tsx';
import type { Column } from './column.ts';

type Person = { id: number; name: string };
const columns: Column<Person>[] = [
  { key: 'name', title: 'Emri', width: 100, frozen: true, render: ({ name }) => name },
  { key: 'phone', title: 'Telefoni', width: 100, render: () => '1' },
  { key: 'email', title: 'E-mail', width: 100, render: () => '2' },
  { key: 'sector', title: 'Sektori', width: 100, optional: true, render: () => '3' },
];
const rows: Person[] = [{ id: 1, name: 'Arta' }];
const rowKey = ({ id }: Person): number => id;

function Table({ start = null }: { start?: readonly string[] | null }): ReactNode {
  const [shown, setShown] = useState<readonly string[] | null>(start);
  return (
    <DataTable
      label="Punonjësit"
      rows={rows}
      columns={columns}
      rowKey={rowKey}
      choice={{ shown, onChange: setShown }}
    />
  );
}
const headings = (): (string | null)[] =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const opened = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Kolonat' }));
  return screen.getByRole('dialog', { name: 'Kolonat' });
};

test('an optional column is shown once it is chosen, and the usual ones come back', async () => {
  renderPiece(<Table />);
  expect(headings()).toEqual(['Emri', 'Telefoni', 'E-mail']);
  const list = await opened();
  await userEvent.click(within(list).getByRole('checkbox', { name: 'Sektori' }));
  await userEvent.click(within(list).getByRole('checkbox', { name: 'Telefoni' }));
  expect(headings()).toEqual(['Emri', 'E-mail', 'Sektori']);
  await userEvent.click(within(list).getByRole('button', { name: 'Kolonat e zakonshme' }));
  expect(headings()).toEqual(['Emri', 'Telefoni', 'E-mail']);
});

test('columns are moved by their buttons, and the focus stays with the one moved', async () => {
  renderPiece(<Table start={['phone', 'email', 'sector']} />);
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Zhvendos poshtë: Telefoni' }));
  expect(headings()).toEqual(['Emri', 'E-mail', 'Telefoni', 'Sektori']);
  expect(screen.getByRole('button', { name: 'Zhvendos poshtë: Telefoni' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(headings()).toEqual(['Emri', 'E-mail', 'Sektori', 'Telefoni']);
  expect(screen.getByRole('button', { name: 'Zhvendos lart: Telefoni' })).toHaveFocus();
});

test('Esc closes the list also while its button has the focus', async () => {
  renderPiece(<Table />);
  await opened();
  expect(screen.getByRole('button', { name: 'Kolonat' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Kolonat' })).not.toBeInTheDocument();
});

test('a column that stays stands first, a key that nobody knows is passed over', () => {
  renderPiece(<Table start={['gone', 'email', 'email', 'name']} />);
  expect(headings()).toEqual(['Emri', 'E-mail']);
});
