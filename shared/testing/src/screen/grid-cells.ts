import { isInaccessible, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The row whose text this is, as `getByRole` finds it by its name: that works out the name of every row, which takes 10 ms a table. */
function rowOf(text: RegExp): HTMLElement {
  const rows = [...document.querySelectorAll<HTMLElement>('[role="row"]')].filter(({ textContent }) =>
    text.test(textContent),
  );
  const [row, ...others] = rows.filter((one) => !isInaccessible(one));
  return row && others.length === 0 ? row : screen.getByRole('row', { name: text });
}

/** The cell of a row, found by its text, under the last heading of this name. */
export function cellUnder(row: RegExp, heading: string): HTMLElement {
  const heads = [...document.querySelectorAll('[role="columnheader"]')].filter(
    ({ textContent }) => textContent?.trim() === heading,
  );
  const column = heads
    .filter((one) => !isInaccessible(one))
    .at(-1)
    ?.getAttribute('data-col');
  const cell = column && rowOf(row).querySelector<HTMLElement>(`[role="gridcell"][data-col="${column}"]`);
  if (!cell || isInaccessible(cell)) throw new Error(`no cell of ${row} under ${heading}`);
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
