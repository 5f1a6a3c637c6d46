import { PATIENCE_MS } from './browser.ts';

const PAUSE_MS = 100;

/** Reads again and again until it is as expected, as long as a page may take; then fails with what was read last.
 * `expected`: the value (Jest's asymmetric matchers included), or what must be true of it. */
export async function until<T>(
  read: () => Promise<T>,
  expected: unknown | ((read: T) => boolean),
): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      const got = await read();
      if (typeof expected !== 'function') expect(got).toEqual(expected);
      else if (!expected(got)) throw new Error(`not as expected: ${JSON.stringify(got)}`);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
