// `pnpm new:remote <name> [icon]`: a remote with one screen, in the menu and in every list of packages. Asks for its title in both languages.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ask, change, checkout, format } from './ask.mjs';

const [name, icon = 'folder'] = process.argv.slice(2);
const dir = path.join(checkout, `mf-${name}`);
if (!name || !/^[a-z]+$/.test(name) || existsSync(dir)) {
  console.error(
    name && existsSync(dir) ? `mf-${name} is there already` : 'pnpm new:remote <name, small letters> [icon]',
  );
  process.exit(2);
}
const titles = await ask({ sq: 'Titulli në shqip', en: 'Title in English' });
const component = `${name[0].toUpperCase()}${name.slice(1)}Screen`;
const model = path.join(checkout, 'mf-vacations');
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
};

for (const file of ['tsconfig.json', 'jest.config.mjs', 'rspack.config.mjs', 'src/index.ts', 'src/css.d.ts'])
  write(file, readFileSync(path.join(model, file), 'utf8'));
write(
  'src/i18next.d.ts',
  readFileSync(path.join(model, 'src/i18next.d.ts'), 'utf8').replace('vacations:', `${name}:`),
);
const { dependencies, ...manifest } = JSON.parse(readFileSync(path.join(model, 'package.json'), 'utf8'));
const needed = /^@paga\/|^react|^i18next|^@tanstack/;
const kept = Object.fromEntries(Object.entries(dependencies).filter(([one]) => needed.test(one)));
write(
  'package.json',
  JSON.stringify({ ...manifest, name: `@paga/mf-${name}`, version: '0.1.0', dependencies: kept }, null, 2),
);
for (const language of ['sq', 'en'])
  write(`messages/${language}.json`, JSON.stringify({ home: { title: titles[language] } }));
write(
  'remote.json',
  JSON.stringify({
    name,
    permissions: [],
    routes: [{ path: `/${name}`, title: 'home.title', code: `home/home.screen#${component}`, needs: [] }],
    navigation: [{ path: `/${name}`, label: 'home.title', icon, order: 90, needs: [] }],
    cards: [],
    searchSources: [],
  }),
);
write(
  'src/home/home.screen.tsx',
  `import { EmptyState, Page } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export function ${component}(): ReactNode {
  const { t } = useTranslation('${name}');
  return (
    <Page title={t('home.title')}>
      <EmptyState title={t('home.title')} />
    </Page>
  );
}
`,
);
write(
  'src/home/home.test.tsx',
  `import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { ${component} } from './home.screen.tsx';

test('the screen opens with its title', async () => {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  await renderScreen(<${component} />, { as: company.admin, path: '/${name}' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
`,
);
change(path.join(checkout, 'tsconfig.json'), (config) => ({
  ...config,
  references: [...config.references, { path: `mf-${name}` }],
}));
change(path.join(checkout, 'shared/testing/tests.tsconfig.json'), (config) => ({
  ...config,
  references: [...config.references, { path: `../../mf-${name}` }],
}));
format(dir, path.join(checkout, 'tsconfig.json'), path.join(checkout, 'shared/testing/tests.tsconfig.json'));
console.log(
  `mf-${name}: pnpm install, then cd mf-${name} && pnpm check. docs/how-to/remote.md says what is left to write.`,
);
