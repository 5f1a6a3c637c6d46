// `node type-search.mjs <origin> <email of the company of 1,000> <email of that of 10,000>`: types names into the search of the frame. Fails above the goal
// of the 98th percentile of three runs, above 250 KB of data, or when data came before the search was opened.
import { gzipSync } from 'node:zlib';
import { openBrowser, signedIn } from './month-page.mjs';

const [origin, ...emails] = process.argv.slice(2);
const CASES = [
  { people: '1,000', slower: 1, goal: 50 },
  { people: '10,000', slower: 4, goal: 100 },
];
const RUNS = 3;
const TYPED = ['arta', 'krasniqi', 'besnik', 'gashi', 'blerta mars', 'hoxha'];
const MOST_BYTES = 250_000;
const DATA = '/employees/search-people';

/** In the page: milliseconds from each key but the first of a text, which finds nothing yet, to the frame that shows a row for it. */
function listen() {
  window.keyTimes = [];
  let last;
  document.addEventListener(
    'keydown',
    ({ timeStamp, key }) => {
      last = timeStamp;
      const field = document.querySelector('header [role=combobox]');
      if (key.length > 1 || field.value.trim() === '') return;
      const typed = `${field.value}${key}`;
      const look = () => {
        if (last !== timeStamp) return;
        const isShown = field.value === typed && document.querySelector('.search-panel [role=option]');
        if (isShown) window.keyTimes.push(performance.now() - timeStamp);
        else requestAnimationFrame(() => setTimeout(look));
      };
      requestAnimationFrame(() => setTimeout(look));
    },
    true,
  );
}

const at98 = (times) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.98) - 1] ?? Number.POSITIVE_INFINITY;

const browser = await openBrowser();
let isReached = true;
for (const [index, { people, slower, goal }] of CASES.entries()) {
  const page = await signedIn(browser, origin, emails[index]);
  const session = await page.context().newCDPSession(page);
  const answers = [];
  page.on('response', (answer) => answer.url().includes(DATA) && answers.push(answer));
  await page.goto(`${origin}/`);
  await page.waitForLoadState('networkidle');
  const early = answers.length;
  const arrived = page.waitForResponse((answer) => answer.url().includes(DATA));
  await page.keyboard.press('Control+k');
  await (await arrived).finished();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  // As a proxy sends it: the server leaves that to the proxy.
  const bytes = gzipSync((await answers.at(-1)?.body()) ?? '').length;
  await page.evaluate(listen);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const percentiles = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.evaluate(() => window.keyTimes.splice(0));
    for (const text of TYPED) {
      await page.locator('header [role=combobox]').fill('');
      await page.keyboard.type(text, { delay: 120 });
      await page.waitForTimeout(150);
    }
    percentiles.push(at98(await page.evaluate(() => window.keyTimes)));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const worst = Math.max(...percentiles);
  isReached &&= worst <= goal && early === 0 && answers.length === 1 && bytes <= MOST_BYTES;
  console.log(
    `Chromium, search of ${people} people${slower > 1 ? `, processor ${slower} times slower` : ''}: first row ${worst.toFixed(0)} ms after the key at the 98th percentile of the worst of ${RUNS} runs (goal ${goal}; ${percentiles.map((one) => one.toFixed(0)).join(', ')}), ${(bytes / 1000).toFixed(0)} KB of gzip fetched (goal ${MOST_BYTES / 1000}), ${early} requests before it was opened (goal 0)`,
  );
}
await browser.close();
process.exit(isReached ? 0 : 1);
