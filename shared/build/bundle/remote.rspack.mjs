// The build of a remote: its rspack.config.mjs is one line that re-exports `remote`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { federationShared } from '../shared-modules.mjs';
import { baseConfig, federationBase, site } from './rspack.base.mjs';

/** The name a remote's entry is exposed under. In two parts, so that no tool takes it for the path of a file and rewrites it after a move. */
export const ENTRY = ['.', 'remote'].join('/');

/** Exposed modules: the entry and every file a code reference of remote.json names. */
export function exposedModules(manifest) {
  const files = [...manifest.routes, ...manifest.cards, ...manifest.searchSources].map(
    (offer) => offer.code.split('#')[0],
  );
  const references = [...new Set(files)].map((file) => [`./${file}`, `./src/${file}`]);
  return Object.fromEntries([[ENTRY, './src/index.ts'], ...references]);
}

const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]index\.c?js$/;

/** The federation runtime comes from the page: its core by the plugin's own switch, the bundler's part as the shell lends it. */
const lentRuntime = () =>
  new rspack.ExternalsPlugin('var', [
    ({ request }, done) => (BUNDLER_RUNTIME.test(request ?? '') ? done(null, 'pagaFederation()') : done()),
  ]);

/** `build`: the immutable build's name `<version>-<hash>`; without it (development, the rspack command) `dev`. */
export function remote({ dir = process.cwd(), dev = false, build = 'dev', port } = {}) {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'remote.json'), 'utf8'));
  const name = `paga_${manifest.name}_${build.replace(/\W/g, '_')}`;
  return {
    ...baseConfig({
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
          ...federationBase,
          name,
          exposes: exposedModules(manifest),
          shared: federationShared(dir, false),
          experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
      ],
    }),
    entry: dev ? { main: './src/index.ts' } : {},
  };
}
