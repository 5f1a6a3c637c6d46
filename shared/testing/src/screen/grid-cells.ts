import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The cell of a row, found by its text, under the last heading of this name. */
export function cellUnder(row: RegExp, heading: string): HTMLElement {
  const column = screen.getAllByRole('columnheader', { name: heading }).at(-1)?.getAttribute('data-col');
  const cell = within(screen.getByRole('row', { name: row }))
    .getAllByRole('gridcell')
    .find((one) => one.getAttribute('data-col') === column);
  if (!cell) throw new Error(`no cell of ${row} under ${heading}`);
  return cell;
}

/** What a row shows under these headings. */
export const textsUnder = (row: RegExp, headings: readonly string[]): (string | null)[] =>
  headings.map((heading) => cellUnder(row, heading).textContent);

/** Opens a menu by its button and chooses an entry of it. */
export async function chooseIn(
  user: UserEvent,
  menu: string | RegExp,
  entry: string | RegExp,
): Promise<void> {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}
