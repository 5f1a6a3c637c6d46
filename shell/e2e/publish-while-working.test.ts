import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import type { Person } from './browser.ts';
import { enterAs } from './enter-as.ts';
import { PLACES, type Place } from './remote-places.ts';
import { copySite, type SiteCopy } from './site-copy.ts';
import { oneStage } from './stage.ts';
import { calculationScreen, goWithin } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const word = words.en;
/** A run has three people at work, `pnpm soak e2e` twenty. */
const PEOPLE = process.env.PAGA_SOAK === '1' ? 20 : 3;
const EMAILS = ['admin@agimi.test', 'user@agimi.test', 'manager@demo.test'];
const REMOTES = ['employees', 'payroll', 'vacations', 'reports', 'admin'];
const BEFORE = '9.9.8-before';
const PUBLISH = path.resolve(__dirname, '../../shared/build/publish/publish.mjs');

/** The ways of a month, one after the other; each waits for what only the remote draws. */
const STEPS: readonly Place[] = [
  PLACES.employees,
  ['/calculations?month=9&year=2026', calculationScreen],
  [
    '/calculations/check?month=9&year=2026',
    (page) => page.getByRole('heading', { level: 1, name: /check/i }).waitFor(),
  ],
  [
    '/calculations/pay?month=9&year=2026',
    (page) => page.getByRole('heading', { level: 1, name: /pay/i }).waitFor(),
  ],
  PLACES.reports,
  PLACES.vacations,
  PLACES.admin,
];

let site: SiteCopy;
let people: Person[];
beforeAll(() => {
  site = copySite();
  for (const remote of REMOTES) site.deployCopy(remote, BEFORE);
});
const stage = oneStage(() => ({ env: { SITE_DIR: site.folder } }));
afterAll(() => site?.discard());
beforeAll(async () => {
  people = [];
  for (let at = 0; at < PEOPLE; at += 1) {
    const one = await stage.person();
    countAsked(one.page);
    await enterAs(one.page, 'en', EMAILS[at % EMAILS.length], 'Agimi');
    await one.page.goto('/');
    people.push(one);
  }
});

const versionInUse = (remote: string): string =>
  JSON.parse(readFileSync(path.join(site.folder, 'remotes.json'), 'utf8')).remotes.find(
    ({ name }: { name: string }) => name === remote,
  ).version;
const publish = (remote: string) =>
  promisify(execFile)(process.execPath, [PUBLISH, remote, '--to', site.folder, '--api', stage.product.url]);

const onTheirWay = new Map<Page, number>();
/** Counts what a page asks and has not been answered yet. */
function countAsked(page: Page): void {
  const add = (by: number) => () => onTheirWay.set(page, (onTheirWay.get(page) ?? 0) + by);
  page.on('request', add(1));
  page.on('requestfinished', add(-1));
  page.on('requestfailed', add(-1));
}

/** Every person goes one step on, in turn: three people sit at twenty pages, and a person may have three large tasks at once. */
async function step([address, drawn]: Place): Promise<void> {
  for (const { page } of people) {
    await goWithin(page, address);
    await drawn(page);
    await until(async () => onTheirWay.get(page) ?? 0, 0);
  }
}

it(
  'nobody sees an error while each remote is published, drafts stay, and the next load has the new builds',
  async () => {
    const typing = await stage.person();
    await enterAs(typing.page, 'en');
    await typing.page.goto('/configurations?tab=payroll&open=inactivity');
    const minutes = typing.page
      .getByRole('dialog')
      .getByRole('spinbutton')
      .or(typing.page.getByRole('dialog').getByRole('textbox'));
    await minutes.first().fill('45');
    const asked = new Set<string>();
    for (const { page } of people)
      page.on('request', (request) =>
        asked.add(/\/remotes\/([a-z]+\/[^/]+)\//.exec(request.url())?.[1] ?? ''),
      );
    for (const [at, remote] of REMOTES.entries()) {
      const published = publish(remote);
      for (const one of [...STEPS.slice(at), ...STEPS.slice(0, at)]) await step(one);
      await published;
      expect([remote, versionInUse(remote)]).not.toEqual([remote, BEFORE]);
    }
    // Pages that stood open have gone on with the builds they came with.
    expect([...asked].filter((name) => name !== '' && !name.endsWith(BEFORE))).toEqual([]);
    for (const { page, faults } of people) {
      expect([
        faults,
        await page.getByText(word.missing).count(),
        await page.getByRole('alert').count(),
      ]).toEqual([[], 0, 0]);
      await page.reload();
    }
    for (const one of STEPS) await step(one);
    const news = REMOTES.map((remote) => `${remote}/${versionInUse(remote)}`);
    expect(news.filter((name) => !asked.has(name))).toEqual([]);
    expect(people.flatMap(({ faults }) => faults)).toEqual([]);
    await typing.page.reload();
    await typing.page.getByRole('button', { name: 'Restore' }).click();
    await until(() => minutes.first().inputValue(), '45');
    expect(typing.faults).toEqual([]);
  },
  PEOPLE * 60_000 + 180_000,
);
