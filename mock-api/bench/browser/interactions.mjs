// `node interactions.mjs <origin> <email of the company of 1,000>`: does what people come for with real keys and clicks, and asks the browser how long each of them took
// to the next frame (event timing). Fails above the goal of the 98th percentile of the worst of three runs.
import { MONTH, openBrowser, signedIn } from './month-page.mjs';

const [origin, email] = process.argv.slice(2);
const [RUNS, GOAL] = [3, 200];
const CODE = 'MAT26A';
const KEYS = { delay: 90 };

/** In the page: the longest event of each interaction, as Interaction to Next Paint counts them. Shorter ones than the browser reports are of 16 ms. */
function watch() {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0)
        window.interactions.set(
          interactionId,
          Math.max(duration, window.interactions.get(interactionId) ?? 0),
        );
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

const search = async (page, text) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text, KEYS);
  await page.waitForSelector('.search-panel [role=option]');
};

/** In the salary table: the cell of a column by its heading. */
const cellOf = async (page, row, title) => {
  const column = await page.evaluate(
    (name) =>
      [...document.querySelectorAll('[role=columnheader]')].find((head) => head.textContent.trim() === name)
        ?.dataset.col,
    title,
  );
  return page.locator(`[data-row="${row}"][data-col="${column}"]`);
};

const JOBS = {
  'the net of a person in a month': async (page) => {
    await search(page, 'arta krasniqi tetor');
    await page.keyboard.press('Escape');
  },
  'an advance for five people': async (page) => {
    await page.goto(`${origin}${MONTH}`);
    await page.waitForSelector('.payroll-edit-bar');
    for (let row = 0; row < 5; row += 1) {
      await (await cellOf(page, row, 'Avans')).click();
      await page.keyboard.type(String(10 + row), KEYS);
      await page.keyboard.press('Enter');
      const code = page.locator('.payroll-lock-box input');
      if (
        row === 0 &&
        (await code.waitFor({ timeout: 2_000 }).then(
          () => true,
          () => false,
        ))
      ) {
        await code.fill(CODE);
        await page.keyboard.press('Enter');
      }
    }
    await page.waitForSelector('text=Të gjitha ndryshimet janë ruajtur');
  },
  'a payslip': async (page) => {
    await search(page, 'fletëpagesa arta');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(1_000);
  },
  'three days of leave': async (page) => {
    await page.goto(`${origin}/holidays`);
    await page.getByRole('button', { name: 'Cakto pushim' }).first().click();
    await page.getByRole('dialog').getByRole('combobox').first().click();
    await page.keyboard.type('arta', KEYS);
    await page.waitForTimeout(500);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  },
  'who is away next week': async (page) => {
    await page.goto(`${origin}/holidays?view=wall&date=2026-10-15`);
    await page.waitForSelector('.wall-strip, .wall-row, [role=grid]');
    await page.getByRole('button', { name: 'Muaji tjetër' }).first().click();
    await page.waitForTimeout(500);
  },
  'the year of a person': async (page) => {
    await search(page, 'pagat vjetore');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(1_500);
  },
};

const at98 = (times) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.98) - 1] ?? Number.POSITIVE_INFINITY;

const browser = await openBrowser();
const percentiles = [];
const slowest = new Map();
for (let run = 0; run < RUNS; run += 1) {
  const page = await signedIn(browser, origin, email);
  await page.addInitScript(watch);
  const all = [];
  for (const [job, work] of Object.entries(JOBS)) {
    await page.goto(`${origin}/`);
    await page.waitForLoadState('networkidle');
    const begun = all.length;
    await work(page);
    await page.waitForTimeout(300);
    all.push(...(await page.evaluate(() => [...window.interactions.values()])));
    slowest.set(job, Math.max(slowest.get(job) ?? 0, ...all.slice(begun)));
  }
  percentiles.push(at98(all));
  await page.context().close();
}
await browser.close();
const worst = Math.max(...percentiles);
console.log(
  `Chromium, keys and clicks of six jobs at 1,000 people: ${worst.toFixed(0)} ms to the next frame at the 98th percentile of the worst of ${RUNS} runs (goal ${GOAL}; ${percentiles.map((one) => one.toFixed(0)).join(', ')})`,
);
for (const [job, ms] of slowest) console.log(`  ${job}: ${ms.toFixed(0)} ms at most`);
process.exit(worst <= GOAL ? 0 : 1);
