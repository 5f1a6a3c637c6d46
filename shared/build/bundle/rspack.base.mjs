// What every browser build of this workspace has in common.
import path from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { SCREENS } from '../shared-modules.mjs';
import { stableHashes } from './stable-hashes.mjs';

/** The folder of the checkout. */
export const root = path.resolve(import.meta.dirname, '../../..');
/** The built site: the shell, the remotes and their registry. */
export const site = path.join(root, '.build/site');

/** The browsers that have all that our styles use. Without them the minifier writes `:is()` a second time as `:-webkit-any()`, which counts otherwise in the cascade. */
const BROWSERS = ['chrome 111', 'edge 111', 'firefox 113', 'safari 16.4'];

const sources = (dev) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  type: 'javascript/auto',
  use: {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
      },
    },
  },
});

/** A source in a map, by its path from the root; of a package by its name. */
function sourceOf({ absoluteResourcePath, resourcePath }) {
  const file = path
    .relative(root, absoluteResourcePath ?? resourcePath)
    .split(path.sep)
    .join('/');
  return file.slice(file.lastIndexOf('node_modules/.pnpm/') < 0 ? 0 : file.lastIndexOf('/node_modules/') + 1);
}

/** The files that are written: outside development each is named by its content, so that it can be kept for ever. */
function filesOf(name, dev) {
  const called = dev ? '[name]' : '[name].[contenthash:10]';
  return {
    uniqueName: name,
    clean: true,
    filename: `${called}.js`,
    chunkFilename: `${called}.js`,
    cssFilename: `${called}.css`,
    cssChunkFilename: `${called}.css`,
    assetModuleFilename: '[name].[contenthash:10][ext]',
    crossOriginLoading: 'anonymous',
    ...(dev ? {} : { devtoolModuleFilenameTemplate: sourceOf }),
  };
}

/**
 * No inline script, no eval: the content security policy allows `script-src 'self'` only. In production no file names its source map, and the server serves none:
 * it reads stacks with them (decision 92).
 */
export function baseConfig({ dir, dev, name, output, plugins }) {
  return {
    name,
    mode: dev ? 'development' : 'production',
    devtool: dev ? 'cheap-module-source-map' : 'hidden-nosources-source-map',
    context: dir,
    target: ['web', 'es2022'],
    output: { ...filesOf(name, dev), ...output },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // A change of a call shows at once while it is being written: there the declarations themselves are used.
      conditionNames: dev ? ['...'] : [SCREENS, '...'],
    },
    module: {
      rules: [
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        sources(dev),
        { test: /\.css$/, type: 'css' },
        {
          include: path.join(dir, 'messages'),
          resourceQuery: /^$/,
          type: 'json',
          loader: path.join(import.meta.dirname, 'office-messages.cjs'),
        },
        { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      chunkIds: dev ? 'named' : 'deterministic',
      moduleIds: dev ? 'named' : 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    lazyCompilation: false,
    performance: false,
    infrastructureLogging: { level: 'warn' },
    plugins: [
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production') }),
      ...(dev
        ? [new ReactRefreshRspackPlugin({ library: name })]
        : [new rspack.SubresourceIntegrityPlugin({ htmlPlugin: false }), stableHashes]),
      ...plugins,
      leanRuntime,
    ],
  };
}

const COMMON_JS = /(webpack-bundler-runtime|inject-external-runtime-core-plugin)[\\/]dist[\\/]index\.cjs$/;

/** The federation plugin names the CommonJS builds of its runtime, which cannot be shaken; their twins in ES modules can. Measured: a third less. */
const leanRuntime = {
  apply(compiler) {
    const toEsm = (resource) => {
      resource.request = resource.request.replace(/\.cjs$/, '.js');
    };
    new rspack.NormalModuleReplacementPlugin(COMMON_JS, toEsm).apply(compiler);
    compiler.hooks.afterPlugins.tap({ name: 'lean-federation-runtime', stage: 100 }, () => {
      const aliases = Object.entries(compiler.options.resolve.alias ?? {});
      const lean = ([name, file]) => [
        name,
        name.startsWith('@module-federation/') ? String(file).replace(/\.cjs$/, '.js') : file,
      ];
      compiler.options.resolve.alias = Object.fromEntries(aliases.map(lean));
    });
  },
};

/** The file of a remote that the page runs first. */
export const ENTRY_FILE = 'remoteEntry.js';

/** The global that a remote's entry defines; two builds of one remote can be in one page. */
export function containerOf(name, build) {
  return `paga_${name}_${build.replace(/\W/g, '_')}`;
}
