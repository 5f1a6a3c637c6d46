// The build of the shell: a plain one. It becomes the host of the remotes when it runs, lends them the modules it uses, and knows none by name.
import path from 'node:path';
import { rspack } from '@rspack/core';
import { lentVersions, providedAliases, resolvedVersion } from '../shared-modules.mjs';
import { baseConfig, site } from './rspack.base.mjs';

/** What the build writes into the shell's sources; the federation's own switches leave out what a browser never needs. */
export function shellConstants(dir) {
  const text = (value) => JSON.stringify(value);
  return new rspack.DefinePlugin({
    'process.env.KIT_VERSION': text(resolvedVersion(dir, '@paga/kit')),
    'process.env.PLATFORM_VERSION': text(resolvedVersion(dir, '@paga/platform')),
    'process.env.LENT_VERSIONS': text(JSON.stringify(lentVersions(dir))),
    ENV_TARGET: text('web'),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  });
}

/** The library of schemas names the messages of fifty languages, which nobody reads: errors have codes, and texts of ours. English stands for all. */
export const oneLanguage = new rspack.NormalModuleReplacementPlugin(/locales[\\/]index\.js$/, (resource) => {
  if (/[\\/]zod[\\/]v4[\\/]/.test(resource.context)) resource.request = '../locales/en.js';
});

/** A chunk of the modules that one of the groups of named chunks holds in all its members. */
const joined = (name, priority, groups, isMeant = () => true) => ({
  name,
  priority,
  enforce: true,
  // What an own page needs besides the start is its own copy in one file: of what the application has it needs little, and never the kit.
  chunks: (chunk) => !chunk.canBeInitial() && (name === 'start' || !OWN_PAGE.includes(chunk.name)),
  type: /^javascript/,
  test: (module, { chunkGraph }) => {
    const names = [...chunkGraph.getModuleChunksIterable(module)].map((chunk) => chunk.name);
    return groups.some((group) => group.every((holder) => names.includes(holder))) && isMeant(module);
  },
});

/** The chunks of an employee's own page. */
const OWN_PAGE = ['own-page', 'own-parts'];
const isLibrary = (module) => /[\\/](node_modules|shared[\\/]kit)[\\/]/.test(module.nameForCondition() ?? '');

/** Few chunks, each needed whole: what every visit needs, be it of the sign-in page or of the application, then libraries and kit, then the rest. */
const cacheGroups = {
  default: false,
  defaultVendors: false,
  start: joined('start', 50, [['start'], ['signed-out', 'application']]),
  kit: joined('kit', 30, [['application']], isLibrary),
};

/** The texts of the sign-in page are a part of all of them. */
const signedOutMessages = {
  resourceQuery: /signed-out/,
  type: 'json',
  loader: path.join(import.meta.dirname, 'signed-out-messages.cjs'),
};

/** The texts of an own page, by the same way. */
const ownMessages = {
  resourceQuery: /own-page/,
  type: 'json',
  loader: path.join(import.meta.dirname, 'own-messages.cjs'),
};

/** `output` is another folder only for the bench. */
export function shell({ dir = process.cwd(), dev = false, output = path.join(site, 'shell') } = {}) {
  const base = baseConfig({
    dir,
    dev,
    name: 'paga_shell',
    output: { path: path.join(output, 'assets'), publicPath: dev ? '/' : '/assets/' },
    plugins: [shellConstants(dir), oneLanguage],
  });
  return {
    ...base,
    module: { ...base.module, rules: [...base.module.rules, signedOutMessages, ownMessages] },
    resolve: { ...base.resolve, alias: providedAliases(dir) },
    optimization: { ...base.optimization, splitChunks: dev ? false : { cacheGroups } },
    entry: { main: './src/index.ts' },
  };
}
