// `node bundle-server.mjs <folder>`: the API server in a folder of its own inside mock-api, for tests that start it and its programs again and again: a
// third of the time that it takes from its sources. Beside it the server that the screen tests speak to.
import path from 'node:path';
import { rspack } from '@rspack/core';
import { root } from './rspack.base.mjs';
import { server } from './server.rspack.mjs';

const settings = server({ dir: path.join(root, 'mock-api') });
const compiler = rspack({
  ...settings,
  devtool: false,
  entry: { ...settings.entry, 'http-server': path.join(root, 'shared/testing/src/server/http-server.ts') },
  output: { ...settings.output, path: path.resolve(process.argv[2]) },
});
compiler.run((error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString({ all: false, errors: true, colors: false }));
  process.exitCode = 1;
});
