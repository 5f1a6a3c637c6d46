// `node bundle-server.mjs <folder>`: the API server in a folder of its own inside mock-api, for tests that start it again and again: a third of the
// time that it takes from its sources.
import path from 'node:path';
import { rspack } from '@rspack/core';
import { root } from './rspack.base.mjs';
import { server } from './server.rspack.mjs';

const settings = server({ dir: path.join(root, 'mock-api') });
const compiler = rspack({
  ...settings,
  devtool: false,
  output: { ...settings.output, path: path.resolve(process.argv[2]) },
});
compiler.run((error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString({ all: false, errors: true, colors: false }));
  process.exitCode = 1;
});
