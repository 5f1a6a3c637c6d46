// The build of the shell: provides every shared module and the federation runtime; knows no remote by name.
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { federationShared, resolvedVersion } from '../shared-modules.mjs';
import { baseConfig, federationBase, site } from './rspack.base.mjs';

const federation = createRequire(
  createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'),
);
const containerEntry = path.join(
  path.dirname(federation.resolve('@module-federation/webpack-bundler-runtime')),
  'initContainerEntry.js',
);

function plugins(dir, name) {
  const version = (part) => JSON.stringify(resolvedVersion(dir, part));
  return [
    new rspack.DefinePlugin({
      'process.env.KIT_VERSION': version('@paga/kit'),
      'process.env.PLATFORM_VERSION': version('@paga/platform'),
    }),
    new ModuleFederationPlugin({
      ...federationBase,
      name,
      manifest: false,
      shared: federationShared(dir, true),
      experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    }),
  ];
}

/** `output` is another folder only for the bench. */
export function shell({ dir = process.cwd(), dev = false, output = path.join(site, 'shell') } = {}) {
  const name = 'paga_shell';
  const publicPath = dev ? '/' : '/assets/';
  const base = baseConfig({
    dir,
    dev,
    name,
    output: { path: path.join(output, 'assets'), publicPath },
    plugins: plugins(dir, name),
  });
  return {
    ...base,
    resolve: { ...base.resolve, alias: { 'federation-container-entry$': containerEntry } },
    entry: { main: [path.join(import.meta.dirname, 'provide-federation.mjs'), './src/index.ts'] },
  };
}
