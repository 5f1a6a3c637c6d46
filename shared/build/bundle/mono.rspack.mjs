// For the bench only: the same code as one plain build, remotes imported instead of federated: in one bundle, or split at the same places.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { remoteFolders } from '../check/check-remotes.mjs';
import { ENTRY, exposedModules } from './remote.rspack.mjs';
import { baseConfig, root } from './rspack.base.mjs';
import { oneLanguage, shellConstants } from './shell.rspack.mjs';

function writeConnector(file) {
  const remotes = remoteFolders().map((folder) => {
    const manifest = JSON.parse(readFileSync(path.join(root, folder, 'remote.json'), 'utf8'));
    const modules = Object.entries(exposedModules(manifest)).map(
      ([name, source]) =>
        `'${name}': () => import(${JSON.stringify(path.join(root, folder, source.import))})`,
    );
    return `${manifest.name}: { ${modules.join(', ')} }`;
  });
  const language = JSON.stringify(path.join(root, 'shared/platform/src/language.ts'));
  const text = `import { registerMessages } from ${language};
const modules = { ${remotes.join(',\n')} };
export const startFederation = () => {};
export const lentModules = {};
export const federationConnector = async ({ name }) => {
  const { remote } = await modules[name]['${ENTRY}']();
  await registerMessages(name, remote.messages);
  return { load: (module) => modules[name][module]() };
};
`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** `output` receives `assets/`; `split` keeps the dynamic imports apart. */
export function mono({ output, split }) {
  const dir = path.join(root, 'shell');
  const connector = path.join(output, '../mono-connector.mjs');
  writeConnector(connector);
  const plugins = [
    shellConstants(dir),
    oneLanguage,
    new rspack.NormalModuleReplacementPlugin(/(federation-(connector|host)|lent-modules)\.ts$/, connector),
    ...(split ? [] : [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })]),
  ];
  return {
    ...baseConfig({
      dir,
      dev: false,
      name: 'paga_mono',
      output: { path: path.join(output, 'assets'), publicPath: '/assets/' },
      plugins,
    }),
    entry: { main: './src/index.ts' },
  };
}
