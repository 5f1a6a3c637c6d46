// The build of the API server: one ES module for Node. Packages from npm stay outside (some carry binaries), workspace packages go in.
import path from 'node:path';
import { rspack } from '@rspack/core';

const OWN = /^@paga\//;
const isOutside = (request) =>
  !OWN.test(request) && /^(?:node:|@[\w.-]+\/|[a-z][\w.-]*(?:\/|$))/i.test(request) && !path.isAbsolute(request);

/** The settings that bundle the API server into `dist/main.mjs`. */
export function server({ dir = process.cwd() } = {}) {
  return {
    name: 'server',
    mode: 'production',
    target: 'node20',
    devtool: 'source-map',
    context: dir,
    // The others are the program of the threads that draw files, and the emulator that a demo starts beside the server.
    entry: {
      main: './src/main.ts',
      'draw.worker': './src/core/print/draw.worker.ts',
      'quickbooks-emulator': './emulators/quickbooks/main.ts',
    },
    experiments: { outputModule: true },
    output: {
      path: path.join(dir, 'dist'),
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      module: true,
      library: { type: 'module' },
      clean: true,
    },
    externalsType: 'module',
    externals: [({ request }, done) => (isOutside(request) ? done(null, `module ${request}`) : done())],
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: {
      // `import.meta.dirname` must mean the bundle's own folder at run time.
      parser: { javascript: { importMeta: false } },
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/auto',
          use: { loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } } },
        },
      ],
    },
    // Names and lines of an error report stay readable; size does not matter on a server.
    optimization: { minimize: false, splitChunks: false },
    performance: false,
    infrastructureLogging: { level: 'warn' },
    plugins: [new rspack.DefinePlugin({})],
  };
}
