import type { Page } from 'playwright-core';
import type { Look } from './focus-look.ts';
import { goWithin } from './steps.ts';
import { until } from './until.ts';

type Looking = { lookAtFocus: () => Look; focusWalked?: Set<Element> };

/** How much of a screen is walked. */
export type Depth = { stops: number; windows: number };

/** Keys of what is walked by arrows, with the edges: the last cell, the next month. */
const ARROWS = [
  ...['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'End', 'ArrowRight', 'Home', 'ArrowLeft'],
  ...['Control+End', 'ArrowDown', 'ArrowDown', 'PageDown', 'PageUp', 'Control+Home', 'ArrowUp', 'ArrowUp'],
];
const SETTLED_MS = 400;

/** Walks the screens of one browser and keeps what is wrong with the focus, by the place. */
export class FocusWalk {
  readonly faults = new Set<string>();
  stops = 0;
  private place = '';

  constructor(private readonly page: Page) {}

  private look(): Promise<Look> {
    return this.page.evaluate(() => (window as unknown as Looking).lookAtFocus());
  }

  private forget(): Promise<void> {
    return this.page.evaluate(() => {
      (window as unknown as Looking).focusWalked = new Set();
    });
  }

  private note(what: string): void {
    this.faults.add(`${this.place}: ${what}`);
  }

  /** What was loading has come, and what gives the focus a place has had its turn. */
  private async settled(): Promise<void> {
    await this.page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }

  /** Presses a key and looks. A focus that is on nothing has a moment to come back. */
  private async press(key: string): Promise<Look> {
    await this.page.keyboard.press(key);
    this.stops += 1;
    return this.look();
  }

  private async isBack(): Promise<Look> {
    await this.settled();
    const first = await this.look();
    if (!first.isLost) return first;
    await this.page.waitForTimeout(SETTLED_MS);
    return this.look();
  }

  /** Every stop of a key, until it begins anew. Nothing has the focus between the last and the first, where a browser has its own controls. */
  async stopsOf(key: 'Tab' | 'Shift+Tab', most: number): Promise<void> {
    await this.forget();
    let before = await this.look();
    for (let count = 0; count < most; count += 1) {
      let look = await this.press(key);
      if (look.isLost) {
        look = await this.press(key);
        const isEdge = key === 'Tab' ? look.isFirst : before.isFirst;
        if (!isEdge) this.note(`${key} loses the focus between ${before.at} and ${look.at}`);
      }
      if (look.isAgain) return;
      before = look;
      if (look.fault) this.note(`${look.at} ${look.fault}`);
    }
  }

  /** The arrows in each table and calendar; Escape takes the focus from nothing. */
  private async arrows(): Promise<void> {
    const grids = this.page.getByRole('main').locator('[role=grid]');
    for (let at = 0; at < (await grids.count()); at += 1) {
      const stop = grids.nth(at).locator('[tabindex="0"]').first();
      if ((await stop.count()) === 0) continue;
      await stop.focus();
      await this.forget();
      for (const key of ARROWS) {
        let look = await this.press(key);
        if (look.isLost) look = await this.isBack();
        if (look.fault) this.note(`after ${key}: ${look.at} ${look.fault}`);
      }
      await this.page.waitForTimeout(SETTLED_MS);
      if ((await this.isBack()).isLost) this.note('a moment after the arrows nothing has the focus');
    }
  }

  /** Opens what the buttons of the page open, walks it, and closes it by Escape: the focus is where it was. What leads elsewhere is not followed. */
  private async windows(address: string, most: number): Promise<void> {
    const buttons = this.page.getByRole('main').getByRole('button', { disabled: false });
    const count = Math.min(await buttons.count(), most);
    const here = this.page.url();
    for (let at = 0; at < count; at += 1) {
      const button = buttons.nth(at);
      if (!(await button.isVisible().catch(() => false))) continue;
      await button.focus();
      const { at: name } = await this.look();
      // A service that is asked for a permission has a page of its own.
      if (name.includes('QuickBooks')) continue;
      await this.page.keyboard.press('Enter');
      await this.opened(name);
      if (new URL(this.page.url()).pathname !== new URL(here).pathname) await this.open(address);
    }
  }

  private async opened(opener: string): Promise<void> {
    const over = this.page.locator('[role=dialog]:visible, [role=menu]:visible');
    await this.settled();
    const before = this.place;
    this.place = `${before}, ${opener}`;
    for (let open = await over.count(); open > 0; open -= 1) {
      await this.page.waitForTimeout(100);
      const first = await this.isBack();
      if (first.isLost) this.note('nothing has the focus in what was opened');
      if ((await over.last().getAttribute('role')) === 'dialog') await this.stopsOf('Tab', 12);
      await this.page.keyboard.press('Escape');
      await this.settled();
    }
    const after = await this.isBack();
    if (after.isLost) this.note('nothing has the focus afterwards');
    this.place = before;
  }

  private async open(address: string): Promise<void> {
    await goWithin(this.page, address);
    await until(
      () => this.page.getByRole('main').getByRole('heading').count(),
      (count: number) => count > 0,
    );
    await this.settled();
  }

  /** Changes the theme by its button, without taking the focus there. */
  private async show(mode: 'light' | 'dark'): Promise<void> {
    await this.page.evaluate((wanted) => {
      if (document.documentElement.dataset.theme === wanted) return;
      const names = ['Dark theme', 'Light theme', 'Pamja e errët', 'Pamja e çelët'];
      for (const button of document.querySelectorAll<HTMLElement>('header button'))
        if (names.includes(button.ariaLabel ?? '')) return button.click();
    }, mode);
    await this.page.locator(`html[data-theme=${mode}]`).waitFor({ state: 'attached' });
    await this.settled();
  }

  /** One screen, as a page of the open application: forwards in the light, backwards in the dark. */
  async screen(address: string, { stops, windows }: Depth): Promise<void> {
    this.place = address;
    await this.open(address);
    if ((await this.isBack()).isLost) this.note('nothing has the focus on arrival');
    await this.stopsOf('Tab', stops);
    await this.page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus());
    this.place = `${address} in the dark`;
    await this.show('dark');
    await this.stopsOf('Shift+Tab', stops);
    await this.arrows();
    await this.windows(address, windows);
    await this.show('light');
  }
}
