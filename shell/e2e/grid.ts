import type { Locator, Page } from 'playwright-core';

/** The cell of a body row, counted from 0, under the last heading of this name. */
export async function cellOf(page: Page, row: number, title: string): Promise<Locator> {
  const col = await page
    .getByRole('columnheader', { name: title, exact: true })
    .last()
    .getAttribute('data-col');
  return page.locator(`[data-row="${row}"][data-col="${col}"]`);
}

/** The sum under a heading, as it is shown. */
export async function sumOf(page: Page, title: string): Promise<string> {
  const col = await page
    .getByRole('columnheader', { name: title, exact: true })
    .last()
    .getAttribute('data-col');
  const totals = page.getByRole('row').filter({ hasText: /Totali? \(/ });
  return (await totals.locator(`[data-col="${col}"]`).textContent()) ?? '';
}

/** Whether this, or something in it, has the focus. */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.contains(document.activeElement));

/** Presses a key until this has the focus. It is looked up once, and again where it was rendered again: by role that takes longer than a key. */
export async function pressUntilFocused(
  page: Page,
  target: Locator,
  key: string,
  atMost: number,
): Promise<boolean> {
  let element = await target.elementHandle();
  for (let steps = 0; steps < atMost; steps += 1) {
    await page.keyboard.press(key);
    const isThere = await element?.evaluate((it) => it.contains(document.activeElement) || !it.isConnected);
    if (!isThere) continue;
    if (await hasFocus(target)) return true;
    element = await target.elementHandle();
  }
  return false;
}

/** Presses Tab until this has the focus: the way of somebody without a mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  if (!(await pressUntilFocused(page, target, 'Tab', 80))) throw new Error('not reached by Tab');
}

/** Goes to the begin of a row of the grid, then right until this cell has the focus. */
export async function arrowTo(page: Page, cell: Locator): Promise<void> {
  if (await hasFocus(cell)) return;
  await page.keyboard.press('Home');
  if (!(await pressUntilFocused(page, cell, 'ArrowRight', 40))) throw new Error('not reached by the arrow');
}

const files = (page: Page): Locator => page.getByRole('button', { name: /^(Skedarët|Files)$/ });

/** Chooses an entry of the menu with the files of the month. */
export async function fromFiles(page: Page, entry: string): Promise<void> {
  await files(page).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** The same without a mouse. */
export const fromFilesByKeys = (page: Page, entry: string): Promise<void> =>
  chooseByKeys(page, files(page), entry);

/** Opens a menu by its button and takes an entry, by the keyboard. */
export async function chooseByKeys(page: Page, menu: Locator, entry: string): Promise<void> {
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: entry });
  await page.locator('[role=menuitem]:focus').waitFor();
  if (!(await hasFocus(item)) && !(await pressUntilFocused(page, item, 'ArrowDown', 12)))
    throw new Error('not reached by the arrow');
  await page.keyboard.press('Enter');
}

/** How many rows of the grid can be read whole, between its headings and its sums. */
export function rowsInSight(page: Page): Promise<number> {
  return page.getByRole('grid').evaluate((grid) => {
    const box = (selector: string) => grid.querySelector(selector)?.getBoundingClientRect();
    const [top, bottom] = [box('.paga-grid-head')?.bottom ?? 0, box('.paga-grid-totals')?.top ?? 0];
    const rows = [...grid.querySelectorAll('.paga-body-row')].map((row) => row.getBoundingClientRect());
    return rows.filter((row) => row.top >= top - 1 && row.bottom <= bottom + 1).length;
  });
}

/** The titles of columns that can be read in part only, between what stays at both sides and what that covers beside it. */
export function cutTitles(page: Page): Promise<string[]> {
  return page.getByRole('grid').evaluate((grid) => {
    const held = ['.paga-edge', '.paga-end-edge'].map((name) => {
      const cell = grid.querySelector(`.paga-title-row > ${name}`);
      const covers = cell ? Number.parseFloat(getComputedStyle(cell, '::after').width) : 0;
      return { box: cell?.getBoundingClientRect(), covers };
    });
    const [start, end] = held;
    const from = (start?.box?.right ?? 0) + (start?.covers ?? 0);
    const to = (end?.box?.left ?? 0) - (end?.covers ?? 0);
    const isCut = (title: Element) => {
      const { left, right } = title.getBoundingClientRect();
      return [from, to].some((edge) => left < edge - 4 && right > edge + 4);
    };
    const titles = [...grid.querySelectorAll('.paga-title-row > .paga-cell:not(.paga-frozen)')];
    return titles.filter(isCut).map(({ textContent }) => textContent);
  });
}

/** What the cards of a phone say that can be read whole: nothing covers their corners. */
export function cardsInSight(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('[role=list] > [role=listitem], ul > li')]
      .filter((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        return [
          [left + 2, top + 2],
          [right - 2, bottom - 2],
        ].every(([x = 0, y = 0]) => card.contains(document.elementFromPoint(x, y)));
      })
      .map((card) => card.textContent),
  );
}

/** Types the closing code into the box of the salary table's lock, which has come for what was typed into a cell. */
export async function unlock(page: Page, code: string): Promise<void> {
  const box = page.getByRole('form', { name: /^(Hap pagat për ndryshime|Open salaries for changes)$/ });
  await box.getByRole('textbox').fill(code);
  await page.keyboard.press('Enter');
}
