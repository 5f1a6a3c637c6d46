// The build of a remote: its rspack.config.mjs is one line that re-exports `remote`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { takenModules } from '../shared-modules.mjs';
import { baseConfig, containerOf, ENTRY_FILE, site } from './rspack.base.mjs';

/** The name a remote's entry is exposed under. In two parts, so that no tool takes it for the path of a file and rewrites it after a move. */
export const ENTRY = ['.', 'remote'].join('/');

/** Points of the home page. */
const HOME = ['home', 'todo', 'today', 'dashboard'];
/** The chunk of an employee's own page. */
export const OWN_PAGE = 'own';
const fileOf = ({ code }) => code.split('#')[0];

/**
 * Exposed modules, each with its file and its chunk: the entry and every file a code reference of remote.json names. All that the home page
 * shows lies in one chunk with the entry; what the tiles of the settings place show in another, its windows in a third: one request a remote each time, and
 * the entry, which home loads, lists three chunks and not one a piece. What the own page of an employee shows lies apart from all of it: there is no kit.
 */
export function exposedModules({ routes, cards, searchSources, settings = [], own = [] }) {
  const home = new Set(cards.filter(({ point }) => HOME.includes(point)).map(fileOf));
  const summaries = new Set(settings.flatMap(({ summary: code }) => (code ? [fileOf({ code })] : [])));
  const windows = new Set(settings.flatMap(({ window: code }) => (code ? [fileOf({ code })] : [])));
  const ownParts = new Set(own.map(fileOf));
  const files = [
    ...new Set([
      ...[...routes, ...cards, ...searchSources].map(fileOf),
      ...summaries,
      ...windows,
      ...ownParts,
    ]),
  ];
  const shared = { home, settings: summaries, 'settings-windows': windows, [OWN_PAGE]: ownParts };
  const chunkOf = (file) =>
    Object.keys(shared).find((chunk) => shared[chunk].has(file)) ?? file.replaceAll('/', '.');
  const references = files.map((file) => [
    ['.', file].join('/'),
    { import: `./src/${file}`, name: chunkOf(file) },
  ]);
  return Object.fromEntries([[ENTRY, { import: './src/index.ts', name: 'home' }], ...references]);
}

/** What the home page needs is not taken apart again, though screens need parts of it too; own pages have their own copy, for home needs the kit. */
const homeChunk = {
  name: 'home',
  priority: 10,
  enforce: true,
  chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== OWN_PAGE,
  type: /^(javascript|css)/,
  test: (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'home'),
};

const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]index\.c?js$/;

/** The federation runtime comes from the page: its core by the plugin's own switch, the bundler's part as the shell lends it. */
const lentRuntime = () =>
  new rspack.ExternalsPlugin('var', [
    ({ request }, done) => (BUNDLER_RUNTIME.test(request ?? '') ? done(null, 'pagaFederation()') : done()),
  ]);

/** `build`: the immutable build's name `<version>-<hash>`; without it (development, the rspack command) `dev`. */
export function remote({ dir = process.cwd(), dev = false, build = 'dev', port } = {}) {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'remote.json'), 'utf8'));
  const name = containerOf(manifest.name, build);
  const base = baseConfig({
    dir,
    dev,
    name,
    output: {
      path: path.join(site, 'remotes', manifest.name, build),
      publicPath: dev ? `http://127.0.0.1:${port}/` : 'auto',
    },
    plugins: [
      lentRuntime(),
      new ModuleFederationPlugin({
        name,
        filename: ENTRY_FILE,
        remotes: {},
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        exposes: exposedModules(manifest),
        shared: takenModules(dir),
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  });
  return {
    ...base,
    optimization: { ...base.optimization, splitChunks: dev ? false : { cacheGroups: { home: homeChunk } } },
    entry: dev ? { main: './src/index.ts' } : {},
  };
}
