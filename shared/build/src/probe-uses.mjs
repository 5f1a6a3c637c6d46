// For tests: bundles a folder of sources as a remote is bundled, and answers with what the bundle uses of the page.
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { usesIn } from '../surface/uses.mjs';

const taken = { singleton: true, version: '1.0.0', requiredVersion: '^1.0.0', import: false };

export async function probeUses(dir) {
  const compiler = rspack({
    mode: 'production',
    context: dir,
    entry: {},
    output: { path: path.join(dir, 'out'), uniqueName: 'probe' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'probe',
        filename: 'entry.js',
        dts: false,
        manifest: false,
        exposes: { './remote': './src/index.js' },
        shared: { '@paga/kit': taken, '@paga/platform': taken, '@paga/client': taken },
      }),
    ],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return usesIn(stats);
}
