// For tests: bundles the shell or a remote into a folder that is thrown away, as the build does but unminified, also as it would be after a change of
// one file.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { modulesIn } from '../bundle/contents.mjs';
import { filesIn } from '../bundle/finish.mjs';
import { remote } from '../bundle/remote.rspack.mjs';
import { root } from '../bundle/rspack.base.mjs';
import { shell } from '../bundle/shell.rspack.mjs';

/** The hash of all files of the bundle and the files of this checkout in it; `changed`, a file of the contract, gets another line. */
export async function probe(app, changed) {
  const folder = mkdtempSync(path.join(tmpdir(), 'paga-probe-'));
  const dir = path.join(root, app);
  const settings = app === 'shell' ? shell({ dir }) : remote({ dir, build: 'probe' });
  const change = {
    include: path.join(root, 'shared/contract/src'),
    enforce: 'pre',
    loader: path.join(import.meta.dirname, 'change-one.cjs'),
    options: { changed: changed && path.join(root, changed) },
  };
  const output = path.join(folder, 'bundle');
  const compiler = rspack({
    ...settings,
    optimization: { ...settings.optimization, minimize: false },
    output: { ...settings.output, path: output },
    module: { ...settings.module, rules: [...settings.module.rules, change] },
  });
  try {
    const stats = await new Promise((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result))),
    );
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
    const hash = createHash('sha256');
    for (const file of filesIn(output)) hash.update(file).update(readFileSync(path.join(output, file)));
    return { bytes: hash.digest('hex'), files: modulesIn(stats).map(({ file }) => file) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
