// `pnpm bench page`: what a first visit costs, federated against one plain build of the same code: bytes, requests, time; copies in the page.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { compress, finish } from '../bundle/finish.mjs';
import { writePageOf } from '../bundle/html.mjs';
import { mono } from '../bundle/mono.rspack.mjs';
import { root, site } from '../bundle/rspack.base.mjs';
import { deployApart } from './deployed-apart.mjs';
import { openChromium, SLOW_4G, signedInState, withServer } from './product.mjs';

const GOAL = 1.25;
/** Of home after one remote was deployed apart: times its bytes, and more requests, than built together. */
const APART = { gzip: 1.02, requests: 1 };
/** Of the home page. */
const MOST_REQUESTS = 30;
/** KiB of gzip. */
const MOST = { 'sign-in': 130, dashboard: 410 };
const PAGES = [
  { name: 'sign-in', path: '/login', signedIn: false, seen: 'form' },
  {
    name: 'dashboard',
    path: '/',
    signedIn: true,
    seen: '.dashboard-cell .paga-card, .dashboard-cell .paga-stat',
  },
  { name: 'employees', path: '/employees', signedIn: true, seen: '[role=row] [role=gridcell], tbody td' },
];
/** A text that occurs once in each library's code. */
const MARKS = {
  react: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/,
  'react-dom': /rendererPackageName:\s*"react-dom"/,
  antd: /"ant-design-icons|antCls|prefixCls:\w+\}=\w+,\w+=\w+\("btn"/,
  kit: /paga-skeleton-tile/,
};

async function buildMono(folder, split) {
  rmSync(folder, { recursive: true, force: true });
  const output = path.join(folder, 'shell');
  const compiler = rspack(mono({ output, split }));
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  const { entrypoints, chunks } = stats.toJson({ all: false, entrypoints: true, chunks: true, ids: true });
  await finish(output);
  const outline = { entry: entrypoints.main.assets.map((asset) => asset.name), chunks };
  const registry = readFileSync(path.join(site, 'remotes.json'), 'utf8');
  writeFileSync(path.join(folder, 'remotes.json'), registry);
  await compress(path.join(folder, 'remotes.json'));
  await writePageOf(output, outline, registry);
}

async function visit(browser, url, { path: place, seen }, storageState, slow) {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const requested = new Set();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (slow) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  const start = Date.now();
  await page.goto(url + place, { waitUntil: 'commit' });
  await page.waitForSelector(seen);
  const time = Date.now() - start;
  await page.waitForLoadState('networkidle');
  await context.close();
  return { time, requested: [...requested].filter((name) => !name.startsWith('/api/')) };
}

function fileOf(siteFolder, name) {
  if (name.startsWith('/remotes')) return path.join(siteFolder, name);
  return path.join(siteFolder, 'shell', path.extname(name) ? name : 'index.html');
}

function weigh(siteFolder, requested) {
  const sum = (suffix) =>
    requested.reduce((total, name) => {
      const file = fileOf(siteFolder, name);
      if (/woff2$/.test(name)) return total;
      return total + statSync(existsSync(file + suffix) ? file + suffix : file).size;
    }, 0);
  const scripts = requested
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(fileOf(siteFolder, name), 'utf8'));
  const copies = Object.entries(MARKS).map(([name, mark]) => [
    name,
    scripts.filter((text) => mark.test(text)).length,
  ]);
  return { gzip: sum('.gz'), br: sum('.br'), requests: requested.length, copies: Object.fromEntries(copies) };
}

async function measure(browser, siteFolder, dataFolder, pages = PAGES) {
  return withServer(siteFolder, dataFolder, async (url) => {
    const state = await signedInState(browser, url);
    const results = {};
    for (const place of pages) {
      const storage = place.signedIn ? state : undefined;
      await visit(browser, url, place, storage, false);
      const { time, requested } = await visit(browser, url, place, storage, false);
      const slow = await visit(browser, url, place, storage, true);
      results[place.name] = { time, slow: slow.time, ...weigh(siteFolder, requested) };
    }
    return results;
  });
}

