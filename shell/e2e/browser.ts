import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** A page of a journey lives for seconds: what the optimizing compilers cost, it never gets back; more room for what is new spares collections. */
const SHORT_LIVED = '--no-opt --no-maglev --min-semi-space-size=32 --max-semi-space-size=32';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  `--js-flags=${SHORT_LIVED}`,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long a page may take for one thing. A slow machine needs it; a right one waits no longer than it has to. */
export const PATIENCE_MS = 45_000;

/** Known to the environment of the tests, which keeps a picture of what stands open when one fails. */
const known = globalThis as unknown as { openBrowsers?: Set<Browser> };

/** Opens the system's Chromium; the test command has found or installed it. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  known.openBrowsers ??= new Set();
  known.openBrowsers.add(browser);
  return browser;
}

/** The two languages of every journey. */
export const LANGUAGES = ['sq', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A person's browser: own cookies and storage. `faults`: what the product's own scripts threw. */
export type Person = { context: BrowserContext; page: Page; faults: string[] };

const VIOLATION = 'violates the page’s policy:';
const violations: string[] = [];

/** What the product has done since the last time that its own content security policy forbids. */
export const takeViolations = (): string[] => violations.splice(0);

/** Hears of everything that the browser refuses by the policy of a page, in every page that is opened. */
async function hearViolations(context: BrowserContext): Promise<void> {
  context.on('console', (message) => {
    if (message.text().startsWith(VIOLATION)) violations.push(message.text());
  });
  await context.addInitScript((word) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
      console.error(word, effectiveDirective, blockedURI, sample, sourceFile),
    );
    const say = (reports: { body: unknown }[]) => {
      for (const { body } of reports) console.error(word, JSON.stringify(body));
    };
    new ReportingObserver(say as never, { types: ['integrity-violation'], buffered: true }).observe();
  }, VIOLATION);
}

/** Opens a browser for somebody, at the product. */
export async function person(
  browser: Browser,
  url: string,
  size = { width: 1440, height: 900 },
): Promise<Person> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'sq-AL',
    viewport: size,
    acceptDownloads: true,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await hearViolations(context);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return { context, page, faults };
}
