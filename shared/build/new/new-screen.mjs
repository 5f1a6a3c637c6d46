// `pnpm new:screen <remote> <name> [/path]`: a screen with its texts, its route and its first test; the five files a screen costs.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ask, camelOf, change, format, checkout as root, sorted } from './ask.mjs';

const [remote, name, route = `/${name}`] = process.argv.slice(2);
if (!remote || !name || !/^[a-z][a-z-]*$/.test(name)) {
  console.error(
    'pnpm new:screen <remote> <kebab-case-name> [/path]     e.g. pnpm new:screen admin sectors /configurations/sectors',
  );
  process.exit(2);
}
const dir = path.join(root, `mf-${remote}`);
const file = path.join(dir, 'src', name, `${name}.screen.tsx`);
if (!existsSync(dir) || existsSync(file)) {
  console.error(existsSync(dir) ? `mf-${remote}/src/${name} is there already` : `there is no mf-${remote}`);
  process.exit(2);
}
const camel = camelOf(name);
const component = `${camel[0].toUpperCase()}${camel.slice(1)}Screen`;
const titles = await ask({ sq: 'Titulli në shqip', en: 'Title in English' });

mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(
  file,
  `import { EmptyState, Page } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export function ${component}(): ReactNode {
  const { t } = useTranslation('${remote}');
  return (
    <Page title={t('${camel}.title')}>
      <EmptyState title={t('${camel}.empty')} />
    </Page>
  );
}
`,
);
writeFileSync(
  path.join(dir, 'src', name, `${name}.test.tsx`),
  `import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { ${component} } from './${name}.screen.tsx';

test('the screen opens with its title', async () => {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  await renderScreen(<${component} />, { as: company.admin, path: '${route}' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
`,
);
for (const language of ['sq', 'en']) {
  const texts = { empty: titles[language], title: titles[language] };
  change(path.join(dir, `messages/${language}.json`), (messages) => sorted({ ...messages, [camel]: texts }));
}
change(path.join(dir, 'remote.json'), (manifest) => ({
  ...manifest,
  routes: [
    ...manifest.routes,
    { path: route, title: `${camel}.title`, code: `${name}/${name}.screen#${component}`, needs: [] },
  ],
}));
format(dir);
console.log(
  `mf-${remote}/src/${name}: write the calls it needs in remote.json ("needs"), then the screen; docs/how-to/screen.md says more.`,
);
