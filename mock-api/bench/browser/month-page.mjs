// What the scripts that open October 2026 of a company in Chromium share.
import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium } from '@paga/build/chromium.mjs';

const { chromium } = createRequire(path.resolve(import.meta.dirname, '../../../shell/package.json'))(
  'playwright-core',
);
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

export const MONTH = '/calculations?month=10&year=2026';

export const openBrowser = async () => chromium.launch({ executablePath: await findChromium(), args: FLAGS });

/** A page of its own, in which somebody has signed in. */
export async function signedIn(browser, origin, email) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${origin}/login`);
  await page.fill('input[name=email]', email);
  await page.fill('input[name=password]', 'Demo123');
  await page.click('button[type=submit]');
  await page.waitForSelector('.frame-menu');
  return page;
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
