import type { Page } from 'playwright-core';
import { OWN_PAGES } from '../src/layout/own-pages.ts';
import { addressesOf } from './addresses.ts';
import type { Language } from './browser.ts';
import { languagesOf } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { FOCUS_SCRIPT } from './focus-look.ts';
import { FocusWalk } from './focus-walk.ts';
import {
  barsThatStay,
  besideTheWindow,
  chosenMonth,
  coveredByBars,
  cutFigures,
  cutNames,
  type Shifts,
  smallText,
  unseenChoices,
  unseenDaysOff,
  watchShifts,
} from './screen-look.ts';
import { oneStage } from './stage.ts';
import { goWithin } from './steps.ts';

const SOAK = process.env.PAGA_SOAK === '1';
const WHOLE_MS = 600_000;
/** What is read may move so far while a page comes (the limit of web vitals is 0.1). */
const MOST_SHIFT = 0.02;
const LEAST_PX = 12;
const LONG_NAME = 'Ndërmarrja Tregtare Agimi sh.p.k.';
/** Runs in which every screen is loaded. */
const TURNS = 4;
/** Bars that stay leave so much of a very low window to what is read. */
const MOST_COVERED = 0.4;
/** Views of a screen that are drawn by code of their own. */
const VIEWS = ['/holidays?view=week', '/holidays?view=list', '/holidays?view=wall', '/holidays?view=year'];
const MONTHS = ['', '/check', '/review', '/pay'].map((part) => `/calculations${part}?month=9&year=2026`);

const stage = oneStage();
let page: Page;
afterEach(() => page.context().close());

async function open(language: Language, width: number, height: number, more = {}): Promise<void> {
  const context = await stage.browser.newContext({
    ...{ baseURL: stage.product.url, viewport: { width, height }, reducedMotion: 'reduce', ...more },
  });
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.addInitScript(watchShifts);
  await page.addInitScript(FOCUS_SCRIPT);
  await enterAs(page, language);
}

async function isThere(): Promise<void> {
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** Loads screens and looks at them; what is found, by its address. A quarter of them in a run, others in the next, in another width; all in both in `pnpm soak e2e`. */
async function onEachLoaded(width: 0 | 1, look: (address: string) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  const turn = width + Number(process.env.PAGA_TURN ?? 0);
  const all = [...(await addressesOf(stage.product)), ...VIEWS, ...MONTHS];
  for (const address of all.filter((_, at) => SOAK || (at + turn) % TURNS === 0)) {
    await page.goto(address);
    await isThere();
    await page.waitForLoadState('networkidle');
    for (const fault of await look(address)) faults.push(`${address}: ${fault}`);
  }
  return faults;
}

/** The same in the open application, where loading is not what is looked at. */
async function onEachWithin(look: (address: string) => Promise<string[]>): Promise<string[]> {
  await page.goto('/nothing-here');
  const faults: string[] = [];
  for (const address of [...(await addressesOf(stage.product)), ...VIEWS, ...MONTHS]) {
    await goWithin(page, address);
    await isThere();
    for (const fault of await look(address)) faults.push(`${address}: ${fault}`);
  }
  return faults;
}

async function moved(): Promise<string[]> {
  const { sum, moved } = await page.evaluate(
    () => (window as unknown as { layoutShifts: Shifts }).layoutShifts,
  );
  return sum < MOST_SHIFT ? [] : [`moves by ${sum.toFixed(3)}: ${moved.join(' | ')}`];
}

describe.each(languagesOf(__filename))('every screen of the route table, in %s', (language) => {
  it(
    'stands still while it comes, and its title says page, month and company',
    async () => {
      await open(language, 1440, 900);
      const titles = new Map<string, string>();
      const faults = await onEachLoaded(0, async (address) => {
        const title = await page.title();
        const month = await page.evaluate(chosenMonth);
        const headings = (await page.locator('main h1, [role=dialog] h2').allInnerTexts()).join(' ');
        const named = title.split(/: | · /)[0] ?? '';
        const isOwn = OWN_PAGES.some(({ path }) => path === address);
        const twin = titles.get(title);
        titles.set(title, address);
        return [
          ...(await moved()),
          ...(await page.evaluate(cutFigures)),
          ...(isOwn || headings.includes(named) ? [] : [`“${title}” names ${named}, not ${headings}`]),
          ...(/^.+ · Agimi · Paga$/.test(title) ? [] : [`is called “${title}”`]),
          ...(!month || title.toLowerCase().includes(month.toLowerCase())
            ? []
            : [`“${title}” does not say ${month}`]),
          ...(twin && !VIEWS.includes(address) && !MONTHS.includes(address)
            ? [`is called as ${twin}: “${title}”`]
            : []),
        ];
      });
      expect(faults).toEqual([]);
    },
    WHOLE_MS,
  );

  it(
    'stands still on a phone, and nothing there is smaller than can be read',
    async () => {
      await open(language, 390, 844, { hasTouch: true, isMobile: true });
      const faults = await onEachLoaded(1, async () => [
        ...(await moved()),
        ...(await page.evaluate(smallText, LEAST_PX)).map((text) => `too small: ${text}`),
      ]);
      expect(faults).toEqual([]);
    },
    WHOLE_MS,
  );

  it.each([
    ['400 %, 320 px', 320, 512],
    ['200 %, 720 px', 720, 450],
  ])(
    'fits a window as at %s: one bar stays and leaves room to read, names are whole',
    async (_zoom, width, height) => {
      await open(language, width, height);
      await page.evaluate((name) => {
        const shown = document.querySelector('.frame-company-name');
        if (shown) shown.textContent = name;
      }, LONG_NAME);
      const faults = await onEachWithin(async () => {
        const beside = await page.evaluate(besideTheWindow);
        const cut = await page.evaluate(cutNames);
        const small = (await page.evaluate(smallText, LEAST_PX)).map((text) => `too small: ${text}`);
        const covered = await page.evaluate(coveredByBars);
        const stay = await page.evaluate(barsThatStay);
        const much = covered > MOST_COVERED ? [`bars cover ${Math.round(covered * 100)} %`] : [];
        return [...beside, ...cut, ...small, ...much, ...stay];
      });
      expect(faults).toEqual([]);
    },
    WHOLE_MS,
  );

  it(
    'shows what is chosen and what has the focus in the colours of the system',
    async () => {
      await open(language, 1440, 900, { forcedColors: 'active' });
      const walk = new FocusWalk(page);
      const faults = await onEachWithin(async () => {
        await walk.stopsOf('Tab', SOAK ? 60 : 12);
        return [...(await page.evaluate(unseenChoices)), ...(await page.evaluate(unseenDaysOff))];
      });
      expect([...faults, ...walk.faults]).toEqual([]);
    },
    WHOLE_MS,
  );
});
