// The page: no inline script; the registry's copy lies in it as data, so that the shell boots when /remotes.json is gone.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { compress, filesIn, integrityOf } from './finish.mjs';
import { policiesOf } from './policy.mjs';
import { site } from './rspack.base.mjs';

const { pageCopy } = await tsImport('../../platform/src/registry/page-copy.ts', import.meta.url);

/** Beside the page: the headers of its security policies. */
const POLICY = 'policy.json';

/** What every visit needs after the entry, by the name of its chunk. The entry finds it in the cache. */
const PRELOADED = 'start';

function preloads(outline, integrity) {
  const files = outline.chunks
    .filter(({ names }) => names.includes(PRELOADED))
    .flatMap((chunk) => chunk.files);
  return [...new Set(files)]
    .filter((file) => file.endsWith('.js') && !outline.entry.includes(file))
    .map(
      (file) =>
        `<link rel="preload" as="script" crossorigin="anonymous" integrity="${integrity[`assets/${file}`]}" href="/assets/${file}">`,
    );
}

function entryTags(outline, integrity) {
  return outline.entry.map((file) => {
    const attributes = `integrity="${integrity[`assets/${file}`]}" crossorigin="anonymous"`;
    return file.endsWith('.css')
      ? `<link rel="stylesheet" href="/assets/${file}" ${attributes}>`
      : `<script defer src="/assets/${file}" ${attributes}></script>`;
  });
}

/** The specification's two bases, where a backend has them elsewhere than at `/api`: paths of this origin, from `API_BASE` and `API_ROOT`. */
function apiBases({ API_BASE, API_ROOT } = process.env) {
  return [
    ['paga-api-base', API_BASE],
    ['paga-api-root', API_ROOT],
  ].flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (!/^(\/[\w.~-]+)*\/?$/.test(value))
      throw new Error(`API_BASE and API_ROOT are paths of this origin, such as /api or /: not ${value}`);
    return [`<meta name="${name}" content="${value}">`];
  });
}

/** The whole document. `registry` is the text of remotes.json. */
function pageOf({ entry, preload, favicon, registry }) {
  return `<!doctype html>
<html lang="sq">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paga</title>
<meta name="description" content="Pagat dhe burimet njerëzore për kompanitë në Kosovë">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="${favicon}">
<meta name="paga-registry-keys" content="">
${[...apiBases(), ...preload].join('\n')}
${entry.join('\n')}
</head>
<body>
<div id="root"></div>
<noscript>Paga ka nevojë për JavaScript. Paga needs JavaScript.</noscript>
<script type="application/json" id="paga-remotes">${registry.replaceAll('<', '\\u003c')}</script>
</body>
</html>
`;
}

/** Writes the page of a build folder; `outline` says which chunks there are. */
export async function writePageOf(shell, outline, registry) {
  const integrity = JSON.parse(readFileSync(path.join(shell, 'integrity.json'), 'utf8'));
  const favicon = filesIn(shell).find((file) => /favicon\.[^/]*svg$/.test(file));
  const page = pageOf({
    entry: entryTags(outline, integrity),
    preload: preloads(outline, integrity),
    favicon: `/${favicon}`,
    registry: JSON.stringify(pageCopy(JSON.parse(registry))),
  });
  const file = path.join(shell, 'index.html');
  writeFileSync(file, page);
  await compress(file);
  writeFileSync(path.join(shell, POLICY), JSON.stringify(policiesOf(page)));
  // The server serves what is listed, and the page is written anew with every registry.
  for (const name of ['index.html', 'index.html.br', 'index.html.gz', POLICY])
    integrity[name] = integrityOf(readFileSync(path.join(shell, name)));
  writeFileSync(path.join(shell, 'integrity.json'), `${JSON.stringify(integrity, null, 1)}\n`);
}

/** Writes `.build/site/shell/index.html` with the registry of now. */
export async function writePage(registry) {
  const outline = JSON.parse(readFileSync(path.join(site, 'shell.outline.json'), 'utf8'));
  await writePageOf(path.join(site, 'shell'), outline, registry);
}
