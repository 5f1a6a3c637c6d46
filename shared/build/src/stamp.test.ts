import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from './fixture.ts';

const root = path.resolve(__dirname, '../../..');
const LENT = ['@paga/kit', '@paga/platform', '@paga/client'];
const APPS = ['shell', 'mock-api', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];
const PACKAGES = readdirSync(path.join(root, 'shared')).filter(
  (name) => !['build', 'testing'].includes(name),
);

/** The packages of ours that the sources of a folder import, tests left out. */
function importedBy(folder: string): Set<string> {
  const found = new Set<string>();
  for (const entry of readdirSync(path.join(root, folder), { recursive: true }) as string[]) {
    if (!/\.tsx?$/.test(entry) || /\.test\.|(^|\/)(node_modules|dist|e2e|bench)\//.test(entry)) continue;
    const text = readFileSync(path.join(root, folder, entry), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from|import\() ?'(@paga\/[a-z]+)/g)) found.add(name);
  }
  return found;
}

/** What an app contains by its imports: not by the lists of dependencies that the stamp goes by. */
function containedIn(app: string): Set<string> {
  const inside = new Set<string>();
  const queue = [`${app}/src`];
  for (const folder of queue)
    for (const name of importedBy(folder)) {
      if (inside.has(name) || ['@paga/build', '@paga/testing'].includes(name)) continue;
      if (app.startsWith('mf-') && LENT.includes(name)) continue;
      inside.add(name);
      queue.push(`shared/${name.slice('@paga/'.length)}/src`);
    }
  return inside;
}

test('a change of any shared package stamps the apps that contain it anew, and no other', () => {
  const changed = evaluate<Record<string, string[]>>(
    'bundle/stamp.mjs',
    `Object.fromEntries(${JSON.stringify(APPS)}.map((app) => [app, ${JSON.stringify(PACKAGES)}.filter((name) => {
      const inside = (file) => file.includes('/shared/' + name + '/src/index.ts') || file.includes('/shared/' + name + '/src/all.ts');
      const fs = process.getBuiltinModule('node:fs');
      return m.stampOf(app) !== m.stampOf(app, (file) => (inside(file) ? 'changed' : fs.readFileSync(file)));
    })]))`,
  );
  for (const app of APPS)
    expect([app, changed[app]]).toEqual([
      app,
      PACKAGES.filter((name) => containedIn(app).has(`@paga/${name}`)),
    ]);
});
