import { rmSync } from 'node:fs';
import { LANGUAGES } from './browser.ts';
import { enterAs } from './enter-as.ts';
import { DOMAINS } from './skew-domains.ts';
import { bothVersions, composedSite, startOf } from './skew-site.ts';
import { COMBINATIONS, type Combination } from './skew-table.ts';
import { oneStage } from './stage.ts';
import { words } from './words.ts';

/** An installation and a build of the previous version, where they are not there yet. */
const BUILD_MS = 600_000;
const nameOf = ({ shell, remote, server }: Combination) =>
  `shell ${shell}, remotes ${remote}, server ${server}`;
/** A journey changes what the other language would find: each combination has one, the next one the other. */
const turn = Number(process.env.PAGA_TURN ?? 0);
const chosen = COMBINATIONS.filter(({ sample }) => sample || process.env.PAGA_SOAK === '1').map(
  (combination, at) => [nameOf(combination), LANGUAGES[(at + turn) % 2] ?? 'sq', combination] as const,
);

let versions: ReturnType<typeof bothVersions>;
beforeAll(() => {
  versions = bothVersions();
}, BUILD_MS);

test('the table has every combination', () => {
  expect(new Set(COMBINATIONS.map(nameOf)).size).toBe(8);
  expect(COMBINATIONS.filter(({ sample }) => sample)).toHaveLength(3);
});

describe.each(chosen)('%s, in %s', (_name, language, combination) => {
  let site: string;
  beforeAll(() => {
    site = composedSite(versions, combination);
  });
  afterAll(() => rmSync(site, { recursive: true, force: true }));
  const stage = oneStage(() => startOf(versions, combination, site));

  it.each(DOMAINS)('%s works', async (_domain, journey) => {
    const { page, context, faults } = await stage.person();
    await enterAs(page, language);
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: words[language].welcome }).waitFor();
    await journey(page, language);
    expect(faults).toEqual([]);
    await context.close();
  });
});
