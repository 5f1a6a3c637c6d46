import type { Locator, Page } from 'playwright-core';
import { cellOf, hasFocus, pressUntilFocused } from './grid.ts';
import { openMenu } from './steps.ts';
import { until } from './until.ts';

/** One way to work: all of a journey is done by it alone. */
export type Hands = {
  press(target: Locator): Promise<void>;
  /** Sends the form that is being written. */
  send(button: Locator, key?: 'Enter' | 'Control+Enter'): Promise<void>;
  /** Goes on to the next step of the month, which the button names. */
  next(button: Locator): Promise<void>;
  /** Goes to the first thing found in the month. */
  found(): Promise<void>;
  /** Sends the window off whose first field has the focus. */
  submit(button: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  /** Takes an option of the list that a field opens; `typed` where it is found by typing. */
  choose(field: Locator, option: string, typed?: string): Promise<void>;
  /** Opens one of the tabs of a page. */
  tab(name: string): Promise<void>;
  /** Goes to a place of the menu: there, or by its name in the search that Ctrl+K opens. */
  go(place: string): Promise<void>;
  /** Takes what the search offers. */
  search(typed: string, offered: string | RegExp): Promise<void>;
  /** Opens what a cell of a table leads to. */
  pressCell(cell: Locator): Promise<void>;
  /** Goes to a cell of the month's table and types into it. */
  type(row: number, title: string, amount: string): Promise<void>;
};

const option = (page: Page, name: string): Locator =>
  page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: name }).first();

const offers = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('option', { name, exact: true }).first();

async function typeAmount(page: Page, amount: string): Promise<void> {
  await page.keyboard.type(amount);
  await page.keyboard.press('Enter');
}

/** With the mouse; keys only type what has to be written. */
export function mouse(page: Page): Hands {
  const press = (target: Locator) => target.click();
  return {
    press,
    send: press,
    next: press,
    found: () => Promise.resolve(),
    submit: press,
    fill: async (field, text) => {
      // What has the focus by itself needs no click.
      if (!(await hasFocus(field))) await field.click();
      await field.fill(text);
    },
    choose: async (field, name, typed) => {
      await field.click();
      if (typed) await field.fill(typed);
      await option(page, name).click();
    },
    tab: (name) => page.getByRole('tab', { name }).click(),
    go: (place) => openMenu(page, place),
    search: async (typed, offered) => {
      await page.getByRole('banner').getByRole('combobox').click();
      await page.keyboard.type(typed);
      await offers(page, offered).click();
    },
    pressCell: press,
    type: async (row, title, amount) => {
      await (await cellOf(page, row, title)).click();
      await typeAmount(page, amount);
    },
  };
}

const MOST_STEPS = 60;

/** Tab, or Shift+Tab for what comes before, until it has the focus. */
async function reach(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor();
  const isBefore = await target.evaluate(
    (element) =>
      document.activeElement !== document.body &&
      (document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  if (await hasFocus(target)) return;
  if (!(await pressUntilFocused(page, target, isBefore ? 'Shift+Tab' : 'Tab', MOST_STEPS)))
    throw new Error(`not reached by Tab: ${target}`);
}

async function times(page: Page, key: string, count: number): Promise<void> {
  for (let pressed = 0; pressed < count; pressed += 1) await page.keyboard.press(key);
}

/** From the cell that has the focus to another one, by the arrows. */
async function arrowsTo(page: Page, cell: Locator): Promise<void> {
  const place = (of: Locator) =>
    of.evaluate((element) => [Number(element.dataset.row), Number(element.dataset.col)] as const);
  await cell.waitFor();
  const grid = page.getByRole('grid');
  if (!(await hasFocus(grid))) await reach(grid);
  const focused = grid.locator('[data-row]:focus, [data-row]:focus-within').last();
  const [[fromRow, fromCol], [row, col]] = [await place(focused), await place(cell)];
  await times(page, row > fromRow ? 'ArrowDown' : 'ArrowUp', Math.abs(row - fromRow));
  await times(page, col > fromCol ? 'ArrowRight' : 'ArrowLeft', Math.abs(col - fromCol));
  await until(() => hasFocus(cell), true);
}

/** How many arrows lead from the option that is chosen, or from the field, to this one. */
function stepsToOption(option: Element): number {
  const all = [...(option.closest('[role=listbox]')?.querySelectorAll('[role=option]') ?? [])];
  const [wanted, chosen] = [all.indexOf(option), all.findIndex((one) => one.ariaSelected === 'true')];
  // Enter takes the first one while none is chosen.
  return wanted === 0 && chosen < 0 ? 0 : wanted - chosen;
}

async function chooseByKeys(
  page: Page,
  field: Locator,
  name: string,
  typed: string | undefined,
): Promise<void> {
  await reach(field);
  if (typed) await page.keyboard.type(typed);
  else await page.keyboard.press('Enter');
  const active = page.locator('.ant-select-item-option-active').filter({ hasText: name });
  await option(page, name).waitFor();
  await until(async () => {
    if ((await active.count()) === 0) await page.keyboard.press('ArrowDown');
    return active.count();
  }, 1);
  await page.keyboard.press('Enter');
}

async function tabByKeys(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  const selected = page.getByRole('tab', { selected: true });
  await reach(selected);
  const place = (of: Locator) =>
    of.evaluate((element) =>
      [...(element.closest('[role=tablist]')?.querySelectorAll('[role=tab]') ?? [])].indexOf(element),
    );
  const [from, to] = [await place(selected), await place(tab)];
  await times(page, to > from ? 'ArrowRight' : 'ArrowLeft', Math.abs(to - from));
  await until(() => hasFocus(tab), true);
  if ((await tab.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('Enter');
}

async function searchByKeys(page: Page, typed: string, offered: string | RegExp): Promise<void> {
  const keys = page.keyboard;
  await keys.press('Control+k');
  await keys.type(typed);
  const wanted = offers(page, offered);
  await wanted.waitFor();
  // What the server finds may still move the list: the way is counted anew until it has led there.
  await until(async () => {
    const steps = await wanted.evaluate(stepsToOption);
    await times(page, steps > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(steps));
    return wanted.evaluate(stepsToOption);
  }, 0);
  await keys.press('Enter');
}

/** Without a mouse. */
export function keyboard(page: Page): Hands {
  const keys = page.keyboard;
  const search = (typed: string, offered: string | RegExp) => searchByKeys(page, typed, offered);
  return {
    press: async (target) => {
      await reach(target);
      await keys.press('Enter');
    },
    send: async (button, key = 'Control+Enter') => {
      await button.waitFor();
      // A window takes the focus once it is there.
      await page.locator('form :focus').waitFor();
      await keys.press(key);
    },
    next: async (button) => {
      await button.waitFor();
      await keys.press('Shift+F4');
    },
    found: () => keys.press('F8'),
    submit: async (button) => {
      await page
        .locator('[role=dialog]:has(input:focus)')
        .and(page.getByRole('dialog').filter({ has: button }))
        .waitFor();
      await keys.press('Enter');
    },
    fill: async (field, text) => {
      await reach(field);
      if (await field.inputValue()) await keys.press('Control+A');
      await keys.type(text);
    },
    choose: (field, name, typed) => chooseByKeys(page, field, name, typed),
    tab: (name) => tabByKeys(page, name),
    go: (place) => search(place, place),
    search,
    pressCell: async (cell) => {
      await arrowsTo(page, cell);
      await keys.press('Enter');
    },
    type: async (row, title, amount) => {
      await arrowsTo(page, await cellOf(page, row, title));
      await typeAmount(page, amount);
    },
  };
}
