import type { BrowserContext, Page } from 'playwright-core';

/** What a person had to do: presses of the mouse, and of keys (Ctrl+K is one). */
export type Inputs = { clicks: number; keys: number };

const KEPT = 'journey.inputs';

/** Counts what really arrives in the pages of this browser, whichever way it was sent. */
export async function countInputs(context: BrowserContext): Promise<void> {
  await context.addInitScript((kept) => {
    if (!location.protocol.startsWith('http')) return;
    const read = () => JSON.parse(sessionStorage.getItem(kept) ?? '{"clicks":0,"keys":0}');
    const count = (what: keyof Inputs) => {
      const inputs = read();
      sessionStorage.setItem(kept, JSON.stringify({ ...inputs, [what]: inputs[what] + 1 }));
    };
    const modifiers = ['Control', 'Shift', 'Alt', 'Meta'];
    addEventListener('pointerdown', (event) => event.isTrusted && count('clicks'), true);
    addEventListener(
      'keydown',
      (event) => event.isTrusted && !modifiers.includes(event.key) && count('keys'),
      true,
    );
  }, KEPT);
}

/** What was counted so far. */
export const inputsOf = (page: Page): Promise<Inputs> =>
  page.evaluate((kept) => JSON.parse(sessionStorage.getItem(kept) ?? '{"clicks":0,"keys":0}'), KEPT);
