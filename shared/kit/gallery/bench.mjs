// Measures the grid in Chromium: first paint and scrolling at 10,000 x 13, a changed cell to its total at 1,000 rows, and a cell that is
// typed in place, from Enter to the painted total, at 1,000 and 10,000 rows.
import path from 'node:path';
import { findChromium } from '@paga/build/chromium.mjs';
import { chromium } from 'playwright-core';
import { bundle } from './build.mjs';
import { serveFolder } from './static-server.mjs';

const output = path.join(import.meta.dirname, '../dist/bench');
await bundle({ entry: './gallery/bench.tsx', output });
const server = await serveFolder(output, 0);
const address = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const show = (values) => {
  const sorted = [...values].sort((one, other) => one - other);
  return `median ${quantile(sorted, 0.5).toFixed(1)} ms, 95 % ${quantile(sorted, 0.95).toFixed(1)} ms, worst ${sorted.at(-1).toFixed(1)} ms`;
};

await page.goto(address);
await page.waitForSelector('.paga-body-row');
const paint = await page.evaluate(
  () =>
    new Promise((done) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          done(performance.now() - performance.getEntriesByName('begin')[0].startTime),
        ),
      ),
    ),
);
const paints = await page.evaluate(() =>
  performance.getEntriesByType('paint').map((entry) => [entry.name, entry.startTime]),
);
console.log(
  `10,000 x 13, rows on screen: at most ${paint.toFixed(0)} ms after the script began; ${paints.map(([name, at]) => `${name} ${at.toFixed(0)} ms`).join(', ')}`,
);
console.log(
  `DOM nodes in the grid: ${await page.evaluate(() => document.querySelectorAll('.paga-table *').length)}`,
);

const scrolling = (step) =>
  page.evaluate(
    (distance) =>
      new Promise((done) => {
        const box = document.querySelector('.paga-table');
        const frames = [];
        let last = performance.now();
        let left = 120;
        let blank = 0;
        const tick = (now) => {
          frames.push(now - last);
          last = now;
          const rect = box.getBoundingClientRect();
          if (!document.elementFromPoint(rect.left + 300, rect.top + 340)?.closest('.paga-body-row'))
            blank += 1;
          box.scrollTop += distance;
          left -= 1;
          if (left === 0) done({ frames: frames.slice(1), blank });
          else requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
      }),
    step,
  );
for (const [name, step] of [
  ['wheel, 120 px a frame', 120],
  ['thumb, 3,000 px a frame', 3000],
]) {
  const { frames, blank } = await scrolling(step);
  console.log(`scrolling (${name}): ${show(frames)}, blank frames ${blank} of ${frames.length}`);
}

await page.goto(`${address}?rows=1000`);
await page.waitForSelector('.paga-body-row');
const changes = await page.evaluate(async () => {
  const times = [];
  for (let at = 0; at < 60; at += 1) {
    await new Promise((next) => requestAnimationFrame(next));
    const begin = performance.now();
    window.changeCell(at % 10, 1000 + at);
    document.querySelector('.paga-grid-totals').getBoundingClientRect();
    times.push(performance.now() - begin);
  }
  return times;
});
console.log(`a changed cell to its total at 1,000 rows, layout done: ${show(changes)}`);

/** Types another gross into the first row again and again: from Enter to the frame that shows the new total. */
const typing = () =>
  page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    const press = (target, key) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    const total = () => document.querySelector('.paga-grid-totals [data-col="2"]').textContent;
    const times = { done: [], painted: [] };
    for (let at = 0; at < 40; at += 1) {
      document.querySelector('[data-row="0"][data-col="2"]').focus();
      press(document.activeElement, 'Enter');
      await frame();
      const box = document.querySelector('.paga-cell-box');
      setValue.call(box, String(1000 + at));
      box.dispatchEvent(new Event('input', { bubbles: true }));
      await frame();
      const before = total();
      const begin = performance.now();
      press(box, 'Enter');
      while (total() === before) await Promise.resolve();
      document.querySelector('.paga-grid-totals').getBoundingClientRect();
      times.done.push(performance.now() - begin);
      await frame();
      times.painted.push(performance.now() - begin);
    }
    return times;
  });
for (const [rows, goal] of [
  [1000, 50],
  [10_000, 100],
]) {
  await page.goto(`${address}?rows=${rows}&edit`);
  await page.waitForSelector('.paga-body-row');
  const { done, painted } = await typing();
  console.log(
    `a typed cell to its total at ${rows} rows, layout done: ${show(done)}; painted: ${show(painted)}; goal ${goal} ms`,
  );
}
await browser.close();
server.close();
