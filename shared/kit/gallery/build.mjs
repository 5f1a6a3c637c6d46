// Bundles a page of the kit (gallery, bench, size) with rspack; source maps off, no server of its own.
import path from 'node:path';
import { rspack } from '@rspack/core';

const root = path.join(import.meta.dirname, '..');

const TYPESCRIPT = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  },
  type: 'javascript/auto',
};

/** Builds `entry` into `output` and answers the statistics as JSON. */
export async function bundle({
  entry,
  output,
  externals = {},
  mode = 'production',
  library = false,
  concatenate = true,
}) {
  const compiler = rspack({
    mode,
    context: root,
    entry: { main: entry },
    devtool: false,
    target: 'web',
    externals,
    externalsType: library ? 'module' : undefined,
    output: {
      path: output,
      clean: true,
      filename: '[name].js',
      module: library,
      library: library ? { type: 'module' } : undefined,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [TYPESCRIPT, { test: /\.css$/, type: 'css' }, { test: /\.woff2$/, type: 'asset/resource' }],
    },
    plugins: library
      ? []
      : [
          new rspack.HtmlRspackPlugin({
            template: path.join(root, 'gallery/index.html'),
            favicon: path.join(root, 'assets/favicon.svg'),
          }),
        ],
    optimization: { concatenateModules: concatenate },
    performance: false,
  });
  return statisticsOf(compiler);
}

async function statisticsOf(compiler) {
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  return stats.toJson({ all: false, assets: true, modules: true, modulesSpace: Number.POSITIVE_INFINITY });
}
