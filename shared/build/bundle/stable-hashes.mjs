// The integrity plugin writes the hashes of chunks in the order in which they were ready: sorted, the same sources give the same bytes.
import { rspack } from '@rspack/core';

const TABLE = /(\.sri(?:Css)?Hashes\s*=\s*)\{([^{}]*)\}/g;

const sorted = (text) =>
  text.replace(TABLE, (_, before, rows) => {
    const inOrder = rows.match(/[^,{}]+:\s*"[^"]*"/g) ?? [];
    return `${before}{${inOrder.sort().join(',')}}`;
  });

/** Sorts the tables of hashes that an entry carries. */
export const stableHashes = {
  apply(compiler) {
    const name = 'stable-hashes';
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.compilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((asset) => asset.endsWith('.js'))) {
          const text = assets[file].source().toString();
          if (text.includes('.sri'))
            compilation.updateAsset(file, new rspack.sources.RawSource(sorted(text)));
        }
      }),
    );
  },
};
