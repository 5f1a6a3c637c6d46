// Finds a browser for the journeys: CHROMIUM_PATH, the system's, Playwright's; installs Debian's where it may. Never skips silently.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
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

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
}

/** The path of a Chromium, or an error that says what to do. */
export async function findChromium() {
  const path = await installed();
  if (path) return path;
  installFromDebian();
  const fresh = await installed();
  if (fresh) return fresh;
  throw new Error(
    'No Chromium found: install the package "chromium" or set CHROMIUM_PATH to a browser. The journeys cannot run without one.',
  );
}