const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
const milliseconds = (value) => `${value} ms`;
const FIGURES = [
  ['gzip', 'gzip', kib],
  ['brotli', 'br', kib],
  ['requests', 'requests', String],
  ['time, local', 'time', milliseconds],
  ['time, slow 4G', 'slow', milliseconds],
];

function report(name, ours, one, split) {
  const copies = Object.entries(ours.copies).map(([library, count]) => `${library} ${count}`);
  console.log(`\n${name}: copies in the page: ${copies.join(', ')}`);
  console.log(
    `  ${''.padEnd(14)}${'federated'.padStart(12)}${'one bundle'.padStart(12)}${'ratio'.padStart(7)}${'one, split'.padStart(14)}${'ratio'.padStart(7)}`,
  );
  for (const [title, key, show] of FIGURES) {
    const ratio = (floor) => (ours[key] / floor[key]).toFixed(2).padStart(7);
    const cells = [
      show(ours[key]).padStart(12),
      show(one[key]).padStart(12),
      ratio(one),
      show(split[key]).padStart(14),
      ratio(split),
    ];
    console.log(`  ${title.padEnd(14)}${cells.join('')}`);
  }
}

/** Whether home costs the same after any one remote was deployed apart. */
async function compareApart(browser, dataFolder, together) {
  const home = PAGES.filter(({ path: at }) => at === '/');
  const names = JSON.parse(readFileSync(path.join(site, 'remotes.json'), 'utf8')).remotes.map(
    (entry) => entry.name,
  );
  let fits = true;
  for (const name of names) {
    const place = path.join(root, '.build/bench/apart');
    await deployApart(place, name);
    const { dashboard } = await measure(browser, place, dataFolder, home);
    const [bytes, more] = [dashboard.gzip / together.gzip, dashboard.requests - together.requests];
    console.log(
      `home after ${name} was deployed apart: ${bytes.toFixed(3)} times the bytes, ${more} more requests`,
    );
    fits &&= bytes <= APART.gzip && more <= APART.requests;
  }
  return fits;
}

const folder = path.join(root, '.build/bench');
mkdirSync(folder, { recursive: true });
await buildMono(path.join(folder, 'one'), false);
await buildMono(path.join(folder, 'split'), true);
const data = mkdtempSync(path.join(tmpdir(), 'paga-page-'));
const browser = await openChromium();
try {
  const one = await measure(browser, path.join(folder, 'one'), data);
  const split = await measure(browser, path.join(folder, 'split'), data);
  const ours = await measure(browser, site, data);
  for (const { name } of PAGES) report(name, ours[name], one[name], split[name]);
  const worst = Math.max(...PAGES.map(({ name }) => ours[name].gzip / one[name].gzip));
  const single = PAGES.flatMap(({ name }) => Object.values(ours[name].copies)).every((count) => count <= 1);
  console.log(
    `\nwithin ${GOAL} of one plain bundle in gzip bytes: ${worst <= GOAL ? 'yes' : 'NO'} (${worst.toFixed(2)}); one copy of each: ${single ? 'yes' : 'NO'}`,
  );
  const { requests } = ours.dashboard;
  console.log(
    `home in at most ${MOST_REQUESTS} requests: ${requests <= MOST_REQUESTS ? 'yes' : 'NO'} (${requests})`,
  );
  const small = Object.entries(MOST).every(([name, most]) => ours[name].gzip <= most * 1024);
  console.log(
    `sign-in page in at most ${MOST['sign-in']} KiB of gzip, home in ${MOST.dashboard}: ${small ? 'yes' : 'NO'}`,
  );
  const apart = await compareApart(browser, data, ours.dashboard);
  process.exitCode = apart && worst <= GOAL && single && requests <= MOST_REQUESTS && small ? 0 : 1;
} finally {
  await browser.close();
  rmSync(data, { recursive: true, force: true });
}
