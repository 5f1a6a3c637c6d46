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
  target.evaluate(
    (element) => element === document.activeElement || element.contains(document.activeElement),
  );

/** Presses Tab until this has the focus: the way of somebody without a mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error('not reached by Tab');
}

/** Goes right in a row of the grid until this cell has the focus. */
export async function arrowTo(page: Page, cell: Locator): Promise<void> {
  for (let steps = 0; steps < 30; steps += 1) {
    if (await hasFocus(cell)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error('not reached by the arrow');
}
