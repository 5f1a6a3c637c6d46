// Runs a bench of the server as the product is shipped: bundled by the settings of its build, with the programs that run beside the event loop. From the sources
// tsx marks every inner function with its name each time it is made, which a call of the server has paid with a fifth of its time.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { server } from '../bundle/server.rspack.mjs';

const [file] = process.argv.slice(2);
const name = path.basename(file, '.ts');
const { entry, output, ...settings } = server();
const { main: _, ...beside } = entry;
// Inside the package, where the bundle finds the packages that stay outside of it.
const folder = path.resolve('.build/bench', name);
const compiler = rspack({
  ...settings,
  entry: { ...beside, [name]: path.resolve(file) },
  output: { ...output, path: folder },
});
await new Promise((resolve, reject) =>
  compiler.run((error, stats) => {
    if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString({ all: false, errors: true })));
    else compiler.close(resolve);
  }),
);
process.exit(
  spawnSync(process.execPath, [path.join(folder, `${name}.mjs`)], { stdio: 'inherit' }).status ?? 1,
);
