// Finds a browser: CHROMIUM_PATH, the system's, Playwright's; installs Debian's where it may. Never skips silently.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's Chromium without windows: the same engine, a quarter less work for a page (docs/how-to/test.md). */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  HEADLESS,
];

async function installed() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  const system = SYSTEM.find(existsSync);
  if (system) return system;
  const { chromium } = await import('playwright-core').catch(() => ({ chromium: null }));
  const playwrights = chromium?.executablePath();
  return playwrights && existsSync(playwrights) ? playwrights : undefined;
}

function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', ...args], {
      stdio: 'ignore',
      env,
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}

/** The path of a Chromium, or an error that says what to do. */
export async function findChromium() {
  const path = await installed();
  if (path) return path;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    installFromDebian(name);
    const fresh = await installed();
    if (fresh) return fresh;
  }
  throw new Error(
    'No Chromium found: install the package "chromium" or set CHROMIUM_PATH to a browser. The journeys cannot run without one.',
  );
}

/** The browser of the journeys: the small one where it is or can be had, else whatever is found. */
export async function findHeadless() {
  if (process.env.CHROMIUM_PATH) return findChromium();
  if (!existsSync(HEADLESS)) installFromDebian('chromium-headless-shell');
  return existsSync(HEADLESS) ? HEADLESS : findChromium();
}
