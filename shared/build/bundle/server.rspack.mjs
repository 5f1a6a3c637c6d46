// The build of the API server: one ES module for Node. The packages it declares stay outside (some carry binaries); workspace packages and what only
// those declare go in.
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

/** Whether a request stays an import of the bundle: a part of Node, or a package that the server itself declares and so finds at run time. */
function outsideOf(dir) {
  const { dependencies } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const declared = new Set(Object.keys(dependencies).filter((name) => !name.startsWith('@paga/')));
  const packageOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');
  return (request) => request.startsWith('node:') || isBuiltin(request) || declared.has(packageOf(request));
}

/** Every program that runs beside the event loop: those that `core/offload` finds in the bundle by the name of their file alone. */
function workersOf(dir) {
  const files = readdirSync(path.join(dir, 'src'), { recursive: true }).filter((file) =>
    file.endsWith('.worker.ts'),
  );
  const workers = Object.fromEntries(files.map((file) => [path.basename(file, '.ts'), `./src/${file}`]));
  if (Object.keys(workers).length < files.length)
    throw new Error(`two workers share a name: ${files.join(', ')}`);
  return workers;
}

/** The settings that bundle the API server into `dist/main.mjs`. */
export function server({ dir = process.cwd() } = {}) {
  const isOutside = outsideOf(dir);
  return {
    name: 'server',
    mode: 'production',
    target: 'node20',
    devtool: 'source-map',
    context: dir,
    // The others run beside the server: in threads and child processes (`core/offload`), and the emulator that a demo starts.
    entry: {
      main: './src/main.ts',
      'run-job': './src/core/offload/run-job.ts',
      child: './src/core/offload/child.ts',
      ...workersOf(dir),
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
          use: {
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          },
        },
      ],
    },
    // Names and lines of an error report stay readable; size does not matter on a server.
    optimization: { minimize: false, splitChunks: false },
    performance: false,
    infrastructureLogging: { level: 'warn' },
  };
}
