// `pnpm bench shift`: how far what is read moves while a page comes, at three sizes, over the built product with the demo of the first start.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { site } from '../bundle/rspack.base.mjs';
import { openChromium, signedInState, withServer } from './product.mjs';

const MOST = 0.02;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

function monthBack(back) {
  const now = new Date();
  const then = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
  return `month=${then.getUTCMonth() + 1}&year=${then.getUTCFullYear()}`;
}
const PAGES = [
  { name: 'sign-in', path: '/login' },
  { name: 'home', path: '/', signedIn: true },
  { name: 'employees', path: '/employees', signedIn: true },
  { name: 'salaries, open', path: `/calculations?${monthBack(1)}`, signedIn: true },
  { name: 'salaries, closed', path: `/calculations?${monthBack(2)}`, signedIn: true },
];

/** Runs in the page: sums the shifts and names what moved. */
function watchShifts() {
  window.shifts = { sum: 0, moved: [] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      window.shifts.sum += value;
      const named = sources.map(({ node }) => node?.className ?? node?.parentElement?.className ?? '');
      window.shifts.moved.push({ value, named });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftOf(browser, url, { path: place }, storageState, viewport) {
  const context = await browser.newContext({ storageState, viewport });
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  await page.goto(url + place);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => window.shifts);
  await context.close();
  return shifts;
}

const data = mkdtempSync(path.join(tmpdir(), 'paga-shift-'));
const browser = await openChromium();
let worst = 0;
try {
  await withServer(
    site,
    data,
    async (url) => {
      const state = await signedInState(browser, url);
      console.log(`  ${''.padEnd(18)}${SIZES.map(({ width }) => String(width).padStart(8)).join('')}`);
      for (const place of PAGES) {
        const row = [];
        for (const size of SIZES)
          row.push(await shiftOf(browser, url, place, place.signedIn ? state : undefined, size));
        console.log(`  ${place.name.padEnd(18)}${row.map(({ sum }) => sum.toFixed(4).padStart(8)).join('')}`);
        for (const { value, named } of row
          .flatMap(({ moved }) => moved)
          .filter((one) => one.value > MOST / 4))
          console.log(`    ${value.toFixed(4)} ${named.join(', ')}`);
        worst = Math.max(worst, ...row.map(({ sum }) => sum));
      }
    },
    '',
  );
  console.log(`\nunder ${MOST}: ${worst < MOST ? 'yes' : 'NO'} (${worst.toFixed(4)})`);
  process.exitCode = worst < MOST ? 0 : 1;
} finally {
  await browser.close();
  rmSync(data, { recursive: true, force: true });
}
