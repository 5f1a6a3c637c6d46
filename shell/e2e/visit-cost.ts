import type { Page } from 'playwright-core';

/** What a visit of an address cost until nothing was on its way any more: files asked for (calls left out), and how far the page moved. */
export async function visitCost(page: Page, address: string): Promise<{ files: number; shift: number }> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(async () => {
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name }) => !new URL(name).pathname.startsWith('/api/'));
    const shift = await new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) sum += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(sum), 50);
    });
    return { files: asked.length + 1, shift };
  });
}
