import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { enterAs } from './enter-as.ts';
import { oneStage } from './stage.ts';
import { menuOf, openMenu, signIn } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const word = words.en;
const MENU = [
  word.mainPage,
  word.employees,
  word.calculations,
  word.documents,
  word.reports,
  word.vacations,
  word.configurations,
];
/** What an Ed25519 key begins with as PKCS 8. */
const PKCS8 = '302e020100300506032b657004220420';

type Entry = Record<string, unknown>;
type Registry = { version: number; expires: string; remotes: Entry[]; signatures?: { key: string }[] };

const stage = oneStage();

/** Signs as the server does, with its own key: what is wrong with a registry is then only what it says. */
function signed({ signatures, ...facts }: Registry): Registry {
  const seed = readFileSync(path.join(stage.product.dataDir, 'registry.key'), 'utf8').trim();
  const privateKey = createPrivateKey({
    key: Buffer.from(PKCS8 + seed, 'hex'),
    format: 'der',
    type: 'pkcs8',
  });
  const value = sign(null, Buffer.from(JSON.stringify(facts)), privateKey).toString('base64');
  return { ...facts, signatures: [{ key: String(signatures?.[0]?.key), value } as { key: string }] };
}

const payroll = (registry: Registry, change: Entry): Registry =>
  signed({
    ...registry,
    remotes: registry.remotes.map((entry) => (entry.name === 'payroll' ? { ...entry, ...change } : entry)),
  });

const KINDS: Readonly<Record<string, (registry: Registry) => object>> = {
  'the registry is not signed': ({ signatures: _, ...rest }) => rest,
  'the registry is signed by a key that this page does not know': ({ signatures = [], ...rest }) => ({
    ...rest,
    signatures: signatures.map((one) => ({ ...one, key: 'foreign' })),
  }),
  'the registry is not the one that was signed': ({ remotes, ...rest }) => ({
    remotes: remotes.slice(1),
    ...rest,
  }),
  'the registry is expired': (registry) => signed({ ...registry, expires: '2026-01-01T00:00:00.000Z' }),
  'the registry is older than one that was here before': (registry) =>
    signed({ ...registry, version: registry.version - 1 }),
  'the registry is empty': (registry) => signed({ ...registry, remotes: [] }),
  'the registry is of another shape': (registry) => signed({ ...registry, schema: 2 } as Registry),
  'a registry entry is of another shape': (registry) => payroll(registry, { offer: { routes: 'none' } }),
  'a registry entry is without texts': (registry) => payroll(registry, { texts: {} }),
  'a registry entry is without the hash of its entry': (registry) => payroll(registry, { integrity: null }),
  'a registry entry is at an address outside /remotes/': (registry) =>
    payroll(registry, { entry: '/api/health.js' }),
};

async function answerWith(page: Page, change: (registry: Registry) => object): Promise<void> {
  await page.unroute('**/remotes.json');
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

it('uses none of them: the last good one goes on, no page is missing, and role 1 reads why', async () => {
  const { page, context, faults } = await stage.person();
  await signIn(page, 'en');
  await openMenu(page, word.calculations);
  for (const [why, change] of Object.entries(KINDS)) {
    // A minute has ten reports of a tab.
    await page.evaluate(() => sessionStorage.removeItem('paga.reported'));
    await answerWith(page, change);
    const reported = page.waitForResponse((response) => response.url().endsWith('/api/remotes/failures'));
    await page.reload();
    expect([why, (await reported).request().postDataJSON().message]).toEqual([why, why]);
    await page.getByRole('heading', { level: 1, name: /Salary calculation/ }).waitFor();
    await until(() => menuOf(page), MENU);
    expect([why, await page.getByText(word.missing).count(), faults]).toEqual([why, 0, []]);
  }
  await context.close();
  const { page: reader, context: other } = await stage.person();
  await enterAs(reader, 'en', 'super@demo.test');
  await reader.goto('/parts');
  const shell = reader
    .locator('section', { has: reader.getByRole('heading', { name: 'Frame of the application' }) })
    .first();
  for (const why of Object.keys(KINDS))
    await shell.getByText(`RefusedRegistry: ${why}`, { exact: true }).waitFor();
  await other.close();
});
