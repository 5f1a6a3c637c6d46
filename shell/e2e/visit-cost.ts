import type { Page } from 'playwright-core';

type Cost = { files: number; kibibytes: number; shift: number };

/**
 * What a visit of an address cost until nothing was on its way any more: files asked for (calls left out), how many KiB they were on their way (fonts left out),
 * and how far the page moved.
 */
export async function visitCost(page: Page, address: string): Promise<Cost> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(async () => {
    const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
    // A file that was asked for ahead has two entries.
    const files = new Map(
      (entries as PerformanceResourceTiming[])
        .filter(({ name }) => !new URL(name).pathname.startsWith('/api/'))
        .map((entry) => [entry.name, entry]),
    );
    const bytes = [...files.values()]
      .filter(({ name }) => !name.endsWith('.woff2'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
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
    return { files: files.size, kibibytes: bytes / 1024, shift };
  });
}
