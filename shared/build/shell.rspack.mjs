// The build of the shell: provides every shared module and the federation runtime; knows no remote by name.
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { baseConfig, federationBase, site } from './rspack.base.mjs';
import { federationShared, resolvedVersion } from './shared-modules.mjs';

/** `output` is another folder only for the bench. */
export function shell({ dir = process.cwd(), dev = false, output = path.join(site, 'shell') } = {}) {
  const name = 'paga_shell';
  return {
    ...baseConfig({
      dir,
      dev,
      name,
      output: { path: path.join(output, 'assets'), publicPath: dev ? '/' : '/assets/' },
      plugins: [
        new rspack.DefinePlugin({
          'process.env.KIT_VERSION': JSON.stringify(resolvedVersion(dir, '@paga/kit')),
          'process.env.PLATFORM_VERSION': JSON.stringify(resolvedVersion(dir, '@paga/platform')),
        }),
        new ModuleFederationPlugin({
          ...federationBase,
          name,
          manifest: false,
          shared: federationShared(dir, true),
          experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
      ],
    }),
    entry: { main: './src/index.ts' },
  };
}
