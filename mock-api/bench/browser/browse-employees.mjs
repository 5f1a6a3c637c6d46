// `node browse-employees.mjs <origin> <email>`: signs in, then scrolls, pages and searches the list of employees in pages of 10 and of 200 rows. Fails
// when the browser had a task that a person feels.
import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium } from '@paga/build/chromium.mjs';

const { chromium } = createRequire(path.resolve(import.meta.dirname, '../../../shell/package.json'))(
  'playwright-core',
);
const [origin, email] = process.argv.slice(2);
const LONGEST = 100;
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

const browser = await chromium.launch({ executablePath: await findChromium(), args: FLAGS });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
// Keeps the length of every task over 50 ms, the shortest that a browser tells of.
await page.addInitScript(() => {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask' });
});

async function settled() {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
}

let over = 0;
async function watch(name, work) {
  await page.evaluate(() => {
    window.longTasks.length = 0;
  });
  await work();
  await settled();
  const tasks = await page.evaluate(() => window.longTasks);
  const felt = tasks.filter((task) => task > LONGEST).length;
  over += felt;
  const rest = `${tasks.length} over 50 ms, the longest ${Math.max(0, ...tasks).toFixed(0)} ms`;
  console.log(`Chromium, ${name}: ${felt} tasks over ${LONGEST} ms (goal 0; ${rest})`);
}

async function scroll() {
  await page.mouse.move(700, 600);
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, step < 30 ? 400 : -400);
    await page.waitForTimeout(16);
  }
}

await page.goto(`${origin}/login`);
await page.fill('input[name=email]', email);
await page.fill('input[name=password]', 'Demo123');
await page.click('button[type=submit]');
await page.waitForSelector('.frame-menu');
await page.goto(`${origin}/employees`);
await page.waitForSelector('.paga-body-row');
await settled();
const search = page.locator('main input[type=search]');
for (const size of ['10', '200']) {
  await page.locator('.paga-pager select').selectOption(size);
  await settled();
  await watch(`${size} a page, scrolling`, scroll);
  await watch(`${size} a page, the next page`, () => page.locator('.paga-pager button').last().click());
  await watch(`${size} a page, typing a search`, () =>
    search.pressSequentially('arta krasniqi', { delay: 60 }),
  );
  await watch(`${size} a page, taking the search away`, () => search.fill(''));
}
await browser.close();
process.exit(over === 0 ? 0 : 1);
