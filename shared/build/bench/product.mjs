// The built product in a browser, as the benches visit it.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../bundle/rspack.base.mjs';
import { findChromium } from './chromium.mjs';

const { chromium } = createRequire(path.join(root, 'shell/package.json'))('playwright-core');

export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** The browser of the benches. */
export async function openChromium() {
  return chromium.launch({ executablePath: await findChromium(), args: FLAGS });
}

/** Runs the built server over a site, on a port of its own, with the demo named by `demo`. */
export async function withServer(siteFolder, dataFolder, work, demo = 'plain') {
  const port = 3190 + Math.floor(Math.random() * 100);
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataFolder,
    SITE_DIR: siteFolder,
    LOG_LEVEL: 'silent',
    PAGA_DEMO: demo,
  };
  const server = spawn(process.execPath, [path.join(root, 'mock-api/dist/main.mjs')], {
    env,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const healthy = () =>
    fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
  try {
    while (!(await healthy())) {
      if (server.exitCode !== null) throw new Error('the server did not start');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return await work(url);
  } finally {
    server.kill('SIGINT');
    await new Promise((resolve) => server.once('exit', resolve));
  }
}

/** Signs in once; every measured visit starts with this storage and an empty cache. */
export async function signedInState(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.fill('input[name=email]', 'admin@agimi.test');
  await page.fill('input[name=password]', 'Demo123');
  await page.click('button[type=submit]');
  await page.waitForSelector('.frame-menu');
  const state = await context.storageState();
  await context.close();
  return state;
}
