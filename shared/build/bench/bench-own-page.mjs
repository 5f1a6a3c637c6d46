// `pnpm bench lighthouse`: Lighthouse, mobile, of a signed-in `/me` over the built product with the demo of the first start, the median of five. It is heavy and
// nothing else needs it, so it is installed beside the built files when the bench is first run, and not with the workspace.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, site } from '../bundle/rspack.base.mjs';
import { findChromium } from './chromium.mjs';
import { FLAGS, withServer } from './product.mjs';

/** The newest that runs on Node 20. */
const LIGHTHOUSE = '12.8.2';
const RUNS = 5;
const GOALS = { performance: 0.92, accessibility: 1 };
const ADDRESS = 'punonjes@agimi.test';

async function installed() {
  const folder = path.join(root, `.build/bench/lighthouse-${LIGHTHOUSE}`);
  if (!existsSync(path.join(folder, 'node_modules/lighthouse'))) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--no-audit', '--no-fund', '--prefix', folder, `lighthouse@${LIGHTHOUSE}`];
    if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0)
      throw new Error('Lighthouse could not be installed from the registry');
  }
  const resolve = createRequire(path.join(folder, 'package.json')).resolve;
  const load = (name) => import(pathToFileURL(resolve(name)).href);
  const [{ default: lighthouse }, { default: puppeteer }] = [
    await load('lighthouse'),
    await load('puppeteer-core'),
  ];
  return { lighthouse, puppeteer };
}

/** The code that was mailed to the own address, as the super admin reads it in the outbox of the demo. */
async function mailedCode(url) {
  const signIn = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'super@demo.test', password: 'Demo123' }),
  });
  const { token } = await signIn.json();
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const read = async (place) =>
    (await fetch(`${url}/api${place}`, { headers: { cookie, authorization: `Bearer ${token}` } })).json();
  const mail = (await read('/outbox')).find(({ recipient }) => recipient === ADDRESS);
  return /\b\d{6}\b/.exec((await read(`/outbox/${mail.id}`)).text)[0];
}

async function signIn(page, url) {
  await page.goto(`${url}/me/sign-in`);
  await (await page.waitForSelector('input[type=email]')).type(ADDRESS);
  await page.keyboard.press('Enter');
  await page.waitForSelector('input[autocomplete=one-time-code]');
  await page.type('input[autocomplete=one-time-code]', await mailedCode(url));
  await page.keyboard.press('Enter');
  await page.waitForSelector('main h1');
  await page.waitForFunction(() => location.pathname === '/me');
}

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const { lighthouse, puppeteer } = await installed();
const data = mkdtempSync(path.join(tmpdir(), 'paga-lighthouse-'));
const browser = await puppeteer.launch({ executablePath: await findChromium(), args: FLAGS });
try {
  await withServer(
    site,
    data,
    async (url) => {
      const page = await browser.newPage();
      await signIn(page, url);
      const scores = { performance: [], accessibility: [] };
      const faults = new Set();
      for (let run = 0; run < RUNS; run += 1) {
        const flags = { formFactor: 'mobile', onlyCategories: Object.keys(GOALS), disableStorageReset: true };
        const { lhr } = await lighthouse(`${url}/me`, { ...flags, logLevel: 'error' }, undefined, page);
        if (new URL(lhr.finalDisplayedUrl).pathname !== '/me')
          throw new Error(`it saw ${lhr.finalDisplayedUrl}`);
        for (const name of Object.keys(GOALS)) scores[name].push(lhr.categories[name].score);
        for (const { id, score } of Object.values(lhr.audits))
          if (lhr.categories.accessibility.auditRefs.some((ref) => ref.id === id) && score === 0)
            faults.add(id);
      }
      for (const [name, goal] of Object.entries(GOALS)) {
        const score = middle(scores[name]);
        console.log(
          `${name} of /me on a phone: ${score.toFixed(2)} (${scores[name].join(', ')}), goal at least ${goal}`,
        );
        if (score < goal) process.exitCode = 1;
      }
      if (faults.size > 0) console.log(`not accessible: ${[...faults].join(', ')}`);
    },
    '1',
  );
} finally {
  await browser.close();
  rmSync(data, { recursive: true, force: true });
}
